import { calendarDay } from '@tarang/machines/wire-date'
import type { Trade } from '@tarang/sdk'
import { formatText } from '#platform/format'

/** A closed trade with a readable P&L and exit date. */
export interface Position {
  readonly stockName: string
  /** In paise, so that sums are exact. */
  readonly paise: number
  /** `YYYY-MM-DD`. */
  readonly exitDay: string
  readonly entryDay: string | null
  /** Calendar days from entry to exit; null if a date is missing or the exit precedes the entry. */
  readonly holdingDays: number | null
  /** The exit price against the entry price, in percent; null if one of them is missing or not above zero. */
  readonly returnPercent: number | null
}

/** The closed trades that have an exit date and a P&L, by exit day. */
export const positionsOf = (trades: readonly Trade[]): readonly Position[] =>
  trades.flatMap(positionOf).sort((one, other) => one.exitDay.localeCompare(other.exitDay))

function positionOf({ stockName, entryPrice, exitPrice, pnl, entryDate, exitDate }: Trade): Position[] {
  const exitDay = calendarDay(exitDate)
  if (typeof pnl !== 'number' || !Number.isFinite(pnl) || exitDay === null) return []
  const entryDay = calendarDay(entryDate)
  const holdingDays = entryDay === null ? null : daysBetween(entryDay, exitDay)
  return [
    {
      stockName: formatText(stockName),
      paise: Math.round(pnl * 100),
      exitDay,
      entryDay,
      holdingDays: holdingDays === null || holdingDays < 0 ? null : holdingDays,
      returnPercent: isPrice(entryPrice) && isPrice(exitPrice) ? percentOf(entryPrice, exitPrice) : null,
    },
  ]
}

const isPrice = (price: unknown): price is number =>
  typeof price === 'number' && Number.isFinite(price) && price > 0

/** To two decimals, as it is shown: a bar counts what a reader can count. */
const percentOf = (entry: number, exit: number) => Math.round((exit / entry - 1) * 10_000) / 100

const DAY = 24 * 60 * 60

/** A day as seconds since the epoch, at midnight UTC. */
export const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000

/** Seconds since the epoch as `YYYY-MM-DD`. */
export const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/** Calendar days from one day to another. */
export const daysBetween = (from: string, to: string) => (secondsOf(to) - secondsOf(from)) / DAY

/** Paise as rupees. */
export const rupees = (paise: number) => paise / 100

export const sumOf = (positions: readonly Position[]) => positions.reduce((sum, { paise }) => sum + paise, 0)
