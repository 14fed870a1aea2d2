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

/** The P&L by year and month of exit; every year between the first and the last is there. */
export function yearsOf(positions: readonly Position[]): readonly Year[] {
  const byMonth = Map.groupBy(positions, ({ exitDay }) => exitDay.slice(0, 7))
  const years = positions.map(({ exitDay }) => Number(exitDay.slice(0, 4)))
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (positions.length === 0) return []
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const year = first + at
    const left = positions.filter(({ exitDay }) => Number(exitDay.slice(0, 4)) === year)
    return {
      year,
      months: Array.from({ length: 12 }, (_, month) => {
        const some = byMonth.get(`${year}-${String(month + 1).padStart(2, '0')}`)
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
