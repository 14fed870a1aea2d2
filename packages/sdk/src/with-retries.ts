import { type Call, notifyCall } from './call.ts'
import { toCallError } from './call-error.ts'
import type { CompleteResponse, FetchWrapper } from './fetch.ts'
import { toErrorReport } from './hooks.ts'
import type { RetryPolicy } from './retry.ts'
import { toNetworkError } from './with-time-limit.ts'

/** Retries a failed read as the policy of the connection decides. */
export const withRetries =
  (call: Call, policy: RetryPolicy): FetchWrapper =>
  (fetch) =>
  async (url, init) => {
    let waited = 0
    for (let retries = 0; ; retries += 1) {
      let response: CompleteResponse | undefined
      let error: unknown
      try {
        response = await fetch(url, init)
        error = call.refusalOf(response)
        if (!error) {
          policy.recordSuccess()
          return response
        }
      } catch (cause) {
        // The refresh of a stale token failed: a separate call, with its own retries.
        if (Object(cause).operation !== undefined) throw cause
        error = cause
      }
      const timeLeft = call.deadline - call.clock.now()
      const wait = call.isRead
        ? policy.delay(error, { retries, waited, timeLeft, retry: call.retry })
        : undefined
      if (wait === undefined) {
        if (response) return response
        throw error
      }
      notifyCall(call, 'retry', () => ({
        attempt: call.attempts,
        error: toErrorReport(toCallError(call, error, response)),
        milliseconds: wait,
      }))
      waited += wait
      const { signal } = init
      await call.clock.sleep(wait, signal ?? new AbortController().signal).catch((reason) => {
        throw toNetworkError(signal, reason)
      })
    }
  }
