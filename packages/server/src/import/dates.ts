import * as v from 'valibot'
import { calendarDay } from '../http/values.ts'

/** Which part of a date such as 05/04/2024 is the day. */
export type DateOrder = 'day-first' | 'month-first'

const INDIA = '+05:30'
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const TIME =
  /^(.+?)(?:T|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*([ap]m)?\s*(Z|UTC|GMT|IST|[+-]\d{2}:?\d{2})?$/i
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const NUMERIC = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?[-/ .]+([a-z]{3,9})[-/ .,'’]+(\d{4}|\d{2})$/i
const YEAR_MONTH = /^(\d{4})[-/ .]+([a-z]{3,9})[-/ .]+(\d{1,2})$/i
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i
const MONTH_DAY = /^([a-z]{3,9})[-/ .]+(\d{1,2})(?:st|nd|rd|th)?[-/ ,]+(\d{4})$/i

const withoutTime = (text: string) => (TIME.exec(text)?.[1]?.trim() ?? text).replace(WEEKDAY, '')

const yearOf = (digits: string) =>
  digits.length === 4 ? digits : `${Number(digits) >= 90 ? '19' : '20'}${digits}`

const monthOf = (name: string): string => {
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase())
  return index === -1 ? '' : String(index + 1)
}

/** The order that a date shows by a part above 12; `either` where both are possible, null for no date of this form. */
export function orderOf(value: unknown): DateOrder | 'either' | null {
  const match = typeof value === 'string' ? NUMERIC.exec(withoutTime(value.trim())) : null
  if (!match) return null
  const [first, second] = [Number(match[1]), Number(match[3])]
  if (first > 12) return 'day-first'
  if (second > 12) return 'month-first'
  return first === second ? null : 'either'
}

/** Reads a day as written, whatever its time. A part above 12 is a day; otherwise `order` decides. */
export function toDay(value: string, order: DateOrder = 'day-first'): string | undefined {
  const parts = partsOf(withoutTime(value), order)
  if (!parts) return undefined
  const [year, month, day] = parts
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return v.is(calendarDay, text) ? text : undefined
}

function partsOf(text: string, order: DateOrder): [year: string, month: string, day: string] | null {
  const iso = ISO.exec(text) ?? COMPACT.exec(text)
  if (iso) return [iso[1]!, iso[2]!, iso[3]!]
  const dayMonth = DAY_MONTH.exec(text)
  if (dayMonth) return [yearOf(dayMonth[3]!), monthOf(dayMonth[2]!), dayMonth[1]!]
  const yearMonth = YEAR_MONTH.exec(text)
  if (yearMonth) return [yearMonth[1]!, monthOf(yearMonth[2]!), yearMonth[3]!]
  const monthDay = MONTH_DAY.exec(text)
  if (monthDay) return [monthDay[3]!, monthOf(monthDay[1]!), monthDay[2]!]
  const numeric = NUMERIC.exec(text)
  if (!numeric) return null
  const [, first, , second, year] = numeric
  const shown = orderOf(text)
  const isMonthFirst = (shown === 'either' ? order : shown) === 'month-first'
  return isMonthFirst ? [yearOf(year!), first!, second!] : [yearOf(year!), second!, first!]
}

/** Reads a time; a day without one begins at midnight in India. */
export function toMoment(value: string): string | undefined {
  const day = toDay(value)
  if (day === undefined) return undefined
  const match = TIME.exec(value)
  if (!match) return `${day}T00:00:00${INDIA}`
  const [, , hours = '', minutes, seconds = '00', fraction = '', half = '', zone = ''] = match
  const afternoon = half === '' ? Number(hours) : (Number(hours) % 12) + (/^pm$/i.test(half) ? 12 : 0)
  const moment = `${day}T${String(afternoon).padStart(2, '0')}:${minutes}:${seconds}${fraction}${offsetOf(zone)}`
  return Number.isNaN(Date.parse(moment)) ? undefined : moment
}

function offsetOf(zone: string): string {
  if (zone === '' || /^ist$/i.test(zone)) return INDIA
  if (/^(?:z|utc|gmt)$/i.test(zone)) return 'Z'
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
}
