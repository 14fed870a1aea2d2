import { attempt, failure, type Received, type Sending } from './attempt.ts'
import { isAnswerError, isApiError, isNetworkError, NetworkError } from './errors.ts'
import { callEvent, type Hooks, reportOf, requestEvent, tell } from './hooks.ts'
import { notesOf } from './receipt.ts'
import { redactHeaders } from './redact.ts'
import type { Refresher } from './refresh.ts'
import type { Outgoing } from './request.ts'
import type { Retry } from './retry.ts'

/** What every call of a client is made with. */
export interface Means extends Sending {
  readonly retry: Retry
  readonly hooks: Hooks
}

/** One call, and what may be done for it. */
export interface Call extends Outgoing {
  /** Tells it from others. */
  readonly number: number
  readonly operation: string
  /** What it sends, for whoever logs it. */
  readonly body?: unknown
  /** It changes nothing, and may be made again. */
  readonly isRead: boolean
  /** Milliseconds for one attempt, and for all of them with the waits between them. */
  readonly timeout: number
  readonly totalTimeout: number
  /** The token it carries, where it carries the session's. */
  readonly jwtToken?: () => string | null
  /** Exchanges the token when it is stale. */
  readonly refresher?: Refresher
  /** Is told of a stale token, where it is for others to exchange it. */
  readonly onStale?: (token: string) => void
}

/** What came of a call. */
export interface Outcome<Result> {
  readonly result: Result
  readonly received: Received
  readonly attempts: number
}

/**
 * Makes a call until its answer stands. A read that fails for the moment is made again after a while; a call whose
 * token is stale, once more with a new one.
 */
export async function exchange<Result>(
  means: Means,
  call: Call,
  read: (received: Received) => Result,
): Promise<Outcome<Result>> {
  const { clock, hooks, retry } = means
  const { request, refresher } = call
  const about = () => callEvent(call.number, call.operation, request)
  const until = clock.now() + call.totalTimeout
  // Whoever brings a token of their own keeps it.
  const jwtToken = request.headers.has('Authorization') ? undefined : call.jwtToken
  let waited = 0
  let retries = 0
  let isRenewed = false
  for (let attempts = 1; ; attempts += 1) {
    let token: string | null = null
    let received: Received | undefined
    try {
      token = jwtToken?.() ?? null
      for (const [name, value] of Object.entries(bearer(token))) request.headers.set(name, value)
      const started = clock.now()
      tell(hooks, 'request', () => ({ ...about(), ...requestEvent(request, call.body), attempt: attempts }))
      received = await attempt(call, means, Math.max(0, Math.min(call.timeout, until - started)))
      const { status, headers } = received.response
      tell(hooks, 'response', () => ({
        ...about(),
        attempt: attempts,
        status,
        headers: redactHeaders(headers),
        ...requestIdOf(received),
        milliseconds: clock.now() - started,
      }))
      const result = read(received)
      retry.reward()
      return { result, received, attempts }
    } catch (cause) {
      const error = named(cause, call.operation, received)
      if (token && isApiError(error) && 'jwt' in error.fields) call.onStale?.(token)
      if (token && refresher && isApiError(error) && error.status === 401) {
        if (isRenewed) refresher.endIfFresh(token)
        else {
          isRenewed = await renewed(refresher, token, request.signal)
          tell(hooks, 'refresh', () => ({ ...about(), isRenewed }))
          if (isRenewed) continue
        }
      }
      const room = until - clock.now()
      const wait = call.isRead ? retry.delay(error, { retries, waited, room }) : undefined
      if (wait === undefined) throw error
      tell(hooks, 'retry', () => ({
        ...about(),
        attempt: attempts,
        error: reportOf(error),
        milliseconds: wait,
      }))
      retries += 1
      waited += wait
      await clock.sleep(wait, request.signal).catch((reason) => {
        throw named(failure(request.signal, reason), call.operation)
      })
    }
  }
}

/** An error of ours, that says which call it was; whatever else breaks on the way is a failure of the network. */
export function named(cause: unknown, operation: string, received?: Received) {
  const isOurs = isApiError(cause) || isNetworkError(cause) || isAnswerError(cause)
  const error = isOurs ? cause : new NetworkError('offline', cause)
  error.operation ??= operation
  if (error.requestId === undefined) Object.assign(error, requestIdOf(received))
  return error
}

const requestIdOf = (received: Received | undefined) => {
  const { requestId } = received ? notesOf(received.response) : {}
  return requestId === undefined ? {} : { requestId }
}

/** The header that carries a token; none where there is no token, or one that cannot stand in a header. */
export const bearer = (token: string | null | undefined): Record<string, string> =>
  token && /^[\x21-\x7e]+$/.test(token) ? { Authorization: `Bearer ${token}` } : {}

// The exchange itself is never given up, for whoever else waits for it: only this call's waiting is.
function renewed(refresher: Refresher, token: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(failure(signal, signal.reason))
    signal.addEventListener('abort', giveUp, { once: true })
    refresher
      .renew(token)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', giveUp))
  })
}
