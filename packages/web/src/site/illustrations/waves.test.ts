import { expect, it } from 'vitest'
import { curve, waves } from './waves.ts'

const field = { width: 1440, height: 300, count: 9 }

it('draws as many lines as asked, the same every time', () => {
  expect(waves(field)).toHaveLength(9)
  expect(waves(field)).toEqual(waves(field))
  expect(waves({ ...field, count: 1 })).toHaveLength(1)
})

it('reaches from edge to edge and holds only numbers', () => {
  for (const line of waves(field)) {
    expect(line).toMatch(/^M0 -?[\d.]+(C(-?[\d.]+ -?[\d.]+ ){2}-?[\d.]+ -?[\d.]+)+$/)
    expect(line.split(/[C ]/).at(-2)).toBe('1440')
  }
})

it('draws a straight line straight', () => {
  expect(curve((x) => 10 + x / 2, 96, 96)).toBe('M0 10C32 26 64 42 96 58')
})
