import { type Position, rupees, sumOf } from '../../strategy/positions.ts'
import { stockKey } from '../../strategy-quality/unadjusted-split.ts'

/** What one stock added to the realised P&L. */
export interface StockShare {
  readonly stockName: string
  readonly trades: number
  /** In rupees. */
  readonly gain: number
  /** In percent of the realised P&L of all stocks; null where that is not above zero. */
  readonly share: number | null
}

const TOP = 5

/** The stocks by their P&L, the highest first. A name in other letters is the same stock, under its first spelling. */
export function stockShares(positions: readonly Position[]): readonly StockShare[] {
  const total = sumOf(positions)
  return [...Map.groupBy(positions, ({ stockName }) => stockKey(stockName)).values()]
    .map((own) => {
      const stockName = own[0]?.stockName ?? ''
      const paise = sumOf(own)
      const share = total > 0 ? (paise / total) * 100 : null
      return { stockName, trades: own.length, gain: rupees(paise), share }
    })
    .sort((one, other) => other.gain - one.gain || one.stockName.localeCompare(other.stockName))
}

/** The share of the five stocks with the highest P&L, in percent; over 100 where the others lost together. */
export const topShare = (shares: readonly StockShare[]): number | null =>
  shares
    .slice(0, TOP)
    .reduce<number | null>(
      (sum, { share }) => (sum === null || share === null ? null : sum + share),
      shares.length > 0 ? 0 : null,
    )
