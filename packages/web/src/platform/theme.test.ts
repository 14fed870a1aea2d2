import { expect, test } from 'vitest'
import { applyTheme, chooseTheme } from './theme.ts'

test.each([
  ['dark', 'dark', 'dark'],
  ['light', 'light', 'light'],
  ['system', null, undefined],
] as const)('%s is kept as %j and written onto the page as %j', (theme, kept, shown) => {
  chooseTheme('dark')
  chooseTheme(theme)
  expect(localStorage.getItem('theme')).toBe(kept)
  expect(document.documentElement.dataset.theme).toBe(shown)
})

test('rubbish follows the system', () => {
  localStorage.setItem('theme', 'purple')
  applyTheme()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})
