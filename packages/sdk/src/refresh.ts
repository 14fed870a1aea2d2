import { ApiError, isApiError } from './errors.ts'
import type { RefreshedToken } from './generated/notifications.ts'
import type { Session } from './session.ts'
import { unexpected } from './shape.ts'

/** Exchanges stale tokens: one exchange at a time, whoever asks. */
export interface Refresher {
  /**
   * Whether a call that was refused with this token may be made once more: the token was replaced meanwhile, or is
   * now. Throws where it cannot be told, because the exchange did not get through.
   */
  renew(stale: string): Promise<boolean>
  /** A call was refused once more. Where that was with a token fresh from the exchange, the session is over. */
  endIfFresh(refused: string): void
}

/** Watches over one session. */
export function createRefresher(
  session: Session,
  exchange: (refreshToken: string) => Promise<RefreshedToken>,
): Refresher {
  let flight: { readonly stale: string; readonly landed: Promise<boolean> } | undefined
  let fresh: string | undefined

  const end = (refused: string) => {
    if (session.jwtToken() === refused) session.clear?.()
  }

  /** Exchanges the token; whether it was put into the store. */
  async function fly(stale: string): Promise<boolean> {
    const used = session.refreshToken?.()
    // Another tab may have been first, while this one waited for its turn.
    if (session.jwtToken() !== stale) return false
    if (!used || !session.replace) {
      end(stale)
      return false
    }
    try {
      const { token, refreshToken } = await exchange(used)
      // Whoever has logged out meanwhile stays so, and whoever has logged in again keeps that session.
      if (session.jwtToken() !== stale || session.refreshToken?.() !== used) return false
      fresh = token
      session.replace({ jwtToken: token, ...(refreshToken && { refreshToken }) })
      return true
    } catch (error) {
      // Anything but a refusal says nothing about the session.
      if (!isApiError(error) || error.status >= 500 || error.status === 429) throw error
      end(stale)
      return false
    }
  }

  async function flyAlone(stale: string): Promise<boolean> {
    let isReplaced = false
    const exchangeAlone = async () => {
      isReplaced = await fly(stale)
    }
    await (session.exclusively ? session.exclusively(exchangeAlone) : exchangeAlone())
    return isReplaced
  }

  return {
    endIfFresh(refused) {
      if (refused === fresh) end(refused)
    },

    async renew(stale) {
      if (session.jwtToken() === stale) {
        // Of another token where somebody has logged in anew while the old one was exchanged.
        if (flight?.stale !== stale) flight = { stale, landed: flyAlone(stale) }
        const own = flight
        try {
          // A new token may read like the old one: where both were signed in the same second, for the same time.
          if (await own.landed) return session.jwtToken() !== null
        } finally {
          if (flight === own) flight = undefined
        }
      }
      const token = session.jwtToken()
      return token !== null && token !== stale
    },
  }
}

/** As the API refuses a call without a session. */
export const sessionEnded = () => new ApiError('', 401)

/** The new tokens of an answer, or an `AnswerError`. */
export function refreshedOf(refreshed: RefreshedToken): RefreshedToken {
  if (refreshed.token === '') throw unexpected('token')
  return refreshed
}
