import { calendarDay, instantOf } from '@tarang/machines/wire-date'
import { formatDate, formatDateTime } from './format.ts'

/**
 * A wire date on the console's screens. Exports keep the form of `format.ts`, which the public site and the axes of charts use
 * too. Tests name dates of the console by these functions, and only `console-date.test.ts` by their text.
 */
export const formatConsoleDate = (value: unknown): string => formatDate(value)

/** The same with the time of day in India. */
export const formatConsoleDateTime = (value: unknown): string => formatDateTime(value)

/** The instant of a wire date with a time: '2025-01-10T13:00:00.000Z'. Null for a calendar day and for no date. */
export function instantText(value: unknown): string | null {
  const instant = instantOf(value)
  const isDay = typeof value === 'string' && value.trim() === calendarDay(value)
  return instant === null || isDay || calendarDay(value) === null ? null : new Date(instant).toISOString()
}

/** An instant as it is logged: '2025-01-10 13:00 UTC'. */
export const formatUtc = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`
