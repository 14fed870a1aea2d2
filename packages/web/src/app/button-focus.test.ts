import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusClickedButtons } from './button-focus.ts'

let undo = () => {}

beforeEach(() => {
  document.body.innerHTML = '<input><button type="button"><b>Open</b></button>'
  undo = focusClickedButtons()
})

afterEach(() => {
  undo()
  document.body.replaceChildren()
})

const input = () => document.querySelector('input') as HTMLInputElement
const button = () => document.querySelector('button') as HTMLButtonElement
// As Safari does: dispatches the events without moving the focus.
const click = (element: Element, detail = 1) => {
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail }))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
}

test('a clicked button has the focus before its own listeners run', () => {
  const seen: unknown[] = []
  button().addEventListener('click', () => seen.push(document.activeElement))
  click(document.querySelector('b') as Element)
  expect(seen).toEqual([button()])
})

test('a prevented mousedown, a click by script and a click outside buttons move no focus', () => {
  input().focus()
  click(button(), 0)
  click(document.body)
  expect(document.activeElement).toBe(input())
  button().addEventListener('mousedown', (event) => event.preventDefault())
  click(button())
  expect(document.activeElement).toBe(input())
})

test('after the cleanup it moves no focus', () => {
  undo()
  input().focus()
  click(button())
  expect(document.activeElement).toBe(input())
})
