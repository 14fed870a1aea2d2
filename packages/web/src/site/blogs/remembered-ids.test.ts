import { expect, it } from 'vitest'
import { rememberedIds } from './remembered-ids.ts'

const liked = rememberedIds('liked')

it('remembers ids, each once, and forgets them', () => {
  expect(liked.has(7)).toBe(false)
  liked.set(7, true)
  liked.set(7, true)
  liked.set(8, true)
  expect(localStorage.getItem('liked')).toBe('["7","8"]')
  expect(rememberedIds('liked').has(8)).toBe(true)
  liked.set(7, false)
  liked.set(8, false)
  expect([liked.has(7), localStorage.getItem('liked')]).toEqual([false, null])
})

it('treats a number and its text as the same id, because older versions stored numbers', () => {
  localStorage.setItem('liked', '[7, "blg 003"]')
  expect([liked.has(7), liked.has('7'), liked.has('blg 003'), liked.has(3)]).toEqual([
    true,
    true,
    true,
    false,
  ])
  liked.set('7', false)
  expect(localStorage.getItem('liked')).toBe('["blg 003"]')
})

it.each(['nonsense', '{}', '7', '["", null, {}, true]'])('reads no ids from %s', (text) => {
  localStorage.setItem('liked', text)
  expect(liked.has(7)).toBe(false)
  liked.set(7, true)
  expect(liked.has(7)).toBe(true)
})
