/** A figure of the landing page. */
export interface Figure {
  /** The number to count up to; null if the figure is not a number. */
  readonly value: number | null
  readonly suffix: string
}

export const DURATION = 1600

/** The count after `elapsed` milliseconds, easing out. */
export function countAt(value: number, elapsed: number, duration = DURATION): number {
  const part = Math.min(Math.max(elapsed / duration, 0), 1)
  return Math.round(value * (1 - (1 - part) ** 3))
}

export const figureText = ({ value, suffix }: Figure, count = value) => `${count ?? 'NA'}${suffix}`
