import { expect, it } from 'vitest'
import { curve, waves } from './waves.ts'

const field = { width: 1440, height: 300, count: 9 }

it('draws the requested number of lines, the same every time', () => {
  expect(waves(field)).toHaveLength(9)
  expect(waves(field)).toEqual(waves(field))
  expect(waves({ ...field, count: 1 })).toHaveLength(1)
})

/** The last point of a path of relative pieces. */
const endOf = (path: string) =>
  path
    .split(/[Mcs]/)
    .slice(1)
    .map((piece) => piece.split(' ').slice(-2).map(Number))
    .reduce(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy])

it('reaches from edge to edge and holds only numbers', () => {
  for (const line of waves(field)) {
    expect(line).toMatch(/^M0 -?[\d.]+(c(-?[\d.]+ ){5}-?[\d.]+|s(-?[\d.]+ ){3}-?[\d.]+)+$/)
    expect(endOf(line)[0]).toBe(1440)
  }
})

it('ends where the curve does', () => {
  const f = (x: number) => 40 + 30 * Math.sin(x / 50)
  const [x = 0, y = 0] = endOf(curve(f, 400, 64))
  expect(x).toBe(400)
  expect(y).toBeCloseTo(f(400), 0)
})

it('draws a straight line straight', () => {
  expect(curve((x) => 10 + x / 2, 96, 96)).toBe('M0 10c32 16 64 32 96 48')
})
