import { createRandom } from '../random.ts'
import { bars, candles, scatter, streams } from './charts.ts'
import { palettes } from './palette.ts'
import { blocks, contours, halftone, orbits, tiles } from './patterns.ts'
import { type Composition, height, rect, width } from './svg.ts'
import { ribbons, ridges, scales, waves } from './water.ts'

/** Every composition of a cover, with its caption. */
const forms: readonly { compose: Composition; caption: string }[] = [
  { compose: waves, caption: 'Layers that move together, each at its own pace.' },
  {
    compose: candles,
    caption: 'A drawing, not data: many small steps and the average that runs through them.',
  },
  { compose: contours, caption: 'The same height can be reached from many sides.' },
  { compose: ribbons, caption: 'Many paths, and the one that was taken.' },
  { compose: tiles, caption: 'What looks like a pattern, and what is one.' },
  { compose: bars, caption: 'Loud and quiet stretches take turns.' },
  { compose: scales, caption: 'Small parts, put together by a rule.' },
  { compose: streams, caption: 'Everything flows; the shares of it change.' },
  { compose: ridges, caption: 'Each ridge hides what lies behind it.' },
  { compose: halftone, caption: 'From near it is dots, from afar it is a wave.' },
  { compose: orbits, caption: 'Things that come round again, though not on the same day.' },
  { compose: blocks, caption: 'A whole, and how it is divided.' },
  { compose: scatter, caption: 'A tendency, and everything that does not keep to it.' },
]

const formOf = (number: number) => forms[(number * 4) % forms.length]!

/** The caption of the cover with this number. */
export const captionOf = (number: number) => formOf(number).caption

/** Draws a distinct cover for each seed. Consecutive numbers differ in composition and colour. */
export function drawCover(seed: string, number: number) {
  const random = createRandom(`cover ${seed}`)
  const palette = palettes[(number * 5 + 2 * Math.floor(number / forms.length)) % palettes.length]!
  const { ground, glow } = palette
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><radialGradient id="g" cx="0.5" cy="0.4" r="0.8"><stop stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs>`,
    rect(0, 0, width, height, { fill: 'url(#g)' }),
    formOf(number).compose(random, palette),
    '</svg>',
  ].join('')
}
