/** India has had one time zone and no summer time since 1945, so its clock is arithmetic. */
const INDIAN_OFFSET = '+05:30'
const INDIAN_OFFSET_MS = 330 * 60_000

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/i

interface WireDate {
  /** The day as written. */
  readonly day: string
  /** Epoch milliseconds; a date without an offset is in India's time. */
  readonly instant: number
  readonly hasOffset: boolean
}

function readDate(value: unknown): WireDate | null {
  if (typeof value !== 'string') return null
  const utc = readUtc(value)
  if (utc !== null) return { day: value.slice(0, 10), instant: utc, hasOffset: true }
  const match = ISO.exec(value.trim())
  if (!match) return null
  const [, day = '', time = '00:00', seconds = '00', fraction = '', offset] = match
  // Every engine parses only this form alike: seconds, three decimals and an offset with a colon.
  const decimals = fraction.slice(0, 3).padEnd(3, '0')
  const instant = Date.parse(`${day}T${time}:${seconds}.${decimals}${zoneOf(offset)}`)
  return isRealDay(day) && !Number.isNaN(instant) ? { day, instant, hasOffset: offset !== undefined } : null
}

/** Adds the colon that `+0530` and `+05` lack. */
function zoneOf(offset = INDIAN_OFFSET): string {
  if (/^z$/i.test(offset)) return 'Z'
  return `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`
}

export interface IndianTime {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** Date and time in India; null outside the years 0000 to 9999. */
export function indianTime(instant: number): IndianTime | null {
  const date = new Date(instant + INDIAN_OFFSET_MS)
  const year = date.getUTCFullYear()
  if (!(year >= 0 && year <= 9999)) return null
  return {
    day: date.toISOString().slice(0, 10),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

/**
 * The calendar day in India of an API date, as `YYYY-MM-DD`, or null.
 * A date without an offset is already an Indian day, whatever the browser's time zone.
 */
export function calendarDay(value: unknown): string | null {
  const date = readDate(value)
  return date && (date.hasOffset ? (indianTime(date.instant)?.day ?? null) : date.day)
}

/** An API date as epoch milliseconds, or null. */
export const instantOf = (value: unknown): number | null =>
  (typeof value === 'string' ? readUtc(value) : null) ?? readDate(value)?.instant ?? null

/**
 * Reads the form that most APIs send, `2026-11-22T09:30:00.000Z`, without an expression: a list of 100,000 is sorted by
 * it at one press. Null for any other form, and for what is no date.
 */
function readUtc(text: string): number | null {
  if (text.length !== 24) return null
  for (let at = 0; at < 24; at++) {
    const expected = UTC_FORM.charCodeAt(at)
    const code = text.charCodeAt(at)
    if (expected === DIGIT ? code < DIGIT || code > DIGIT + 9 : code !== expected) return null
  }
  const number = (from: number, to: number) => {
    let value = 0
    for (let at = from; at < to; at++) value = value * 10 + (text.charCodeAt(at) - DIGIT)
    return value
  }
  const [year, month, day] = [number(0, 4), number(5, 7), number(8, 10)]
  const [hour, minute, second] = [number(11, 13), number(14, 16), number(17, 19)]
  // `Date.UTC` takes years below 100 for those of the last century.
  if (year < 100 || !isDayOf(year, month, day) || hour > 23 || minute > 59 || second > 59) return null
  return Date.UTC(year, month - 1, day, hour, minute, second, number(20, 23))
}
const UTC_FORM = '0000-00-00T00:00:00.000Z'
const DIGIT = '0'.charCodeAt(0)

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const isDayOf = (year: number, month: number, day: number) =>
  day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : (DAYS[month - 1] ?? 0))

// Some engines parse 30 February as another day.
const isRealDay = (day: string) =>
  isDayOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)))
