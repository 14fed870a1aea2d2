import { calendarDay } from '@tarang/machines/wire-date'

/** What is shown where a value is missing or is not what it should be. */
export const MISSING = 'N/A'

const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const shownDay = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A text as it is; anything else that can be read as one; 'N/A' where there is nothing to read. */
export const formatText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim() || MISSING
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : MISSING
}

/** A number in the Indian grouping, with at most two decimals. */
export const formatNumber = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? plain.format(value) : MISSING

/** A wire date as its calendar day in India: '10 Jan 2025'. */
export const formatDate = (value: unknown): string => {
  const day = calendarDay(value)
  return day ? shownDay.format(new Date(`${day}T00:00:00Z`)) : MISSING
}

/** A count with its word: '1 result', '2 results'. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${plain.format(count)} ${count === 1 ? one : many}`
