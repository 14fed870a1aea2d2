import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingText } from './pending-text.ts'

const pending = pendingText()
beforeEach(() => {
  document.body.innerHTML = '<input><input>'
})
afterEach(() => void pending.take())

/** Presses a key; true if it did what it does. */
const press = (key: string, init: KeyboardEventInit = {}, target: Element | null = document.activeElement) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))

test('keeps characters and corrections from the start on, once', () => {
  press('a')
  pending.start()
  expect(pending.isPending()).toBe(true)
  for (const key of ['n', '😀', 'Backspace', 'i', ' ', '₹']) expect(press(key)).toBe(false)
  expect(pending.take()).toBe('ni ₹')
  expect(pending.isPending()).toBe(false)
  expect(press('z')).toBe(true)
  expect(pending.take()).toBe('')
})

/** Presses a key with Alt, or with AltGr. Returns whether its default action was left to the browser. */
function pressWithAlt(key: string, isAltGraph: boolean) {
  const event = new KeyboardEvent('keydown', { key, ctrlKey: isAltGraph, altKey: true, cancelable: true })
  vi.spyOn(event, 'getModifierState').mockReturnValue(isAltGraph)
  return document.body.dispatchEvent(event)
}

test('keeps characters typed with AltGr; Enter does not reach the focused element', () => {
  pending.start()
  expect(pressWithAlt('₹', true)).toBe(false)
  expect(press('Enter')).toBe(false)
  expect(pending.take()).toBe('₹')
})

test('leaves other keys alone', () => {
  const listen = vi.fn()
  document.body.addEventListener('keydown', listen, { once: true })
  pending.start()
  press('a')
  expect(listen).not.toHaveBeenCalled()
  expect(press('ArrowDown')).toBe(true)
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(press('p', { metaKey: true })).toBe(true)
  expect(pressWithAlt('e', false)).toBe(true)
  expect(press('क', { isComposing: true })).toBe(true)
  expect(listen).toHaveBeenCalledTimes(1)
  expect(pending.take()).toBe('a')
})

test.each([
  ['Escape', () => press('Escape')],
  ['Tab', () => press('Tab')],
  ['a press of the pointer', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a key in another field', () => press('x', {}, document.querySelectorAll('input')[1])],
])('%s ends it', (_, end) => {
  document.querySelector('input')?.focus()
  pending.start()
  press('a')
  expect(end()).toBe(true)
  expect(pending.isPending()).toBe(false)
  expect(press('b')).toBe(true)
  expect(pending.take()).toBe('')
})
