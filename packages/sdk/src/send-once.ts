import { type Clock, startTimer } from './clock.ts'
import { NetworkError } from './errors.ts'
import type { PreparedRequest } from './request.ts'
import type { ReceivedResponse, Transport } from './transport.ts'

/** Sends a request once and reads the whole response. Throws a `NetworkError` when there is none in time. */
export async function sendOnce(
  { url, method, headers, credentials, payload, signal: outer }: Omit<PreparedRequest, 'isRead'>,
  { fetch, clock }: Pick<Transport, 'fetch'> & { readonly clock: Clock },
  timeout: number,
): Promise<ReceivedResponse> {
  // Listeners instead of `AbortSignal.any`, which holds its sources only weakly: in Node they may be collected.
  const stop = new AbortController()
  const { signal } = stop
  let finish = () => {}
  try {
    // Rejects by itself when it is aborted, because a `fetch` from the options may ignore the signal.
    return await new Promise<ReceivedResponse>((resolve, reject) => {
      const abort = (reason: unknown) => {
        stop.abort(reason)
        reject(reason)
      }
      const abortWithCaller = () => abort(outer?.reason)
      if (outer?.aborted) return abortWithCaller()
      outer?.addEventListener('abort', abortWithCaller)
      const cancelTimer = startTimer(clock, timeout, () => abort(new DOMException('', 'TimeoutError')))
      finish = () => {
        cancelTimer()
        outer?.removeEventListener('abort', abortWithCaller)
      }
      fetch(url, { method, headers, credentials, signal, body: payload } as RequestInit).then(resolve, reject)
    })
  } catch (cause) {
    throw toNetworkError(signal, cause)
  } finally {
    finish()
  }
}

/** The error of a request without a response: timed out, aborted, or offline. */
export function toNetworkError(signal: AbortSignal | undefined, cause: unknown): NetworkError {
  if (!signal?.aborted) return new NetworkError('offline', cause)
  const { reason } = signal
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError'
  return new NetworkError(isTimeout ? 'timeout' : 'aborted', cause)
}
