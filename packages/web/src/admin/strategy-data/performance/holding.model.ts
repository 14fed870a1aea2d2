import type { Position } from '../../strategy/positions.ts'

/** A trade by the days it was held and its return in percent. */
export interface HeldTrade {
  readonly stockName: string
  readonly exitDay: string
  readonly days: number
  readonly returnPercent: number
}

/** The trades with both dates and both prices, by days held and then by return. */
export const heldTrades = (positions: readonly Position[]): readonly HeldTrade[] =>
  positions
    .flatMap(({ stockName, exitDay, holdingDays, returnPercent }) =>
      holdingDays === null || returnPercent === null
        ? []
        : [{ stockName, exitDay, days: holdingDays, returnPercent }],
    )
    .sort((one, other) => one.days - other.days || one.returnPercent - other.returnPercent)
