import { isApiError } from './errors.ts'
import { exchangesOf } from './exchanges.ts'
import type { RefreshedToken } from './generated/notifications.ts'
import { runWithLock, type Session } from './session.ts'

/** Exchanges the stale tokens of one session. Concurrent calls share one exchange. */
export interface TokenRefresher {
  /**
   * Returns whether a call that was refused with this token can be repeated: the token is replaced now, or was replaced
   * meanwhile. Throws when the exchange fails for another reason than a refusal.
   */
  renew(stale: string): Promise<boolean>
  /** Ends the session if a repeated call was refused with the token of the last exchange. */
  endIfFresh(refused: string): void
}

/** Creates the refresher of a client. */
export function createTokenRefresher(
  session: Session,
  exchange: (refreshToken: string) => Promise<RefreshedToken>,
): TokenRefresher {
  const exchanges = exchangesOf(session)

  const end = (refused: string) => {
    if (session.jwtToken() === refused) session.clear?.()
  }

  /** Exchanges the token. Returns whether the session has the new one. */
  async function replaceToken(stale: string): Promise<boolean> {
    const used = session.refreshToken?.()
    // Another tab may have replaced it while this one waited for the lock.
    if (session.jwtToken() !== stale) return false
    if (!used || !session.replace) {
      end(stale)
      return false
    }
    try {
      const { token, refreshToken } = await exchange(used)
      // A logout or a new login during the exchange wins.
      if (session.jwtToken() !== stale || session.refreshToken?.() !== used) return false
      exchanges.fresh = token
      session.replace({ jwtToken: token, ...(refreshToken && { refreshToken }) })
      return true
    } catch (error) {
      // Only a refusal proves that the session is over.
      if (!isApiError(error) || error.status >= 500 || error.status === 429) throw error
      end(stale)
      return false
    }
  }

  return {
    endIfFresh(refused) {
      if (refused === exchanges.fresh) end(refused)
    },

    async renew(stale) {
      if (session.jwtToken() === stale) {
        // After a new login, an exchange of the previous token may still be in flight.
        if (exchanges.inFlight?.stale !== stale)
          exchanges.inFlight = { stale, isReplaced: runWithLock(session, () => replaceToken(stale)) }
        const current = exchanges.inFlight
        try {
          // The new token equals the old one when both were signed in the same second.
          if (await current.isReplaced) return session.jwtToken() !== null
        } finally {
          if (exchanges.inFlight === current) exchanges.inFlight = undefined
        }
      }
      const token = session.jwtToken()
      return token !== null && token !== stale
    },
  }
}
