const TIME_ZONE = 'Asia/Kolkata'
const INDIAN_OFFSET = '+05:30'

const indianDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: TIME_ZONE,
})

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

interface WireDate {
  /** The day as it is written. */
  readonly day: string
  /** The point in time; what carries no offset is written in India's time. */
  readonly instant: number
  readonly hasOffset: boolean
}

function readDate(value: unknown): WireDate | null {
  if (typeof value !== 'string') return null
  const match = ISO.exec(value.trim())
  if (!match) return null
  const [, day = '', time = '00:00', offset] = match
  // A `+0530` without its colon is read by some browsers only.
  const zone = offset?.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') ?? INDIAN_OFFSET
  const instant = Date.parse(`${day}T${time}${zone.toUpperCase()}`)
  return isRealDay(day) && !Number.isNaN(instant) ? { day, instant, hasOffset: offset !== undefined } : null
}

/**
 * The calendar day in India of a wire date, as `YYYY-MM-DD`, or null.
 * A date without an offset is already written in India's days, whatever the browser's time zone.
 */
export function calendarDay(value: unknown): string | null {
  const date = readDate(value)
  return date && (date.hasOffset ? indianDay.format(date.instant) : date.day)
}

/** A wire date as a point in time, to put dates in order by; null where it is none. */
export const instantOf = (value: unknown): number | null => readDate(value)?.instant ?? null

// 30 February parses, and comes back as another day.
const isRealDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
