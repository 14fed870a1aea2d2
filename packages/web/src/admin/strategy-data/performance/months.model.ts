import { type Position, rupees, sumOf } from '../../strategy/positions.ts'

/** The P&L and number of trades closed in one month. */
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

/** P&L by year and month of exit; years without exits are omitted. */
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

/** The total P&L of all trades, in rupees. */
export const totalOf = (positions: readonly Position[]) => rupees(sumOf(positions))

/** A month's P&L relative to the largest absolute one, as a step from -4 to 4. */
export function strengthOf(gain: number, years: readonly Year[]): number {
  const strongest = Math.max(
    ...years.flatMap(({ months }) => months.map((month) => Math.abs(month?.gain ?? 0))),
  )
  if (gain === 0 || strongest === 0) return 0
  return Math.sign(gain) * Math.ceil((4 * Math.abs(gain)) / strongest)
}
