import { calendarDay } from '@tarang/machines/wire-date'
import { formatDateTime } from './console-date.ts'
import { formatText, MISSING } from './format.ts'

/** A value of any field as the history of a record shows it: dates and times as the console's lists have them. */
export function recordedText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? MISSING : value.map(recordedText).join(', ')
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return calendarDay(value) === null ? formatText(value) : formatDateTime(value)
}
