import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdleEach } from './idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const steps = (done: string[]) => ['first', 'second', 'third'].map((name) => () => void done.push(name))

test('each step has an idle moment of its own', () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
  vi.stubGlobal('cancelIdleCallback', () => {})
  const done: string[] = []
  whenIdleEach(steps(done))
  for (const expected of [['first'], ['first', 'second'], ['first', 'second', 'third']]) {
    expect(waiting).toHaveLength(1)
    waiting.pop()?.()
    expect(done).toEqual(expected)
  }
  expect(waiting).toEqual([])
})

test('no step follows the cancellation, where a browser has no idle callbacks', () => {
  expect('requestIdleCallback' in globalThis).toBe(false)
  const done: string[] = []
  const cancel = whenIdleEach(steps(done))
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['first'])
  cancel()
  vi.runAllTimers()
  expect(done).toEqual(['first'])
})
