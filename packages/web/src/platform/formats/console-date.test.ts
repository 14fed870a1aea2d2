import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatUtc, instantText } from './console-date.ts'

// Other tests of the console name a date by these functions: only this one has to change with its form.
test('a date and a moment of the console', () => {
  expect(formatDate('2025-01-09')).toBe('09 Jan 2025')
  expect(formatDate('2025-01-10T20:00:00Z')).toBe('11 Jan 2025')
  expect(formatDateTime('2025-01-10T18:30:00+05:30')).toBe('10 Jan 2025, 6:30 pm')
  expect(formatDateTime('2025-01-10')).toBe('10 Jan 2025')
  expect([formatDate('soon'), formatDateTime(null)]).toEqual(['N/A', 'N/A'])
})

test.each([
  ['2025-01-10T18:30:00+05:30', '2025-01-10 13:00 UTC'],
  ['2025-01-10T18:30:00Z', '2025-01-10 18:30 UTC'],
  // A time without a zone is of India.
  ['2025-01-10 02:05:59', '2025-01-09 20:35 UTC'],
  ['2025-01-10T00:00:00', '2025-01-09 18:30 UTC'],
])('%j is the instant %j', (value, text) => {
  const instant = instantText(value)
  expect(instant && formatUtc(instant)).toBe(text)
})

test.each(['2025-01-10', ' 2025-01-10 ', '2025-02-30T10:00:00Z', '9999-12-31T23:59:59Z', 'soon', 7, null])(
  '%j is no instant',
  (value) => {
    expect(instantText(value)).toBeNull()
  },
)
