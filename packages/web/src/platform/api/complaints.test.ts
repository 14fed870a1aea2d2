import { describe, expect, test } from 'vitest'
import { complaints } from '../../testing/complaints.ts'
import { complaintsDue, readComplaints } from './complaints.ts'

test('a complete file is read as it is', () => {
  expect(readComplaints(JSON.parse(JSON.stringify(complaints)))).toEqual(complaints)
})

const [row] = complaints.bySource
test.each<[string, unknown]>([
  ['nothing', null],
  ['a list', []],
  ['the file as it comes with the build', { monthEnding: '', bySource: [], byMonth: [], byYear: [] }],
  ['a month that is none', { ...complaints, monthEnding: '2026-13-31' }],
  ['no origins', { ...complaints, bySource: [] }],
  ['a missing table', { ...complaints, byYear: undefined }],
  ['a missing count', { ...complaints, bySource: [{ ...row, received: undefined }] }],
  ['a count in words', { ...complaints, bySource: [{ ...row, received: 'four' }] }],
  ['a negative count', { ...complaints, byMonth: [{ ...complaints.byMonth[0], pending: -1 }] }],
  ['half a complaint', { ...complaints, byMonth: [{ ...complaints.byMonth[0], pending: 0.5 }] }],
  ['a nameless month', { ...complaints, byMonth: [{ ...complaints.byMonth[0], period: ' ' }] }],
  ['an average that is none', { ...complaints, bySource: [{ ...row, averageDays: '6' }] }],
])('%s is refused', (_, value) => {
  expect(readComplaints(value)).toBeNull()
})

describe('the month that is due', () => {
  const at = (moment: string, monthEnding?: string) =>
    complaintsDue(new Date(moment), monthEnding ? { ...complaints, monthEnding } : null)

  test('is last month, from the first to the seventh by the calendar of India', () => {
    expect(at('2026-10-31T18:29:59Z')).toBeNull()
    expect(at('2026-10-31T18:30:00Z')).toBe('October 2026')
    expect(at('2026-11-07T18:29:59Z')).toBe('October 2026')
    expect(at('2026-11-07T18:30:00Z')).toBeNull()
    expect(at('2027-01-03T12:00:00Z')).toBe('December 2026')
  })

  test('is absent once its complaints are published', () => {
    expect(at('2026-11-03T12:00:00Z', '2026-09-30')).toBe('October 2026')
    expect(at('2026-11-03T12:00:00Z', '2026-10-31')).toBeNull()
  })
})
