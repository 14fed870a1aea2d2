import type { Clock, Milliseconds } from './clock.ts'
import { isApiError, isNetworkError } from './errors.ts'

/** How often and how soon a failed read is retried. */
export interface RetryOptions {
  /** The maximum number of retries. Default: 2. */
  retries?: number | undefined
  /** The first wait is a random part of this, each further one of twice as much. Default: 300. */
  base?: Milliseconds | undefined
  /** The maximum of all waits of one call together. Default: 10 000. */
  maxWait?: Milliseconds | undefined
}

interface FailedCall {
  readonly retries: number
  readonly waited: Milliseconds
  /** What remains of the total timeout. */
  readonly timeLeft: Milliseconds
  /** The options of this call, in place of the connection's. */
  readonly retry: RetryOptions | false | undefined
}

/** Decides on retries, with a budget that all calls of a connection share. */
export interface RetryPolicy {
  /** The wait until the next attempt, or `undefined` to give up. */
  delay(error: unknown, call: FailedCall): Milliseconds | undefined
  /** Adds to the budget after a successful call. */
  recordSuccess(): void
}

const transient = [429, 500, 502, 503, 504]

/** A longer `Retry-After` counts as this; `maxWait` then decides whether to wait at all. */
const maxRetryAfter = 60_000

// Ten retries at once, then one for every five successful calls, so that an overloaded service gets no flood of retries.
const price = 5
const capacity = 10 * price

/** Creates the retry policy of one client. Only reads are retried (`with-retries.ts`). */
export function createRetryPolicy(options: RetryOptions | false, clock: Clock): RetryPolicy {
  let credit = capacity
  return {
    delay(error, { retries, waited, timeLeft, retry = options }) {
      if (!retry) return undefined
      const { retries: most = 2, base = 300, maxWait = 10_000 } = { ...(options as RetryOptions), ...retry }
      if (retries >= most || credit < price || !isTransient(error)) return undefined
      const retryAfter = isApiError(error) ? error.retryAfterMs : undefined
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
  isApiError(error) ? transient.includes(error.status) : isNetworkError(error) && error.kind === 'offline'

/** Parses `Retry-After`, in seconds or as a date, to milliseconds. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
