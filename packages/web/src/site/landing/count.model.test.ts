import { expect, it } from 'vitest'
import { countAt, DURATION, figureText } from './count.model.ts'

it.each([
  [0, 0],
  [-5, 0],
  [DURATION, 15000],
  [DURATION * 3, 15000],
])('after %d ms the count to 15000 is %d', (elapsed, count) => {
  expect(countAt(15000, elapsed)).toBe(count)
})

it('never goes back', () => {
  const counts = Array.from({ length: 200 }, (_, frame) => countAt(48, frame * 16))
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts.at(-1)).toBe(48)
})

it.each([
  [{ value: 15000, suffix: '+' }, '15000+'],
  [{ value: 48, suffix: '%' }, '48%'],
  [{ value: null, suffix: '+' }, 'NA+'],
])('%j reads %s', (figure, text) => {
  expect(figureText(figure)).toBe(text)
})
