/** A number of milliseconds. */
export type Milliseconds = number

/** The time and random source of a connection. Tests replace it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): Milliseconds
  /** A number from 0 up to 1. */
  random(): number
  /** Waits, or rejects with the signal's reason when it aborts. */
  sleep(milliseconds: Milliseconds, signal: AbortSignal): Promise<void>
}

/** The longest delay of `setTimeout`: a longer one fires at once. */
const maxDelay = 2 ** 31 - 1

const setTimer = (milliseconds: Milliseconds, callback: () => void) => {
  const timer = setTimeout(callback, Math.min(milliseconds, maxDelay))
  return () => clearTimeout(timer)
}

/** The system clock and random source, looked up for each use so that fake timers take effect. */
export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const abort = () => {
        cancel()
        reject(signal.reason)
      }
      const cancel = setTimer(milliseconds, () => {
        signal.removeEventListener('abort', abort)
        resolve()
      })
      signal.addEventListener('abort', abort)
    }),
}

/** Calls back later, unless it is cancelled by the function that it returns. */
export function startTimer(clock: Clock, milliseconds: Milliseconds, callback: () => void): () => void {
  // Each attempt has a timer, and an AbortController takes several times as long as a timer.
  if (clock === systemClock) return setTimer(milliseconds, callback)
  const cancel = new AbortController()
  clock.sleep(milliseconds, cancel.signal).then(callback, () => {})
  return () => cancel.abort(true)
}
