import type { Milliseconds } from './clock.ts'
import { addDetails, isApiError, isCallError, NetworkError } from './errors.ts'
import { createCallEvent, notify, requestEvent, toErrorReport } from './hooks.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import type { Mismatch } from './read-shape.ts'
import { unexpectedShape } from './readers.ts'
import { redactHeaders, redactText } from './redact.ts'
import type { TokenRefresher } from './refresh.ts'
import { bearerHeader, type PreparedRequest } from './request.ts'
import { requestIdOf, responseInfoOf } from './response-info.ts'
import { sendOnce, toNetworkError } from './send-once.ts'
import type { ReceivedResponse, Transport } from './transport.ts'

/**
 * Makes one call: sends its request, retries a failed read, repeats the call once with a new token when its token is stale,
 * and notifies the hooks. `read` receives the response and the time.
 */
export type Send = <Result>(
  operation: string,
  address: Pick<PreparedRequest, 'method' | 'url'>,
  options: CallOptions & { calledAs?: string },
  prepare: () => PreparedRequest,
  read: (received: ReceivedResponse, mismatches: Mismatch[], now: Milliseconds) => Result,
) => Promise<Result>

/** Creates the `Send` of a client. */
export function createSend({ clock, hooks, retry, fetch }: Transport, client: ClientOptions): Send {
  let calls = 0

  return async (operation, address, options, prepare, read) => {
    calls += 1
    const call = calls
    let sent = address
    let received: ReceivedResponse | undefined
    const callEvent = () => createCallEvent(call, operation, sent)
    const mismatches: Mismatch[] = []

    /**
     * One of the client's three errors. Any other becomes an `InvalidResponseError` if there was a response, which its
     * reader did not expect, else a `NetworkError`, for example of a session store that throws.
     */
    const toCallError = (cause: unknown) => {
      const error = isCallError(cause)
        ? cause
        : received
          ? unexpectedShape('content', undefined, '', cause)
          : new NetworkError('offline', cause)
      if (error.operation === undefined) {
        const { call: _, ...details } = callEvent()
        addDetails(error, options.calledAs ?? operation, {
          ...details,
          ...(received && responseDetails(received)),
        })
      }
      return error
    }

    try {
      const prepared = prepare()
      const { headers, refresher, session, signal } = prepared
      sent = prepared
      const timeout =
        options.timeout ?? (prepared.isUpload ? (client.uploadTimeout ?? 60_000) : (client.timeout ?? 15_000))
      const deadline = clock.now() + (client.totalTimeout ?? 2 * timeout)
      let waited = 0
      let retries = 0
      let isRenewed = false
      for (let attempts = 1; ; attempts += 1) {
        let token: string | null = null
        received = undefined
        try {
          // A custom Authorization header stays.
          if (session && !headers.authorization) token = session.jwtToken()
          const request = token ? { ...prepared, headers: { ...headers, ...bearerHeader(token) } } : prepared
          const started = clock.now()
          notify(hooks, 'request', () => ({ ...callEvent(), ...requestEvent(request), attempt: attempts }))
          const timeLeft = Math.max(0, Math.min(timeout, deadline - started))
          const current = await sendOnce(request, { fetch, clock }, timeLeft)
          received = current
          const { response, text } = current
          notify(hooks, 'response', () => ({
            ...callEvent(),
            attempt: attempts,
            status: response.status,
            headers: redactHeaders(response.headers),
            ...requestIdOf(response.headers),
            milliseconds: clock.now() - started,
          }))
          const result = read(current, mismatches, clock.now())
          retry.recordSuccess()
          if (mismatches.length > 0)
            notify(hooks, 'mismatch', () => ({
              ...callEvent(),
              mismatches,
              ...requestIdOf(response.headers),
            }))
          // Reading headers takes time.
          if (hooks.deprecated) {
            const info = responseInfoOf(response)
            if (info.deprecated || info.sunset)
              notify(hooks, 'deprecated', () => ({ ...callEvent(), ...info }))
          }
          notify(options, 'onResponse', () => ({
            ...responseInfoOf(response),
            attempts,
            response: new Response(text === '' ? null : text, response),
          }))
          return result
        } catch (cause) {
          const error = toCallError(cause)
          received = undefined
          if (token && isApiError(error)) {
            if ('jwt' in error.fields) prepared.onStaleToken?.(token)
            if (refresher && error.status === 401) {
              if (isRenewed) refresher.endIfFresh(token)
              else {
                isRenewed = await renewUnlessAborted(refresher, token, signal)
                notify(hooks, 'refresh', () => ({ ...callEvent(), isRenewed }))
                if (isRenewed) continue
              }
            }
          }
          const timeLeft = deadline - clock.now()
          const wait = prepared.isRead
            ? retry.delay(error, { retries, waited, timeLeft, retry: options.retry })
            : undefined
          if (wait === undefined) throw error
          notify(hooks, 'retry', () => ({
            ...callEvent(),
            attempt: attempts,
            error: toErrorReport(error),
            milliseconds: wait,
          }))
          retries += 1
          waited += wait
          await clock.sleep(wait, signal ?? new AbortController().signal).catch((reason) => {
            throw toNetworkError(signal, reason)
          })
        }
      }
    } catch (cause) {
      const error = toCallError(cause)
      notify(hooks, 'error', () => ({ ...callEvent(), error: toErrorReport(error) }))
      throw error
    }
  }
}

/** The start of a body, in an error. */
const maxBodyLength = 200

function responseDetails(received: ReceivedResponse) {
  const { status, headers } = received.response
  const [contentType] = (headers.get('Content-Type') ?? '').split(';')
  const body = redactText(received.text).slice(0, maxBodyLength)
  return {
    httpStatus: status,
    ...(contentType && { contentType }),
    ...(body && { body }),
    ...requestIdOf(headers),
  }
}

// Aborting stops only this call's wait: other calls may wait for the same exchange.
function renewUnlessAborted(
  refresher: TokenRefresher,
  token: string,
  signal: AbortSignal | undefined,
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
