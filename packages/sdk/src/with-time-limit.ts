import type { Call } from './call.ts'
import { startTimer } from './clock.ts'
import { NetworkError, unexpectedRequest } from './errors.ts'
import type { CompleteResponse, FetchWrapper } from './fetch.ts'

/** Ends an attempt, with the response body, after its time. Rejects with a `NetworkError` when there is no response. */
export const withTimeLimit =
  ({ clock, timeout, deadline }: Call): FetchWrapper =>
  (fetch) =>
  async (url, init) => {
    // Listeners instead of `AbortSignal.any`, which holds its sources only weakly: in Node they may be collected.
    const stop = new AbortController()
    const { signal } = stop
    const outer = init.signal
    const timeLeft = Math.max(0, Math.min(timeout, deadline - clock.now()))
    let finish = () => {}
    try {
      // Rejects when it is aborted, because a `fetch` from the options may ignore the signal.
      return await new Promise<CompleteResponse>((resolve, reject) => {
        const abort = (reason: unknown) => {
          stop.abort(reason)
          reject(reason)
        }
        const abortWithCaller = () => abort(outer?.reason)
        if (outer?.aborted) return abortWithCaller()
        outer?.addEventListener('abort', abortWithCaller)
        const cancelTimer = startTimer(clock, timeLeft, () => abort(timeoutError()))
        finish = () => {
          cancelTimer()
          outer?.removeEventListener('abort', abortWithCaller)
        }
        fetch(url, { ...init, signal }).then(resolve, reject)
      })
    } catch (cause) {
      throw toNetworkError(signal, cause)
    } finally {
      finish()
    }
  }

/** The error of a request without a response: timed out, aborted, or offline; what a mock throws stays as it is. */
export function toNetworkError(signal: AbortSignal | null | undefined, cause: unknown): unknown {
  if (Object(cause)[unexpectedRequest]) return cause
  if (!signal?.aborted) return new NetworkError('offline', cause)
  // An `AbortController` of older engines has no reason.
  const { reason = cause } = signal
  return new NetworkError(Object(reason).name === 'TimeoutError' ? 'timeout' : 'aborted', cause)
}

// Named as the reason of `AbortSignal.timeout`. React Native has no `DOMException`.
const timeoutError = () => Object.assign(new Error('The attempt took too long.'), { name: 'TimeoutError' })
