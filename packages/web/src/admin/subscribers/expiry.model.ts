import { calendarDay, instantOf } from '@tarang/machines/wire-date'
import { formatCount, MISSING } from '#platform/formats/format'

/** The same day of the next month, or its last day if that month is shorter. Days are `YYYY-MM-DD`. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  // Day 0 of the month after next is the last one of the next.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

interface Term {
  /** The calendar day in India on which the subscription ends. */
  readonly day: string
  readonly today: string
  readonly isOver: boolean
}

/** A date without a time ends at the end of that day in India; a date with a time ends at that time. */
function termOf(expiry: unknown, now: Date): Term | null {
  const day = calendarDay(expiry)
  const instant = instantOf(expiry)
  const today = calendarDay(now.toISOString())
  if (day === null || instant === null || today === null) return null
  const isDay = typeof expiry === 'string' && expiry.trim() === day
  return { day, today, isOver: isDay ? day < today : instant < now.getTime() }
}

/** Whether a subscription ends between now and the same day next month, inclusive, by the calendar in India. */
export function expiresWithinAMonth(expiry: unknown, now: Date): boolean {
  const term = termOf(expiry, now)
  return term !== null && !term.isOver && term.day <= monthAfter(term.today)
}

/** The calendar days in India from today to the expiry; negative after it. */
export function daysLeft(expiry: unknown, now: Date): number | null {
  const term = termOf(expiry, now)
  return term && (Date.parse(term.day) - Date.parse(term.today)) / 86_400_000
}

/** The days left in words. */
export function formatDaysLeft(expiry: unknown, now: Date): string {
  const days = daysLeft(expiry, now)
  if (days === null) return MISSING
  if (days < 0) return `Expired ${formatCount(-days, 'day')} ago`
  if (termOf(expiry, now)?.isOver) return 'Expired today'
  return days === 0 ? 'Ends today' : formatCount(days, 'day')
}

/** Groups by the time left: over, or at most so many days left. */
export const BUCKETS = {
  expired: 'Expired',
  7: '7 days or less',
  30: '30 days or less',
  90: '90 days or less',
}

/** Whether a subscription is in a group of `BUCKETS`. One without a date is in none. */
export function isInBucket(expiry: unknown, bucket: string, now: Date): boolean {
  const term = termOf(expiry, now)
  const days = daysLeft(expiry, now)
  if (term === null || days === null) return false
  return bucket === 'expired' ? term.isOver : !term.isOver && days <= Number(bucket)
}

export interface ExpiryMonth {
  /** A month `YYYY-MM`; all months before the first one, and all after the last one. */
  readonly month: string | 'earlier' | 'later'
  readonly count: number
}

/** The expiries of each month from this one to the same next year, with all earlier and all later ones. */
export function expiryMonths(expiries: readonly unknown[], now: Date): ExpiryMonth[] {
  const [year = 0, month = 0] = (calendarDay(now.toISOString()) ?? '').split('-').map(Number)
  const months = Array.from({ length: 13 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  )
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const counts = new Map<string, number>()
  for (const expiry of expiries) {
    const of = calendarDay(expiry)?.slice(0, 7)
    if (of === undefined) continue
    const key = of < first ? 'earlier' : of > last ? 'later' : of
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return ['earlier', ...months, 'later'].map((key) => ({ month: key, count: counts.get(key) ?? 0 }))
}
