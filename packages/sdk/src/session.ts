/**
 * The tokens of a session. `jwtToken` is enough to send a token; with the other members the SDK exchanges one that has
 * expired.
 */
export interface Session {
  /** The token of staff calls, or null without a session. */
  jwtToken(): Token | Promise<Token>
  /** The refresh token, or null when there is none. */
  refreshToken?(): Token | Promise<Token>
  /** Stores a new token, and a new refresh token if the service rotates them. A promise is awaited. */
  replace?(tokens: { readonly jwtToken: string; readonly refreshToken?: string }): unknown
  /**
   * Runs one exchange at a time, for a store that several tabs share:
   * `(exchange) => navigator.locks.request('session', exchange)`.
   */
  withLock?(exchange: () => Promise<void>): Promise<void>
  /** Ends the session: the API refuses its token, and the token cannot be exchanged. A promise is awaited. */
  clear?(): unknown
}

type Token = string | null | undefined

/** Runs an exchange with the lock of the session, if it has one, and returns its result. */
export async function runWithLock(session: Session, exchange: () => Promise<boolean>): Promise<boolean> {
  if (!session.withLock) return exchange()
  let result = false
  await session.withLock(async () => {
    result = await exchange()
  })
  return result
}

/** Reads a token of a session. Throws a `TypeError` for anything else, which would silently not be sent. */
export async function readToken(session: Session, name: 'jwtToken' | 'refreshToken'): Promise<string | null> {
  const token: unknown = (await session[name]?.()) ?? null
  if (token === null || typeof token === 'string') return token
  throw new TypeError(`session.${name} must return a text or null, not ${typeof token}.`)
}
