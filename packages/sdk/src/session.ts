/** The tokens of a session. With `jwtToken` alone they are sent; with the other members, stale ones are exchanged. */
export interface Session {
  /** The token of staff calls, or null without a session. */
  jwtToken(): string | null
  /** The refresh token, or null when there is none. */
  refreshToken?(): string | null
  /** Stores a new token, and a new refresh token if the service rotates them. */
  replace?(tokens: { readonly jwtToken: string; readonly refreshToken?: string }): void
  /**
   * Runs one exchange at a time, for a store that several tabs share:
   * `(exchange) => navigator.locks.request('session', exchange)`.
   */
  withLock?(exchange: () => Promise<void>): Promise<void>
  /** Ends the session: the API refuses its token, and the token cannot be exchanged. */
  clear?(): void
}

/** Runs an exchange with the lock of the session, if it has one, and returns its result. */
export async function runWithLock(session: Session, exchange: () => Promise<boolean>): Promise<boolean> {
  if (!session.withLock) return exchange()
  let result = false
  await session.withLock(async () => {
    result = await exchange()
  })
  return result
}
