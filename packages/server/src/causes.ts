/** An error and its causes, the outermost first. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}

/** The first code among an error and its causes, of PostgreSQL or of the system. */
export const codeOf = (error: unknown): string | null =>
  causesOf(error)
    .map((cause) => ('code' in cause && typeof cause.code === 'string' ? cause.code : ''))
    .find((code) => code !== '') ?? null
