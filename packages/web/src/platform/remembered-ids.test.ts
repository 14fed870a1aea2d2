import { expect, it } from 'vitest'
import { rememberedIds } from './remembered-ids.ts'

const liked = rememberedIds('liked')

it('remembers ids, each once, and forgets them', () => {
  expect(liked.has(7)).toBe(false)
  liked.set(7, true)
  liked.set(7, true)
  liked.set(8, true)
  expect(localStorage.getItem('liked')).toBe('[7,8]')
  expect(rememberedIds('liked').has(8)).toBe(true)
  liked.set(7, false)
  liked.set(8, false)
  expect([liked.has(7), localStorage.getItem('liked')]).toEqual([false, null])
})

it.each(['nonsense', '{}', '7', '["7", null, 1.5]'])('reads nothing out of %s', (text) => {
  localStorage.setItem('liked', text)
  expect(liked.has(7)).toBe(false)
  liked.set(7, true)
  expect(liked.has(7)).toBe(true)
})
