/** A figure as the page shows it: what counts up, and what stands behind it. */
export interface Figure {
  /** Null where there is no figure to count to. */
  readonly value: number | null
  readonly suffix: string
}

export const DURATION = 1600

/** Where the counting is after `elapsed` milliseconds: quick at first, then settling. */
export function countAt(value: number, elapsed: number, duration = DURATION): number {
  const part = Math.min(Math.max(elapsed / duration, 0), 1)
  return Math.round(value * (1 - (1 - part) ** 3))
}

export const figureText = ({ value, suffix }: Figure, count = value) => `${count ?? 'NA'}${suffix}`
