import type { Log } from '../../src/log-event.ts'

interface ClockWatchOptions {
  /** Milliseconds between two readings of the clock. */
  readonly interval?: number
  /** Milliseconds that count as a jump; a clock that is being adjusted slowly makes none. */
  readonly tolerance?: number
}

/**
 * Logs `clock.jumped`, with the seconds, when the machine's clock was set or the machine slept, because sessions, codes and records depend on the clock. Returns a function that stops it.
 */
export function watchClock(log: Log, { interval = 10_000, tolerance = 2_000 }: ClockWatchOptions = {}) {
  const offset = () => Date.now() - performance.now()
  let before = offset()
  const timer = setInterval(() => {
    const jump = offset() - before
    before += jump
    if (Math.abs(jump) >= tolerance) log('clock.jumped', { seconds: Math.round(jump / 1000) }, 'warn')
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}
