/** From the least to the most important. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

/** Writes one event to the log. Details must not include a code, a token or a credential. */
export type Log = (
  event: string,
  details?: Record<string, string | number | boolean | null>,
  level?: LogLevel,
) => void
