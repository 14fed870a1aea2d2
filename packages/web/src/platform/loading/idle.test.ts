import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('work waits for an idle moment', () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
  vi.stubGlobal('cancelIdleCallback', () => {})
  const work = vi.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  waiting.pop()?.()
  expect(work).toHaveBeenCalledOnce()
})

test('a browser without idle callbacks takes a timer, which can be cancelled', () => {
  expect('requestIdleCallback' in globalThis).toBe(false)
  const work = vi.fn()
  whenIdle(work)
  const cancelled = vi.fn()
  whenIdle(cancelled)()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
  expect(cancelled).not.toHaveBeenCalled()
})
