import { isApiError } from './errors.ts'
import { exchangesOf } from './exchanges.ts'
import type { RefreshedToken } from './generated/notifications.ts'
import { readToken, runWithLock, type Session } from './session.ts'

/** Exchanges the stale tokens of one session. Concurrent calls share one exchange. */
export interface TokenRefresher {
  /**
   * Returns whether a call that was refused with this token can be repeated: the token is replaced now, or was replaced
   * meanwhile. Throws when the exchange fails for another reason than a refusal.
   */
  renew(stale: string): Promise<boolean>
  /** Ends the session if a repeated call was refused with the token of the last exchange. */
  endIfFresh(refused: string): Promise<void>
}

/** Creates the refresher of a connection. */
export function createTokenRefresher(
  session: Session,
  exchange: (refreshToken: string) => Promise<RefreshedToken>,
): TokenRefresher {
  const exchanges = exchangesOf(session)

  const jwtToken = () => readToken(session, 'jwtToken')
  const refreshToken = () => readToken(session, 'refreshToken')
  const end = async (refused: string) => {
    if ((await jwtToken()) === refused) await session.clear?.()
  }

  /** Exchanges the token. Returns whether the session has the new one. */
  async function replaceToken(stale: string): Promise<boolean> {
    const used = await refreshToken()
    // Another tab may have replaced it while this one waited for the lock.
    if ((await jwtToken()) !== stale) return false
    if (!used || !session.replace) {
      await end(stale)
      return false
    }
    try {
      const { token, refreshToken: next } = await exchange(used)
      // A logout or a new login during the exchange wins.
      if ((await jwtToken()) !== stale || (await refreshToken()) !== used) return false
      exchanges.fresh = token
      await session.replace({ jwtToken: token, ...(next && { refreshToken: next }) })
      return true
    } catch (error) {
      // Only a refusal proves that the session is over.
      if (!isApiError(error) || error.status >= 500 || error.status === 429) throw error
      await end(stale)
      return false
    }
  }

  return {
    async endIfFresh(refused) {
      if (refused === exchanges.fresh) await end(refused)
    },

    async renew(stale) {
      if ((await jwtToken()) === stale) {
        // After a new login, an exchange of the previous token may still be in flight.
        if (exchanges.inFlight?.stale !== stale)
          exchanges.inFlight = { stale, isReplaced: runWithLock(session, () => replaceToken(stale)) }
        const current = exchanges.inFlight
        try {
          // The new token equals the old one when both were signed in the same second.
          if (await current.isReplaced) return (await jwtToken()) !== null
        } finally {
          if (exchanges.inFlight === current) exchanges.inFlight = undefined
        }
      }
      const token = await jwtToken()
      return token !== null && token !== stale
    },
  }
}
