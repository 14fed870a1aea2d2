import { calendarDay, instantOf } from '@tarang/machines/wire-date'

/** The same day of the next month, or its last day if that month is shorter. Days are `YYYY-MM-DD`. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  // Day 0 of the month after next is the last one of the next.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

/**
 * Whether a subscription ends between now and the same day next month, inclusive, by the calendar in India.
 * A date without a time ends at the end of that day; a date with a time ends at that time.
 */
export function expiresWithinAMonth(expiry: unknown, now: Date): boolean {
  const day = calendarDay(expiry)
  const instant = instantOf(expiry)
  const today = calendarDay(now.toISOString())
  if (day === null || instant === null || today === null) return false
  const isOver = typeof expiry === 'string' && expiry.trim() === day ? day < today : instant < now.getTime()
  return !isOver && day <= monthAfter(today)
}
