/** Theme tokens used by the plots. */
export const colorTokens = {
  text: 'fg.muted',
  title: 'fg.default',
  page: 'bg.surface',
  grid: 'border.subtle',
  zero: 'border.strong',
  realised: 'accent.fg',
  below: 'negative.fg',
  range: 'warning.fg',
  gain: 'positive.fg',
  loss: 'negative.fg',
  open: 'info.fg',
} as const

export type Colors = Record<keyof typeof colorTokens, string>

/** Adds opacity to a computed colour, which browsers always return as `rgb(r, g, b)`. */
export const faint = (color: string, opacity: number) =>
  color.replace(/^rgb\((.*)\)$/, `rgba($1, ${opacity})`)
