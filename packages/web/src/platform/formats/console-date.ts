import { calendarDay, instantOf } from '@tarang/machines/wire-date'
import * as publicDate from './public-date.ts'

/** A wire date on the console's screens. Tests name dates of the console by this, and only `console-date.test.ts` by their text. */
export const { formatDate, formatDateTime } = publicDate

/** The form of dates in files that the console exports. */
export const { formatDate: exportDate, formatDateTime: exportDateTime } = publicDate

/** The instant of a wire date with a time: '2025-01-10T13:00:00.000Z'. Null for a calendar day and for no date. */
export function instantText(value: unknown): string | null {
  const instant = instantOf(value)
  const isDay = typeof value === 'string' && value.trim() === calendarDay(value)
  return instant === null || isDay || calendarDay(value) === null ? null : new Date(instant).toISOString()
}

/** An instant as it is logged: '2025-01-10 13:00 UTC'. */
export const formatUtc = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`
