/** Writes one event to the log. Details must not include a code, a token or a credential. */
export type Log = (
  event: string,
  details?: Record<string, string | number | boolean | null>,
  level?: 'info' | 'warn' | 'error',
) => void
