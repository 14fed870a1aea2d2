import { calendarDay, indianTime, instantOf } from '@tarang/machines/wire-date'
import { MISSING, MONTHS } from './format.ts'

/** A wire date as its calendar day in India: '10 Jan 2025'. */
export const formatDate = (value: unknown): string => {
  const day = calendarDay(value)
  if (day === null) return MISSING
  const [year, month, date] = day.split('-')
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`
}

/** A wire date with its time in India: '10 Jan 2025, 6:30 pm'. A date without a time shows none. */
export const formatDateTime = (value: unknown): string => {
  const instant = instantOf(value)
  const time = instant === null ? null : indianTime(instant)
  const isDay = typeof value === 'string' && value.trim() === calendarDay(value)
  const day = formatDate(value)
  return time === null || isDay ? day : `${day}, ${formatTime(time)}`
}

const formatTime = ({ hour, minute }: { hour: number; minute: number }) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
