/** Whether a statement failed on a unique key. PGlite and PostgreSQL both report `unique_violation`. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === '23505'
}
