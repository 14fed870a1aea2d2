import { calendarDay } from '@tarang/machines/wire-date'
import type { Trade } from '@tarang/sdk'
import { formatText } from '#platform/formats/format'
import { daysBetween, type Position, rupees } from '../../strategy/positions.ts'

/** A trade from its entry to its exit, or to today while it is open. */
export interface TimelineTrade {
  readonly stockName: string
  readonly entryDay: string
  /** Null while the trade is open. */
  readonly exitDay: string | null
  readonly days: number
  /** In rupees; null while the trade is open. */
  readonly gain: number | null
}

export const isOpen = ({ exitDay }: TimelineTrade) => exitDay === null

/** Closed and open trades by entry day. Those without a readable entry, or with an exit before it, are left out. */
export function timelineOf(
  positions: readonly Position[],
  open: readonly Trade[],
  today: string,
): readonly TimelineTrade[] {
  const closed = positions.flatMap(({ stockName, entryDay, exitDay, holdingDays, paise }) =>
    entryDay === null || holdingDays === null
      ? []
      : [{ stockName, entryDay, exitDay, days: holdingDays, gain: rupees(paise) }],
  )
  const live = open.flatMap(({ stockName, entryDate }) => {
    const entryDay = calendarDay(entryDate)
    if (entryDay === null || entryDay > today) return []
    return [
      {
        stockName: formatText(stockName),
        entryDay,
        exitDay: null,
        days: daysBetween(entryDay, today),
        gain: null,
      },
    ]
  })
  return [...closed, ...live].sort((one, other) => one.entryDay.localeCompare(other.entryDay))
}
