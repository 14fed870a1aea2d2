import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onOnlineAgain } from './online-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fire = (type: 'online' | 'offline') => window.dispatchEvent(new Event(type))

test('calls back once, within a second of the last time that the line came back', () => {
  const callback = vi.fn()
  const stop = onOnlineAgain(callback)
  fire('online')
  fire('online')
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(callback).toHaveBeenCalledOnce()
  fire('online')
  vi.advanceTimersByTime(1000)
  expect(callback).toHaveBeenCalledTimes(2)
  stop()
})

test('does not call back over a line that was lost again, or after the cleanup', () => {
  const callback = vi.fn()
  const stop = onOnlineAgain(callback)
  fire('online')
  fire('offline')
  vi.advanceTimersByTime(2000)
  fire('online')
  stop()
  fire('online')
  vi.advanceTimersByTime(2000)
  expect(callback).not.toHaveBeenCalled()
})
