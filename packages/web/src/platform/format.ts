import { calendarDay, indianTime, instantOf } from '@tarang/machines/wire-date'
import { decimalsIn, indianNumber, isNumber } from './indian-number.ts'

/** What is shown where a value is missing or is not what it should be. */
export const MISSING = 'N/A'

/**
 * Months as the product writes them. `Intl` is not asked: of September some engines make 'Sept', and WebKit puts
 * hyphens between the parts of a day (docs/engines.md).
 */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const LONG_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** A text as it is; anything else that can be read as one; 'N/A' where there is nothing to read. */
export const formatText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim() || MISSING
  return isNumber(value) ? String(value) : MISSING
}

/** A number in the Indian grouping, with at most two decimals; `decimals` are shown in any case. */
export const formatNumber = (value: unknown, decimals = 0): string =>
  isNumber(value) ? indianNumber(value, { least: decimals }) : MISSING

/** How many decimals `formatNumber` shows of a value. */
export const numberDecimals = (value: unknown): number => (isNumber(value) ? decimalsIn(value) : 0)

/** A day that is written `YYYY-MM-DD`, part by part. */
function partsOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return {
    year: day.slice(0, 4),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
  }
}

/** A wire date as its calendar day in India: '10 Jan 2025'. */
export const formatDate = (value: unknown): string => {
  const day = calendarDay(value)
  if (day === null) return MISSING
  const { year, month, date } = partsOf(day)
  return `${String(date).padStart(2, '0')} ${MONTHS[month]} ${year}`
}

/** A wire date with its time of day in India: '10 Jan 2025, 6:30 pm'. One that is written as a day has no time. */
export const formatDateTime = (value: unknown): string => {
  const instant = instantOf(value)
  const time = instant === null ? null : indianTime(instant)
  const isDay = typeof value === 'string' && value.trim() === calendarDay(value)
  const day = formatDate(value)
  return time === null || isDay ? day : `${day}, ${formatTime(time)}`
}

const formatTime = ({ hour, minute }: { hour: number; minute: number }) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`

/** The month of a day `YYYY-MM-DD`: 'October 2026'. */
export const formatMonth = (day: string): string => {
  const { year, month } = partsOf(day)
  return `${LONG_MONTHS[month]} ${year}`
}

/** The same where there is little room: 'Oct 2026'. */
export const formatShortMonth = (day: string): string => {
  const { year, month } = partsOf(day)
  return `${MONTHS[month]} ${year}`
}

/** A day `YYYY-MM-DD` without its year, on an axis that shows only some days: '9 Oct'. */
export const formatShortDay = (day: string): string => {
  const { month, date } = partsOf(day)
  return `${date} ${MONTHS[month]}`
}

/** A count with its word: '1 result', '2 results'. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${indianNumber(count)} ${count === 1 ? one : many}`
