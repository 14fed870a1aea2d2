import { calendarDay } from '@tarang/machines/wire-date'
import type { Drawdown } from '@tarang/sdk'
import { daysBetween } from '../../strategy/positions.ts'

/** The API's drawdown as a range of days. */
export interface ReportedDrawdown {
  readonly start: string
  readonly end: string
  readonly days: number
  readonly percentage: number | null
  /** Whether the portfolio is back at its peak; null if the API does not report it. */
  readonly isRecovered: boolean | null
}

/** Null if a date is missing or the range ends before it starts. */
export function reportedDrawdown(drawdown: Drawdown | null): ReportedDrawdown | null {
  const start = calendarDay(drawdown?.startRange)
  const end = calendarDay(drawdown?.endRange)
  if (!drawdown || start === null || end === null || end < start) return null
  const { drawDownInPercentage, currentPortfolioReturn: now, maxPortfolioReturn: highest } = drawdown
  return {
    start,
    end,
    days: daysBetween(start, end),
    percentage: Number.isFinite(drawDownInPercentage) ? (drawDownInPercentage as number) : null,
    isRecovered: Number.isFinite(now) && Number.isFinite(highest) ? Number(now) >= Number(highest) : null,
  }
}
