import { calendarDay } from '@tarang/machines/wire-date'
import { formatDateTime } from './console-date.ts'
import { formatText, MISSING } from './format.ts'

const date = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/

/** A value of any field as the history of a record shows it: dates and times as the console's lists have them. */
export function recordedText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? MISSING : value.map(recordedText).join(', ')
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  const isDate = typeof value === 'string' && date.test(value) && calendarDay(value) !== null
  return isDate ? formatDateTime(value) : formatText(value)
}
