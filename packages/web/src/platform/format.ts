import { calendarDay, instantOf } from '@tarang/machines/wire-date'

/** What is shown where a value is missing or is not what it should be. */
export const MISSING = 'N/A'

const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const shownDay = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const shownTime = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** A text as it is; anything else that can be read as one; 'N/A' where there is nothing to read. */
export const formatText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim() || MISSING
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : MISSING
}

/** A number in the Indian grouping, with at most two decimals. */
export const formatNumber = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? plain.format(value) : MISSING

/** An amount in rupees, with its paise only where there are some: '₹1,499'. */
export const formatMoney = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? rupees.format(value) : MISSING

/** A wire date as its calendar day in India: '10 Jan 2025'. */
export const formatDate = (value: unknown): string => {
  const day = calendarDay(value)
  return day ? shownDay.format(new Date(`${day}T00:00:00Z`)) : MISSING
}

/** A wire date with its time of day in India: '10 Jan 2025, 6:30 pm'. One that is written as a day has no time. */
export const formatDateTime = (value: unknown): string => {
  const instant = instantOf(value)
  const day = formatDate(value)
  return instant === null || value === calendarDay(value) ? day : `${day}, ${shownTime.format(instant)}`
}

/** A count with its word: '1 result', '2 results'. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${plain.format(count)} ${count === 1 ? one : many}`
