import { afterEach, expect, test, vi } from 'vitest'
import { goBack } from './history.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['goes one step back where there is one', { canGoBack: true }, 1, []],
  ['goes home where there is none', { canGoBack: false }, 0, [['/homePage']]],
])('Back %s', (_, navigation, steps, visits) => {
  vi.stubGlobal('navigation', navigation)
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  const navigate = vi.fn()
  goBack(navigate)
  expect(back).toHaveBeenCalledTimes(steps)
  expect(navigate.mock.calls).toEqual(visits)
})

test.each([
  [1, 0],
  [2, 1],
])('a browser without the navigation API goes by the length of the history: %i', (length, steps) => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(length)
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  goBack(() => {})
  expect(back).toHaveBeenCalledTimes(steps)
})
