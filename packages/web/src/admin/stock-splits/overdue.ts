import { calendarDay } from '@tarang/machines/wire-date'
import type { StockSplit } from '@tarang/sdk'

/** Whether a split is still pending after its day in India. */
export function isOverdue({ status, splitdate }: StockSplit, now: Date): boolean {
  const day = calendarDay(splitdate)
  return status === 0 && day !== null && day < String(calendarDay(now.toISOString()))
}
