import { type Position, rupees } from '../../strategy/positions.ts'

/** Trades in a row, by exit day, that all won or all lost. */
export interface Streak {
  readonly isWon: boolean
  readonly trades: number
  /** In rupees. */
  readonly gain: number
  /** The exit day of the first and of the last trade. */
  readonly from: string
  readonly to: string
}

/** The streaks in the order of their days. A trade without gain or loss, or without a P&L, ends one and begins none. */
export function streaksOf(positions: readonly Position[]): readonly Streak[] {
  const runs: Position[][] = []
  let sign = 0
  for (const position of positions) {
    const next = Math.sign(position.paise)
    if (next !== 0 && next === sign && !position.followsUnknown) runs.at(-1)?.push(position)
    else if (next !== 0) runs.push([position])
    sign = next
  }
  return runs.map((run) => {
    const paise = run.reduce((sum, { paise }) => sum + paise, 0)
    return {
      isWon: paise > 0,
      trades: run.length,
      gain: rupees(paise),
      from: run[0]?.exitDay ?? '',
      to: run.at(-1)?.exitDay ?? '',
    }
  })
}

/** The trades in the longest winning or losing streak; zero if there is none. */
export const longestOf = (streaks: readonly Streak[], isWon: boolean): number =>
  streaks.reduce((most, streak) => (streak.isWon === isWon ? Math.max(most, streak.trades) : most), 0)
