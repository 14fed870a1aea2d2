/** Where the tokens of a session are kept. Only the first is needed; with the others, stale tokens are replaced. */
export interface Session {
  /** The token that staff calls carry, or null while nobody is signed in. */
  jwtToken(): string | null
  /** What a stale token is exchanged with; null where there is nothing to exchange it with. */
  refreshToken?(): string | null
  /** Puts a new token in the place of the old one, and the refresh token's successor where there is one. */
  replace?(tokens: { readonly jwtToken: string; readonly refreshToken?: string }): void
  /**
   * Runs one exchange of tokens at a time, for a store that several tabs share:
   * `(exchange) => navigator.locks.request('session', exchange)`.
   */
  exclusively?(exchange: () => Promise<void>): Promise<void>
  /** Ends the session: the API refuses its token, and a new one is not to be had. */
  clear?(): void
}
