import { attempt, toNetworkError } from './attempt.ts'
import { isApiError, isInvalidResponseError, isNetworkError, NetworkError } from './errors.ts'
import { type CallEvent, notify, requestEvent, toErrorReport } from './hooks.ts'
import { redactHeaders } from './redact.ts'
import type { TokenRefresher } from './refresh.ts'
import { bearerHeader, type PreparedRequest } from './request.ts'
import { responseInfoOf } from './response-info.ts'
import type { ReceivedResponse, Transport } from './transport.ts'

interface SendOptions {
  /** What every hook event of this call contains. */
  readonly callEvent: () => CallEvent
  /** Milliseconds for one attempt. */
  readonly timeout: number
  /** Milliseconds for all attempts and the waits between them. */
  readonly totalTimeout: number
}

/** Sends a request, retries a failed read, and repeats a call once with a new token when its token is stale. */
export async function send<Result>(
  transport: Transport,
  prepared: PreparedRequest,
  { callEvent, timeout, totalTimeout }: SendOptions,
  read: (received: ReceivedResponse) => Result,
) {
  const { clock, hooks, retry } = transport
  const { request, refresher } = prepared
  const deadline = clock.now() + totalTimeout
  // A custom Authorization header stays.
  const jwtToken = request.headers.has('Authorization') ? undefined : prepared.jwtToken
  let waited = 0
  let retries = 0
  let isRenewed = false
  for (let attempts = 1; ; attempts += 1) {
    let token: string | null = null
    let received: ReceivedResponse | undefined
    try {
      token = jwtToken?.() ?? null
      for (const [name, value] of Object.entries(bearerHeader(token))) request.headers.set(name, value)
      const started = clock.now()
      notify(hooks, 'request', () => ({
        ...callEvent(),
        ...requestEvent(request, prepared.body),
        attempt: attempts,
      }))
      received = await attempt(prepared, transport, Math.max(0, Math.min(timeout, deadline - started)))
      const { status, headers } = received.response
      notify(hooks, 'response', () => ({
        ...callEvent(),
        attempt: attempts,
        status,
        headers: redactHeaders(headers),
        ...requestIdOf(received),
        milliseconds: clock.now() - started,
      }))
      const result = read(received)
      retry.recordSuccess()
      return { result, received, attempts }
    } catch (cause) {
      const error = toCallError(cause, received)
      if (token && isApiError(error) && 'jwt' in error.fields) prepared.onStaleToken?.(token)
      if (token && refresher && isApiError(error) && error.status === 401) {
        if (isRenewed) refresher.endIfFresh(token)
        else {
          isRenewed = await renewUnlessAborted(refresher, token, request.signal)
          notify(hooks, 'refresh', () => ({ ...callEvent(), isRenewed }))
          if (isRenewed) continue
        }
      }
      const timeLeft = deadline - clock.now()
      const wait = prepared.isRead ? retry.delay(error, { retries, waited, timeLeft }) : undefined
      if (wait === undefined) throw error
      notify(hooks, 'retry', () => ({
        ...callEvent(),
        attempt: attempts,
        error: toErrorReport(error),
        milliseconds: wait,
      }))
      retries += 1
      waited += wait
      await clock.sleep(wait, request.signal).catch((reason) => {
        throw toNetworkError(request.signal, reason)
      })
    }
  }
}

/** One of the client's three errors. Any other, such as a session store that throws, becomes a `NetworkError`. */
export function toCallError(cause: unknown, received?: ReceivedResponse) {
  const isOwn = isApiError(cause) || isNetworkError(cause) || isInvalidResponseError(cause)
  const error = isOwn ? cause : new NetworkError('offline', cause)
  if (error.requestId === undefined) Object.assign(error, requestIdOf(received))
  return error
}

const requestIdOf = (received: ReceivedResponse | undefined) => {
  const { requestId } = received ? responseInfoOf(received.response) : {}
  return requestId === undefined ? {} : { requestId }
}

// Aborting stops only this call's wait: other calls may wait for the same exchange.
function renewUnlessAborted(refresher: TokenRefresher, token: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(toNetworkError(signal, signal.reason))
    signal.addEventListener('abort', abort, { once: true })
    refresher
      .renew(token)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}
