import type { Bearer } from './bearers.ts'
import { type Call, notifyCall } from './call.ts'
import type { CompleteResponse, FetchWrapper } from './fetch.ts'
import type { TokenRefresher } from './refresh.ts'
import { readToken } from './session.ts'
import { toNetworkError } from './with-time-limit.ts'

/** Sends the token of the session, if any. When it is stale, exchanges it and sends the request once more. */
export const withBearer =
  (call: Call, bearer: Bearer | undefined): FetchWrapper =>
  (fetch) => {
    if (!bearer) return fetch
    const { session, isStale, onStaleToken, refresher } = bearer
    let isRenewed = false
    return async function send(url, init): Promise<CompleteResponse> {
      // A custom Authorization header stays.
      const token = init.headers.has('Authorization') ? null : await readToken(session, 'jwtToken')
      if (!token) return fetch(url, init)
      const headers = new Headers(init.headers)
      for (const [name, value] of Object.entries(bearerHeader(token))) headers.set(name, value)
      const response = await fetch(url, { ...init, headers })
      const refusal = call.refusalOf(response)
      if (!refusal || !isStale(refusal)) return response
      if (!refresher) onStaleToken?.(token)
      else if (isRenewed) await refresher.endIfFresh(token)
      else {
        isRenewed = await renewUnlessAborted(refresher, token, init.signal)
        notifyCall(call, 'refresh', () => ({ isRenewed }))
        if (isRenewed) return send(url, init)
      }
      return response
    }
  }

/** The Authorization header of a token; none for a token that is no valid header value. */
export const bearerHeader = (token: string | null | undefined): Record<string, string> =>
  token && /^[\x21-\x7e]+$/.test(token) ? { Authorization: `Bearer ${token}` } : {}

// Aborting stops only this call's wait: other calls may wait for the same exchange.
function renewUnlessAborted(
  refresher: TokenRefresher,
  token: string,
  signal: AbortSignal | null | undefined,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(toNetworkError(signal, signal?.reason))
    signal?.addEventListener('abort', abort, { once: true })
    refresher
      .renew(token)
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', abort))
  })
}
