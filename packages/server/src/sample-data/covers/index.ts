import { createRandom } from '../random.ts'
import { bars, candles, scatter, streams } from './charts.ts'
import { palettes } from './palette.ts'
import { blocks, contours, halftone, orbits, tiles } from './patterns.ts'
import { type Composition, height, rect, width } from './svg.ts'
import { ribbons, ridges, scales, waves } from './water.ts'

const compositions: readonly Composition[] = [
  waves,
  candles,
  contours,
  ribbons,
  tiles,
  bars,
  scales,
  streams,
  ridges,
  halftone,
  orbits,
  blocks,
  scatter,
]

/** A cover of its own for each word; neighbours in number differ in form and in colour. */
export function drawCover(word: string, number: number) {
  const random = createRandom(`cover ${word}`)
  const palette = palettes[(number * 5 + 2 * Math.floor(number / compositions.length)) % palettes.length]!
  const compose = compositions[(number * 4) % compositions.length]!
  const { ground, glow } = palette
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><radialGradient id="g" cx="0.5" cy="0.4" r="0.8"><stop stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs>`,
    rect(0, 0, width, height, { fill: 'url(#g)' }),
    compose(random, palette),
    '</svg>',
  ].join('')
}
