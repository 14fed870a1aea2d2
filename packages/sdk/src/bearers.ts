import type { ApiError } from './errors.ts'
import type { RefreshedToken } from './generated/notifications.ts'
import type { Operation } from './operations.ts'
import { createTokenRefresher, type TokenRefresher } from './refresh.ts'
import { sessionEndedError } from './refreshed-token.ts'
import { readToken, type Session } from './session.ts'

/** What happens to the token of a call. */
export interface Bearer {
  readonly session: Session
  /** Whether a refusal means that the token is stale. */
  isStale(refusal: ApiError): boolean
  /** Receives a stale token that the call does not exchange. */
  onStaleToken?(token: string): void
  /** Exchanges a stale token. */
  readonly refresher?: TokenRefresher | undefined
}

/** The bearers of a connection's calls. Calls of one session whose token is stale share one exchange. */
export interface Bearers {
  /** The bearer of a staff call. With `renew`, a call of the notifications service also exchanges a stale token. */
  bearerOf(operation: Operation, renew: boolean | undefined): Bearer | undefined
  /** Exchanges the token that a notification was last refused with, else the session's. */
  renew(): Promise<void>
}

/** Creates the bearers of a connection. */
export function createBearers(
  session: Session | undefined,
  exchange: (refreshToken: string) => Promise<RefreshedToken>,
): Bearers {
  if (!session) {
    return {
      bearerOf: () => undefined,
      renew: () => Promise.reject(sessionEndedError()),
    }
  }
  const refresher = createTokenRefresher(session, exchange)
  let staleToken: string | undefined

  const platform: Bearer = { session, refresher, isStale: ({ status }) => status === 401 }
  const renewingNotifications: Bearer = { session, refresher, isStale: ({ fields }) => 'jwt' in fields }
  // Notification calls refresh explicitly through `renew()`: the flow shows that step.
  const notifications: Bearer = {
    ...renewingNotifications,
    refresher: undefined,
    onStaleToken(token) {
      staleToken = token
    },
  }

  return {
    bearerOf({ isStaff, service }, renew) {
      if (!isStaff) return undefined
      if (service !== 'notifications') return platform
      return renew ? renewingNotifications : notifications
    },
    async renew() {
      const stale = staleToken ?? (await readToken(session, 'jwtToken'))
      if (!stale || !(await refresher.renew(stale))) throw sessionEndedError()
    },
  }
}
