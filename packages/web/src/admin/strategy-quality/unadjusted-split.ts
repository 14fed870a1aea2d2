import { calendarDay } from '@tarang/machines/wire-date'
import type { StockSplit } from '@tarang/sdk'
import { formatText } from '#platform/formats/format'

/** An entry of the split calendar whose effect on the price its ratio tells. */
export interface KnownSplit {
  readonly stock: string
  /** `YYYY-MM-DD` */
  readonly day: string
  /** The price after it divided by the price before it: 0.2 for a split 1:5. */
  readonly factor: number
  /** 'Split 1:5' */
  readonly name: string
}

/** A position from entry to exit. */
export interface PriceMove {
  readonly entryPrice: number
  readonly exitPrice: number
  /** Calendar days. */
  readonly days: number
}

/** A stock's name for comparisons. */
export const stockKey = (name: unknown) => (typeof name === 'string' ? name.trim().toUpperCase() : '')

/** The splits with a stock, a day and a known effect, by stock. A rights issue has none: it depends on the price. */
export function knownSplits(splits: readonly StockSplit[]): ReadonlyMap<string, readonly KnownSplit[]> {
  return Map.groupBy(splits.flatMap(knownSplit), ({ stock }) => stock)
}

function knownSplit({ stockname, splitdate, splitratio, corporateaction }: StockSplit): KnownSplit[] {
  const stock = stockKey(stockname)
  const day = calendarDay(splitdate)
  const action =
    typeof corporateaction === 'string' && corporateaction.trim() ? corporateaction.trim() : 'Split'
  const factor = factorOf(action, splitratio)
  if (stock === '' || day === null || factor === null) return []
  return [{ stock, day, factor, name: `${action} ${formatText(splitratio)}` }]
}

function factorOf(action: string, ratio: unknown): number | null {
  const [, one, other] = /^\s*(\d+)\s*:\s*(\d+)\s*$/.exec(String(ratio)) ?? []
  const [a, b] = [Number(one), Number(other)]
  if (!(a > 0 && b > 0)) return null
  // A bonus of a shares for b held.
  if (/bonus/i.test(action)) return b / (a + b)
  if (/consolidation|reverse/i.test(action)) return Math.max(a, b) / Math.min(a, b)
  // Calendars write a split into five as 1:5 or as 5:1.
  return /split/i.test(action) ? Math.min(a, b) / Math.max(a, b) : null
}

/** Of a share's price per day, at 35 % a year. */
const VARIANCE = 0.35 ** 2 / 365

/** The logarithm of the least likelihood ratio: e² is about 7. */
const LEAST_EVIDENCE = 2

const evidence = (move: number, days: number, factor: number) =>
  (factor * (2 * move - factor)) / (2 * VARIANCE * Math.max(days, 1))

const logMove = ({ entryPrice, exitPrice }: PriceMove) => Math.log(exitPrice / entryPrice)

/** Whether the price moved as the split alone would move it, and the market is an unlikely reason. */
export const looksUnadjusted = (move: PriceMove, { factor }: KnownSplit): boolean =>
  evidence(logMove(move), move.days, Math.log(factor)) >= LEAST_EVIDENCE

/** Whether some split could explain the move: the one with just its factor. */
export const isUnusualMove = (move: PriceMove): boolean =>
  evidence(logMove(move), move.days, logMove(move)) >= LEAST_EVIDENCE
