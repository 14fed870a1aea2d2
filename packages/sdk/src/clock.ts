/** Time and chance, as a client uses them: replaced where a test wants to rule them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** A number from 0 up to 1. */
  random(): number
  /** Waits; or fails with the signal's reason, as soon as that says so. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** The longest that a timer can wait; more would make it fire at once. */
const longest = 2 ** 31 - 1

/** The time and the chance that there are. Looked up for each use, so that whoever replaces them later is heard. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const giveUp = () => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      const timer = setTimeout(
        () => {
          signal.removeEventListener('abort', giveUp)
          resolve()
        },
        Math.min(milliseconds, longest),
      )
      signal.addEventListener('abort', giveUp, { once: true })
    }),
}
