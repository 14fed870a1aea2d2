import type { Clock } from './clock.ts'
import { isApiError, isNetworkError } from './errors.ts'

/** How often, and how soon, a read is asked again. */
export interface RetryOptions {
  /** How often at most: 2. */
  retries?: number
  /** Milliseconds: the first wait is a random part of this, and each further one of twice as much. 300. */
  base?: number
  /** Milliseconds that all the waiting of one call may take together: 10 000. */
  maxWait?: number
}

/** What a client knows of how its calls fare. */
export interface Retry {
  /**
   * How long to wait before a call that failed is made again; `undefined` where that would be in vain, or too much.
   * `room` is what is left of its time.
   */
  delay(error: unknown, call: { retries: number; waited: number; room: number }): number | undefined
  /** A call went well: there is a little more to spend. */
  reward(): void
}

const transient = new Set([429, 500, 502, 503, 504])

/** What `Retry-After` may ask for at most. */
const longestAsked = 60_000

// A client may spend ten retries at once, and then one more for every five calls that went well: a service that fails
// for everybody is not asked three times by everybody.
const price = 5
const capacity = 10 * price

/** Never: for a client that wants every failure at once. */
const noRetry: Retry = { delay: () => undefined, reward: () => {} }

/** Opens the budget of one client. */
export function createRetry(options: RetryOptions | false, clock: Clock): Retry {
  if (options === false) return noRetry
  const { retries: most = 2, base = 300, maxWait = 10_000 } = options
  let credit = capacity
  return {
    delay(error, { retries, waited, room }) {
      if (retries >= most || credit < price || !isTransient(error)) return undefined
      const asked = isApiError(error) ? error.retryAfter : undefined
      // Full jitter: anywhere between at once and the whole step, so that no two clients march in step.
      const jitter = clock.random() * base
      const wait = asked === undefined ? jitter * 2 ** retries : Math.min(asked, longestAsked) + jitter
      if (waited + wait > maxWait || wait >= room) return undefined
      credit -= price
      return wait
    },
    reward() {
      credit = Math.min(capacity, credit + 1)
    },
  }
}

// A call that took too long is not made again: whoever waits for it has waited enough, and so has the service.
const isTransient = (error: unknown) =>
  isApiError(error) ? transient.has(error.status) : isNetworkError(error) && error.kind === 'offline'

/** Milliseconds that a `Retry-After` asks for, in seconds or as a date; none where it is neither. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
