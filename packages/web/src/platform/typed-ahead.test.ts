import { afterEach, expect, test, vi } from 'vitest'
import { typedAhead } from './typed-ahead.ts'

const typed = typedAhead()
afterEach(() => void typed.take())

/** Presses a key; true if it did what it does. */
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))

test('keeps characters and corrections from the start on, once', () => {
  press('a')
  typed.start()
  for (const key of ['n', 'x', 'Backspace', 'i', ' ', '₹']) expect(press(key)).toBe(false)
  expect(typed.take()).toBe('ni ₹')
  expect(press('z')).toBe(true)
  expect(typed.take()).toBe('')
})

test('leaves other keys alone', () => {
  const listen = vi.fn()
  document.body.addEventListener('keydown', listen, { once: true })
  typed.start()
  press('a')
  expect(listen).not.toHaveBeenCalled()
  expect(press('Enter')).toBe(true)
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(press('p', { metaKey: true })).toBe(true)
  expect(press('e', { altKey: true })).toBe(true)
  expect(press('क', { isComposing: true })).toBe(true)
  expect(listen).toHaveBeenCalledTimes(1)
  expect(typed.take()).toBe('a')
})

test('a press of the pointer ends it', () => {
  typed.start()
  press('a')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(press('b')).toBe(true)
  expect(typed.take()).toBe('')
})
