import { averageOf, type Position, rupees } from '../../strategy/positions.ts'

/** The average P&L of the trades up to one of them, by exit day. */
export interface ExpectancyPoint {
  /** The number of the trade, from 1. */
  readonly trade: number
  readonly stockName: string
  readonly exitDay: string
  /** The P&L of this trade, in rupees. */
  readonly gain: number
  /** In rupees a trade. */
  readonly expectancy: number
}

/** The expectancy after each trade; the last one is that of all trades. */
export function expectancyOf(positions: readonly Position[]): readonly ExpectancyPoint[] {
  let sum = 0
  return positions.map(({ stockName, exitDay, paise }, at) => {
    sum += paise
    return {
      trade: at + 1,
      stockName,
      exitDay,
      gain: rupees(paise),
      expectancy: averageOf(sum, at + 1),
    }
  })
}
