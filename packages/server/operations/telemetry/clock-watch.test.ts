import { afterEach, expect, test, vi } from 'vitest'
import { watchClock } from './clock-watch.ts'

afterEach(() => void vi.useRealTimers())

test('logs once that the clock was set forward or back, and nothing of a slow adjustment', () => {
  // Only the clock: `performance` advances with the timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
  const log = vi.fn()
  const stop = watchClock(log)
  vi.advanceTimersByTime(60_000)
  vi.setSystemTime(Date.now() + 500)
  vi.advanceTimersByTime(60_000)
  expect(log).not.toHaveBeenCalled()

  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(60_000)
  expect(log.mock.calls).toEqual([['clock.jumped', { seconds: 3600 }, 'warn']])

  vi.setSystemTime(Date.now() - 7_200_000)
  vi.advanceTimersByTime(60_000)
  expect(log.mock.calls.slice(1)).toEqual([['clock.jumped', { seconds: -7200 }, 'warn']])
  stop()
})
