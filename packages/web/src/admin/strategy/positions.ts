import { calendarDay } from '@tarang/machines/wire-date'
import type { Trade } from '@tarang/sdk'
import { formatText } from '#platform/formats/format'
import { inHundredths, isNumber } from '#platform/formats/indian-number'

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
  /** Whether trades without a P&L lie between it and the position before it, by exit day. */
  readonly followsUnknown: boolean
}

/** The closed trades that have an exit date and a P&L, by exit day. */
export function positionsOf(trades: readonly Trade[]): readonly Position[] {
  const exits = trades
    .flatMap((trade) => {
      const exitDay = calendarDay(trade.exitDate)
      return exitDay === null ? [] : [{ exitDay, position: positionOf(trade, exitDay) }]
    })
    .sort((one, other) => one.exitDay.localeCompare(other.exitDay))
  return exits.flatMap(({ position }, index) =>
    position ? [{ ...position, followsUnknown: exits[index - 1]?.position === null }] : [],
  )
}

function positionOf(
  { stockName, entryPrice, exitPrice, pnl, entryDate }: Trade,
  exitDay: string,
): Omit<Position, 'followsUnknown'> | null {
  if (!isNumber(pnl)) return null
  const entryDay = calendarDay(entryDate)
  const holdingDays = entryDay === null ? null : daysBetween(entryDay, exitDay)
  return {
    stockName: formatText(stockName),
    paise: inHundredths(pnl),
    exitDay,
    entryDay,
    holdingDays: holdingDays === null || holdingDays < 0 ? null : holdingDays,
    returnPercent: isPrice(entryPrice) && isPrice(exitPrice) ? percentOf(entryPrice, exitPrice) : null,
  }
}

const isPrice = (price: unknown): price is number => isNumber(price) && price > 0

/** To two decimals, as it is shown: a bar counts what a reader can count. */
const percentOf = (entry: number, exit: number) => Math.round((exit / entry - 1) * 10_000) / 100

/** A day in seconds. */
export const DAY = 24 * 60 * 60

/** A day as seconds since the epoch, at midnight UTC. */
export const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000

/** Seconds since the epoch as `YYYY-MM-DD`. */
export const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

/** Calendar days from one day to another. */
export const daysBetween = (from: string, to: string) => (secondsOf(to) - secondsOf(from)) / DAY

/** Paise as rupees. */
export const rupees = (paise: number) => paise / 100

/** The average of so many trades in rupees, to the paisa: a half is rounded away from zero, as in the tables. */
export const averageOf = (paise: number, trades: number) =>
  rupees(Math.sign(paise) * Math.round(Math.abs(paise) / trades))

export const sumOf = (positions: readonly Position[]) => positions.reduce((sum, { paise }) => sum + paise, 0)
