/** What the plots are painted with. */
export const colorTokens = {
  text: 'fg.muted',
  grid: 'border.subtle',
  zero: 'border.strong',
  realised: 'accent.fg',
  below: 'negative.fg',
  range: 'warning.fg',
} as const

export type Colors = Record<keyof typeof colorTokens, string>

/** The same colour, see-through; a computed colour is always `rgb(r, g, b)`. */
export const faint = (color: string, opacity: number) =>
  color.replace(/^rgb\((.*)\)$/, `rgba($1, ${opacity})`)
