import type { Random } from '../random.ts'
import type { Palette } from './palette.ts'

export const width = 1280
export const height = 720

/** Draws the inside of a cover. */
export type Composition = (random: Random, palette: Palette) => string

export type Point = readonly [x: number, y: number]

const short = (value: number) => String(Math.round(value * 10) / 10)

export const at = ([x, y]: Point) => `${short(x)} ${short(y)}`

export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** A smooth path through points (Catmull–Rom, as Béziers). */
export function curve(points: readonly Point[], { closed = false } = {}) {
  const count = points.length
  const point = (index: number) =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))]!
  const steps = numbers(closed ? count : count - 1).map((index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${at(first)} ${at(second)} ${at(to)}`
  })
  return `M${at(points[0]!)}${steps.join('')}${closed ? 'Z' : ''}`
}

type Look = Record<string, string | number>

const attributes = (look: Look) =>
  Object.entries(look)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('')

export const path = (d: string, look: Look) => `<path d="${d}"${attributes(look)}/>`
export const circle = ([x, y]: Point, r: number, look: Look) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${attributes(look)}/>`
export const rect = (x: number, y: number, w: number, h: number, look: Look) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${attributes(look)}/>`
export const group = (look: Look, inner: string[]) => `<g${attributes(look)}>${inner.join('')}</g>`
export const stroke = (colour: string, thickness: number, more: Look = {}) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': thickness,
  'stroke-linecap': 'round',
  ...more,
})

/** A sum of slow waves, different for each call. */
export function swell(random: Random, { waves = 3, longest = 1400, shrink = 0.55 } = {}) {
  const parts = numbers(waves).map((index) => ({
    length: longest * shrink ** index * random.between(0.8, 1.2),
    phase: random.between(0, 2 * Math.PI),
    share: shrink ** index,
  }))
  return (x: number) =>
    parts.reduce(
      (sum, { length, phase, share }) => sum + share * Math.sin((2 * Math.PI * x) / length + phase),
      0,
    )
}
