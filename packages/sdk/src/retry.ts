import type { Clock } from './clock.ts'
import { isApiError, isNetworkError } from './errors.ts'

/** How often and how soon a failed read is retried. */
export interface RetryOptions {
  /** The maximum number of retries: 2. */
  retries?: number
  /** Milliseconds: the first wait is a random part of this, each further one of twice as much. 300. */
  base?: number
  /** Milliseconds: the maximum of all waits of one call together. 10 000. */
  maxWait?: number
}

/** Decides on retries, with a budget that all calls of a client share. */
export interface RetryPolicy {
  /** Milliseconds until the next attempt, or `undefined` to give up. `timeLeft` is what remains of the total timeout. */
  delay(error: unknown, call: { retries: number; waited: number; timeLeft: number }): number | undefined
  /** Adds to the budget after a successful call. */
  recordSuccess(): void
}

const transient = new Set([429, 500, 502, 503, 504])

/** The longest `Retry-After` that is honoured. */
const maxRetryAfter = 60_000

// Ten retries at once, then one for every five successful calls, so that an overloaded service gets no flood of retries.
const price = 5
const capacity = 10 * price

const noRetry: RetryPolicy = { delay: () => undefined, recordSuccess: () => {} }

/** Creates the retry policy of one client. */
export function createRetryPolicy(options: RetryOptions | false, clock: Clock): RetryPolicy {
  if (options === false) return noRetry
  const { retries: most = 2, base = 300, maxWait = 10_000 } = options
  let credit = capacity
  return {
    delay(error, { retries, waited, timeLeft }) {
      if (retries >= most || credit < price || !isTransient(error)) return undefined
      const retryAfter = isApiError(error) ? error.retryAfter : undefined
      // Full jitter spreads the retries of many clients.
      const jitter = clock.random() * base
      const wait =
        retryAfter === undefined ? jitter * 2 ** retries : Math.min(retryAfter, maxRetryAfter) + jitter
      if (waited + wait > maxWait || wait >= timeLeft) return undefined
      credit -= price
      return wait
    },
    recordSuccess() {
      credit = Math.min(capacity, credit + 1)
    },
  }
}

// A timeout is not retried: the caller and the service have spent enough time on it.
const isTransient = (error: unknown) =>
  isApiError(error) ? transient.has(error.status) : isNetworkError(error) && error.kind === 'offline'

/** Parses `Retry-After`, in seconds or as a date, to milliseconds. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
