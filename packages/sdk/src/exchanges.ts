import type { Session } from './session.ts'

/** The exchange of a stale token that runs, and the token of the last one. */
export interface Exchanges {
  inFlight?: { readonly stale: string; readonly isReplaced: Promise<boolean> } | undefined
  fresh?: string
}

const exchangesBySession = new WeakMap<Session, Exchanges>()

/** The exchanges of a session, for all its clients: an API may end a session whose refresh token is used twice. */
export function exchangesOf(session: Session): Exchanges {
  const exchanges = exchangesBySession.get(session) ?? {}
  exchangesBySession.set(session, exchanges)
  return exchanges
}
