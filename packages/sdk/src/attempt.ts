import { NetworkError } from './errors.ts'
import type { PreparedRequest } from './request.ts'
import { retainWhile } from './retain.ts'
import type { ReceivedResponse, Transport } from './transport.ts'

/** Sends a request once and reads the whole response. Throws a `NetworkError` when there is none in time. */
export async function attempt(
  { request, payload }: Pick<PreparedRequest, 'request' | 'payload'>,
  { fetch, clock }: Pick<Transport, 'fetch' | 'clock'>,
  timeout: number,
): Promise<ReceivedResponse> {
  // Listeners instead of `AbortSignal.any`, which holds its sources only weakly: in Node they may be collected.
  const stop = new AbortController()
  const done = new AbortController()
  const abort = () => stop.abort(request.signal.reason)
  request.signal.addEventListener('abort', abort)
  const { signal } = stop
  try {
    if (request.signal.aborted) abort()
    signal.throwIfAborted()
    clock.sleep(timeout, done.signal).then(
      () => stop.abort(new DOMException('The time is up.', 'TimeoutError')),
      () => {},
    )
    return await retainWhile(new Request(request, { signal, body: payload ?? null }), (sent) =>
      Promise.race([readResponse(fetch(sent)), rejectOnAbort(signal)]),
    )
  } catch (cause) {
    throw toNetworkError(signal, cause)
  } finally {
    done.abort()
    request.signal.removeEventListener('abort', abort)
  }
}

/** The error of a request without a response: timed out, aborted, or offline. */
export function toNetworkError({ aborted, reason }: AbortSignal, cause: unknown): NetworkError {
  if (!aborted) return new NetworkError('offline', cause)
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError'
  return new NetworkError(isTimeout ? 'timeout' : 'aborted', cause)
}

// The timeout covers the body, too.
async function readResponse(sent: Promise<Response>): Promise<ReceivedResponse> {
  const response = await sent
  return { response, text: await response.text() }
}

// A `fetch` from the options may ignore the signal.
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
