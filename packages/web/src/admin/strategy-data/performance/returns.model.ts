import type { Position } from '../../strategy/positions.ts'

/** The trades whose return is at least `from` and below `to`, both in percent. */
export interface ReturnRange {
  readonly from: number
  readonly to: number
  readonly trades: number
}

/** The widths of a range, in percent; the first that gives few enough ranges is used. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const MOST_RANGES = 24

/** The returns that are known, in percent. */
export const returnsOf = (positions: readonly Position[]): readonly number[] =>
  positions.flatMap(({ returnPercent }) => returnPercent ?? [])

/** The returns in ranges of one width, from the lowest to the highest, the empty ones between them too. */
export function returnRanges(positions: readonly Position[]): readonly ReturnRange[] {
  const returns = returnsOf(positions)
  if (returns.length === 0) return []
  const lowest = returns.reduce((low, one) => Math.min(low, one))
  const highest = returns.reduce((high, one) => Math.max(high, one))
  const count = (width: number) => Math.floor(highest / width) - Math.floor(lowest / width) + 1
  const width = WIDTHS.find((width) => count(width) <= MOST_RANGES) ?? Math.ceil((highest - lowest) / 10)
  const first = Math.floor(lowest / width)
  const trades = Array.from({ length: count(width) }, () => 0)
  for (const one of returns) {
    const at = Math.floor(one / width) - first
    trades[at] = (trades[at] ?? 0) + 1
  }
  return trades.map((trades, at) => ({ from: (first + at) * width, to: (first + at + 1) * width, trades }))
}
