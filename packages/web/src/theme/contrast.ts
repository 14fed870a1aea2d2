import { semanticColors } from './colors.ts'

export type Theme = 'light' | 'dark'

const values = (node: object, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path, value]] : values(value, path ? `${path}.${key}` : key),
  )
const colors = new Map(values(semanticColors))

/** A theme colour in hex, by its name: 'fg.muted'. */
export function hexOf(name: string, theme: Theme): string {
  const [, light, dark] = colors.get(name)?.match(/^light-dark\((#\w{6}), (#\w{6})\)$/) ?? []
  const value = theme === 'light' ? light : dark
  if (!value) throw new Error(`${name} is no pair of hex colours`)
  return value
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2, the contrast between two hex colours: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const grounds = ['bg.canvas', 'bg.surface', 'bg.subtle', 'bg.raised', 'bg.muted']

/** Text colours and their backgrounds: at least 4.5 : 1 in both themes. */
export const textPairs: readonly (readonly [ink: string, ground: string])[] = [
  ...grounds.flatMap((ground) =>
    ['fg.default', 'fg.muted', 'accent.fg'].map((ink) => [ink, ground] as const),
  ),
  ...grounds.slice(0, 4).map((ground) => ['fg.subtle', ground] as const),
  ...['positive', 'negative', 'warning', 'info', 'accent'].flatMap((tone) => [
    [`${tone}.fg`, `${tone}.subtle`] as const,
    [`${tone}.fg`, 'bg.canvas'] as const,
    [`${tone}.fg`, 'bg.surface'] as const,
    [`${tone}.fg`, 'bg.raised'] as const,
    ['fg.default', `${tone}.subtle`] as const,
  ]),
  ['fg.inverse', 'bg.inverse'],
  ['accent.onSolid', 'accent.solid'],
  ['accent.onSolid', 'accent.solidHover'],
]

/** Control borders and their backgrounds: at least 3 : 1. */
export const controlPairs: readonly (readonly [line: string, ground: string])[] = [
  'border.strong',
  'focus',
  'accent.solid',
  'negative.fg',
].flatMap((line) => grounds.slice(0, 4).map((ground) => [line, ground] as const))
