import { expect, test, vi } from 'vitest'
import { unlessAborted } from './unless-aborted.ts'

test('settles as the work does', async () => {
  const { signal } = new AbortController()
  await expect(unlessAborted(signal, Promise.resolve(1))).resolves.toBe(1)
  await expect(unlessAborted(signal, Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test.each([
  ['a value', () => Promise.resolve(1)],
  ['a failure', () => Promise.reject(new Error('aborted'))],
])('keeps %s to itself once the work was given up', async (_, work) => {
  const controller = new AbortController()
  const outcome = vi.fn()
  unlessAborted(controller.signal, work()).then(outcome, outcome)
  controller.abort()
  await new Promise((done) => setTimeout(done))
  expect(outcome).not.toHaveBeenCalled()
})
