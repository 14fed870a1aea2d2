import { decimalsIn, indianNumber, isNumber, MINUS } from './indian-number.ts'

/** Shown where a value is missing or of the wrong type. */
export const MISSING = 'N/A'

/** Not from `Intl`: some engines write 'Sept', and WebKit puts hyphens into a date (docs/engines.md). */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const LONG_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** A text or a number as text; 'N/A' for anything else. */
export const formatText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim() || MISSING
  return isNumber(value) ? String(value).replaceAll('-', MINUS) : MISSING
}

/** Words as a sentence begins: 'Is before'. */
export const toSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A number in the Indian grouping (compact: `compact-number.ts`) with at most two decimals, at least `decimals`. */
export const formatNumber = (value: unknown, decimals = 0): string =>
  isNumber(value) ? indianNumber(value, { least: decimals }) : MISSING

/** The decimals that `formatNumber` shows of a value. */
export const numberDecimals = (value: unknown): number => (isNumber(value) ? decimalsIn(value) : 0)

/** The parts of a day `YYYY-MM-DD`. */
function partsOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return {
    year: day.slice(0, 4),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
  }
}

/** The month of a day `YYYY-MM-DD`: 'October 2026'. */
export const formatMonth = (day: string): string => {
  const { year, month } = partsOf(day)
  return `${LONG_MONTHS[month]} ${year}`
}

/** The short month of a day `YYYY-MM-DD`: 'Oct 2026'. */
export const formatShortMonth = (day: string): string => {
  const { year, month } = partsOf(day)
  return `${MONTHS[month]} ${year}`
}

/** A day `YYYY-MM-DD` without its year, for axes: '9 Oct'. */
export const formatShortDay = (day: string): string => {
  const { month, date } = partsOf(day)
  return `${date} ${MONTHS[month]}`
}

/** A count with its noun: '1 result', '2 results'. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${indianNumber(count)} ${count === 1 ? one : many}`
