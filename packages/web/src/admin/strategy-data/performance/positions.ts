import { calendarDay } from '@tarang/machines/wire-date'
import type { Trade } from '@tarang/sdk'

/** A closed trade with a readable P&L and exit date. */
export interface Position {
  /** In paise, so that sums are exact. */
  readonly paise: number
  /** `YYYY-MM-DD`. */
  readonly exitDay: string
  readonly entryDay: string | null
  /** Calendar days from entry to exit; null if a date is missing or the exit precedes the entry. */
  readonly holdingDays: number | null
}

/** The closed trades that have an exit date and a P&L, by exit day. */
export const positionsOf = (trades: readonly Trade[]): readonly Position[] =>
  trades.flatMap(positionOf).sort((one, other) => one.exitDay.localeCompare(other.exitDay))

function positionOf({ pnl, entryDate, exitDate }: Trade): Position[] {
  const exitDay = calendarDay(exitDate)
  if (typeof pnl !== 'number' || !Number.isFinite(pnl) || exitDay === null) return []
  const entryDay = calendarDay(entryDate)
  const holdingDays = entryDay === null ? null : daysBetween(entryDay, exitDay)
  return [
    {
      paise: Math.round(pnl * 100),
      exitDay,
      entryDay,
      holdingDays: holdingDays === null || holdingDays < 0 ? null : holdingDays,
    },
  ]
}

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
