/** Whether a statement failed because a row with the same key is there already. Both engines say it by one code. */
export function breaksUniqueness(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === '23505'
}
