/** The time and random source of a client. Tests replace it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** A number from 0 up to 1. */
  random(): number
  /** Waits, or rejects with the signal's reason when it aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** The longest delay of `setTimeout`: a longer one fires at once. */
const maxDelay = 2 ** 31 - 1

/** The system clock and random source, looked up for each use so that fake timers take effect. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const abort = () => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      const timer = setTimeout(
        () => {
          signal.removeEventListener('abort', abort)
          resolve()
        },
        Math.min(milliseconds, maxDelay),
      )
      signal.addEventListener('abort', abort, { once: true })
    }),
}
