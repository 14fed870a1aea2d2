import { type Position, rupees, sumOf } from './positions.ts'

/** What the trades that were left in one month made; null where there were none. */
export interface Month {
  readonly gain: number
  readonly trades: number
}

export interface Year {
  readonly year: number
  /** January to December. */
  readonly months: readonly (Month | null)[]
  readonly total: number
  readonly trades: number
}

/** The P&L by year and month of exit, for each year in which trades were left. */
export function yearsOf(positions: readonly Position[]): readonly Year[] {
  const byYear = Map.groupBy(positions, ({ exitDay }) => exitDay.slice(0, 4))
  return [...byYear].map(([year, left]) => {
    const byMonth = Map.groupBy(left, ({ exitDay }) => Number(exitDay.slice(5, 7)))
    return {
      year: Number(year),
      months: Array.from({ length: 12 }, (_, at) => {
        const some = byMonth.get(at + 1)
        return some ? { gain: rupees(sumOf(some)), trades: some.length } : null
      }),
      total: rupees(sumOf(left)),
      trades: left.length,
    }
  })
}

/** The sum over all years, which is the sum of all trades. */
export const totalOf = (positions: readonly Position[]) => rupees(sumOf(positions))

/** How strong a month is beside the strongest: -4 to 4, and 0 for one that made nothing. */
export function strengthOf(gain: number, years: readonly Year[]): number {
  const strongest = Math.max(
    ...years.flatMap(({ months }) => months.map((month) => Math.abs(month?.gain ?? 0))),
  )
  if (gain === 0 || strongest === 0) return 0
  return Math.sign(gain) * Math.ceil((4 * Math.abs(gain)) / strongest)
}
