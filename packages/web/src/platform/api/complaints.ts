import { isRecord } from '@tarang/machines/unknown-json'
import { calendarDay } from '@tarang/machines/wire-date'
import { formatMonth } from '../formats/format.ts'

/** The month's complaints from one source: a row of the first table of Annexure B. */
export interface ComplaintsBySource {
  readonly source: string
  readonly pendingBefore: number
  readonly received: number
  readonly resolved: number
  readonly pending: number
  readonly pendingOverThreeMonths: number
  /** Days; null in a month in which nothing was resolved. */
  readonly averageDays: number | null
}

/** One row of the monthly or yearly trend. */
export interface ComplaintsTrend {
  readonly period: string
  readonly carriedForward: number
  readonly received: number
  readonly resolved: number
  readonly pending: number
}

/** The complaints that a registered firm publishes by the seventh of each month. */
export interface ComplaintsData {
  /** The last day of the month of these figures: `2026-10-31`. */
  readonly monthEnding: string
  readonly bySource: readonly ComplaintsBySource[]
  readonly byMonth: readonly ComplaintsTrend[]
  readonly byYear: readonly ComplaintsTrend[]
}

/** A file beside the build, replaced each month without a new build. */
export const COMPLAINTS_FILE = '/complaints.json'

type Fields = Record<string, unknown>

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0

const areRows = (value: unknown, name: string, counts: readonly string[]): value is Fields[] =>
  Array.isArray(value) &&
  value.every(
    (row: unknown) =>
      isRecord(row) &&
      typeof row[name] === 'string' &&
      row[name].trim() !== '' &&
      counts.every((count) => isCount(row[count])),
  )

const hasAverage = ({ averageDays }: Fields) =>
  averageDays === null || (typeof averageDays === 'number' && averageDays >= 0)

const trend = ['carriedForward', 'received', 'resolved', 'pending']

/** Reads the file's content; null where it is incomplete, because part of a table would mislead. */
export function readComplaints(value: unknown): ComplaintsData | null {
  if (!isRecord(value) || typeof value.monthEnding !== 'string') return null
  const { monthEnding, bySource, byMonth, byYear } = value
  const counts = ['pendingBefore', 'received', 'resolved', 'pending', 'pendingOverThreeMonths']
  const isWhole =
    calendarDay(monthEnding) === monthEnding &&
    areRows(bySource, 'source', counts) &&
    bySource.length > 0 &&
    bySource.every(hasAverage) &&
    areRows(byMonth, 'period', trend) &&
    areRows(byYear, 'period', trend)
  return isWhole ? (value as unknown as ComplaintsData) : null
}

/** Fetches the file from the page's origin. */
export async function loadComplaints(signal: AbortSignal): Promise<ComplaintsData | null> {
  const response = await globalThis.fetch(
    new Request(new URL(COMPLAINTS_FILE, location.origin), { signal, credentials: 'omit' }),
  )
  return response.ok ? readComplaints(await response.json()) : null
}

/** In the first seven days of a month: last month's name, if its complaints are not published yet. */
export function complaintsDue(now: Date, data: ComplaintsData | null): string | null {
  const today = new Date(`${calendarDay(now.toISOString())}T00:00:00Z`)
  if (today.getUTCDate() > 7) return null
  const lastDay = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0))
    .toISOString()
    .slice(0, 10)
  return data && data.monthEnding >= lastDay ? null : formatMonth(lastDay)
}
