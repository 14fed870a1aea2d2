import { averageOf, type Position, rupees, sumOf } from '../../strategy/positions.ts'

/** Figures of a strategy's closed trades; null where a divisor is zero. */
export interface Figures {
  readonly trades: number
  readonly wins: number
  readonly losses: number
  /** In rupees. */
  readonly total: number
  /** Wins divided by trades, from 0 to 1. */
  readonly winRate: number | null
  /** In rupees a trade. */
  readonly expectancy: number | null
  /** In rupees. */
  readonly averageWin: number | null
  /** In rupees, below zero. */
  readonly averageLoss: number | null
  /** Average win divided by average loss, without its sign. */
  readonly payoff: number | null
  /** Sum of wins divided by sum of losses, without its sign. */
  readonly profitFactor: number | null
  /** Trades with a readable entry and exit date. */
  readonly timed: number
  /** In days. */
  readonly averageHoldingDays: number | null
  /** In days. */
  readonly medianHoldingDays: number | null
}

const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole)

export function figuresOf(positions: readonly Position[]): Figures {
  const wins = positions.filter(({ paise }) => paise > 0)
  const losses = positions.filter(({ paise }) => paise < 0)
  const [won, lost] = [sumOf(wins), sumOf(losses)]
  const averageWin = ratio(rupees(won), wins.length)
  const averageLoss = ratio(rupees(lost), losses.length)
  const holdingDays = positions
    .flatMap(({ holdingDays }) => (holdingDays === null ? [] : [holdingDays]))
    .sort((a, b) => a - b)
  return {
    trades: positions.length,
    wins: wins.length,
    losses: losses.length,
    total: rupees(sumOf(positions)),
    expectancy: positions.length === 0 ? null : averageOf(sumOf(positions), positions.length),
    winRate: ratio(wins.length, positions.length),
    averageWin,
    averageLoss,
    payoff: averageWin === null || averageLoss === null ? null : averageWin / -averageLoss,
    profitFactor: ratio(won, -lost),
    timed: holdingDays.length,
    averageHoldingDays: ratio(
      holdingDays.reduce((sum, days) => sum + days, 0),
      holdingDays.length,
    ),
    medianHoldingDays: medianOf(holdingDays),
  }
}

function medianOf(sorted: readonly number[]): number | null {
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  if (upper === undefined) return null
  const lower = sorted[Math.ceil(middle) - 1] ?? upper
  return (lower + upper) / 2
}
