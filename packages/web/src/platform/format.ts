import { calendarDay, indianTime, instantOf } from '@tarang/machines/wire-date'
import { compactNumber, decimalsIn, indianNumber } from './indian-number.ts'

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

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

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

/** An amount in rupees, with its paise only where there are some or `decimals` asks for them: '₹1,499'. */
export const formatMoney = (value: unknown, decimals = 0): string => {
  if (!isNumber(value)) return MISSING
  const amount = indianNumber(Math.abs(value), { least: Math.max(decimals, moneyDecimals(value)) })
  return `${isBelowZero(value) ? '-' : ''}₹${amount}`
}

/** How many decimals `formatMoney` shows of a value: none, or both of the paise. */
export const moneyDecimals = (value: unknown): number => (numberDecimals(value) > 0 ? 2 : 0)

/** An amount with its sign, so that gain and loss are told without colour: '+₹8,542.50', '−₹742'. */
export const formatGain = (value: unknown, decimals = 0): string =>
  isNumber(value) ? `${gainSign(value)}${formatMoney(Math.abs(value), decimals)}` : MISSING

/** The same in whole rupees and without their sign, where many stand together: '+8,543'. */
export const formatWholeGain = (value: number): string =>
  `${gainSign(value, 0)}${indianNumber(Math.abs(value), { most: 0 })}`

/** A number of per cent: '24.37%'. */
export const formatPercent = (value: unknown): string =>
  isNumber(value) ? `${indianNumber(value)}%` : MISSING

/** Rupees where there is no room for their digits: '₹1.2L'. */
export const formatCompactMoney = (value: number): string =>
  `${value < 0 ? '-' : ''}₹${compactNumber(Math.abs(value))}`

// What is rounded to zero has no sign.
const isBelowZero = (value: number, most = 2) => value < 0 && Math.round(-value * 10 ** most) > 0
const gainSign = (value: number, most = 2) =>
  isBelowZero(value, most) ? '−' : isBelowZero(-value, most) ? '+' : ''

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

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** How large a file is, rounded up so that one over a limit never reads as the limit: '312 kB', '1.25 MB'. */
export const formatFileSize = (size: number): string =>
  size <= MEGABYTE - KILOBYTE
    ? `${indianNumber(size / KILOBYTE, { most: 0, rounding: 'up' })} kB`
    : `${indianNumber(size / MEGABYTE, { rounding: 'up' })} MB`
