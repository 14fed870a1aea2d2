import { expect, test } from 'vitest'
import {
  daysLeft,
  expiresWithinAMonth,
  expiryMonths,
  formatDaysLeft,
  isInBucket,
  monthAfter,
} from './expiry.model.ts'

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-21', '2027-01-21'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-28', '2027-02-28'],
  ['2027-01-29', '2027-02-28'],
  ['2027-01-30', '2027-02-28'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-28', '2028-02-28'],
  ['2028-01-29', '2028-02-29'],
  ['2028-01-30', '2028-02-29'],
  ['2028-01-31', '2028-02-29'],
  ['2028-02-29', '2028-03-29'],
  ['2027-02-28', '2027-03-28'],
  ['2027-03-31', '2027-04-30'],
])('a month after %s is %s', (day, expected) => {
  expect(monthAfter(day)).toBe(expected)
})

// `now` is in Indian time, independent of the machine's time zone.
test.each<[now: string, expiry: unknown, isExpiring: boolean]>([
  ['2026-11-21T10:00:00+05:30', '2026-11-20', false],
  ['2026-11-21T10:00:00+05:30', '2026-11-21', true],
  ['2026-11-21T10:00:00+05:30', '2026-12-21', true],
  ['2026-11-21T10:00:00+05:30', '2026-12-22', false],
  ['2027-01-28T10:00:00+05:30', '2027-02-28', true],
  ['2027-01-29T10:00:00+05:30', '2027-02-28', true],
  ['2027-01-30T10:00:00+05:30', '2027-02-28', true],
  ['2027-01-31T10:00:00+05:30', '2027-02-28', true],
  ['2027-01-28T10:00:00+05:30', '2027-03-01', false],
  ['2027-01-31T10:00:00+05:30', '2027-03-01', false],
  ['2028-01-31T10:00:00+05:30', '2028-02-29', true],
  ['2028-01-28T10:00:00+05:30', '2028-02-29', false],
  ['2028-02-29T10:00:00+05:30', '2028-03-29', true],
  ['2028-02-29T10:00:00+05:30', '2028-03-30', false],
  // The minutes around midnight in India, which is the evening before in UTC.
  ['2026-11-21T23:59:59+05:30', '2026-11-21', true],
  ['2026-11-22T00:00:00+05:30', '2026-11-21', false],
  ['2026-11-21T23:59:59+05:30', '2026-12-22', false],
  ['2026-11-22T00:00:00+05:30', '2026-12-22', true],
  // A date with a time ends at that time; its day is the day in India.
  ['2026-11-21T10:00:00+05:30', '2026-11-21T09:59:00+05:30', false],
  ['2026-11-21T10:00:00+05:30', '2026-11-21T04:30:00Z', true],
  ['2026-11-21T10:00:00+05:30', '2026-12-21T18:29:59Z', true],
  ['2026-11-21T10:00:00+05:30', '2026-12-21T18:30:00Z', false],
  ['2026-11-21T10:00:00+05:30', '2026-12-21T23:59:59', true],
  ['2026-11-21T10:00:00+05:30', null, false],
  ['2026-11-21T10:00:00+05:30', undefined, false],
  ['2026-11-21T10:00:00+05:30', 'soon', false],
  ['2026-11-21T10:00:00+05:30', '2027-02-30', false],
  ['2026-11-21T10:00:00+05:30', 20261130, false],
])('at %s a subscription until %j is expiring: %j', (now, expiry, isExpiring) => {
  expect(expiresWithinAMonth(expiry, new Date(now))).toBe(isExpiring)
})

test.each<[now: string, expiry: unknown, days: number | null, words: string, buckets: string[]]>([
  ['2026-11-21T23:59:59+05:30', '2026-11-21', 0, 'Ends today', ['7', '30', '90']],
  ['2026-11-22T00:00:00+05:30', '2026-11-21', -1, 'Expired 1 day ago', ['expired']],
  ['2026-11-21T23:59:59+05:30', '2026-11-29', 8, '8 days', ['30', '90']],
  ['2026-11-22T00:00:00+05:30', '2026-11-29', 7, '7 days', ['7', '30', '90']],
  ['2026-11-21T10:00:00+05:30', '2026-11-21T09:59:00+05:30', 0, 'Expired today', ['expired']],
  ['2026-11-21T10:00:00+05:30', '2026-11-21T18:29:59Z', 0, 'Ends today', ['7', '30', '90']],
  ['2026-11-21T10:00:00+05:30', '2026-11-21T18:30:00Z', 1, '1 day', ['7', '30', '90']],
  ['2027-01-28T10:00:00+05:30', '2027-02-28', 31, '31 days', ['90']],
  ['2027-01-29T10:00:00+05:30', '2027-02-28', 30, '30 days', ['30', '90']],
  ['2028-01-30T10:00:00+05:30', '2028-02-29', 30, '30 days', ['30', '90']],
  ['2028-02-28T10:00:00+05:30', '2028-03-01', 2, '2 days', ['7', '30', '90']],
  ['2026-11-21T10:00:00+05:30', '2027-02-19', 90, '90 days', ['90']],
  ['2026-11-21T10:00:00+05:30', '2027-02-20', 91, '91 days', []],
  ['2026-11-21T10:00:00+05:30', 'soon', null, 'N/A', []],
  ['2026-11-21T10:00:00+05:30', null, null, 'N/A', []],
])('at %s a subscription until %j has %j days left', (now, expiry, days, words, buckets) => {
  const date = new Date(now)
  expect(daysLeft(expiry, date)).toBe(days)
  expect(formatDaysLeft(expiry, date)).toBe(words)
  expect(['expired', '7', '30', '90'].filter((bucket) => isInBucket(expiry, bucket, date))).toEqual(buckets)
})

test('expiries are counted by their month in India, this one to the same next year', () => {
  const expiries = [
    ...['2026-10-31', '2026-11-01', '2026-11-30T18:29:59Z', '2026-11-30T18:30:00Z'],
    ...['2027-11-30', '2027-12-01', '9999-12-31', 'soon', null],
  ]
  const months = expiryMonths(expiries, new Date('2026-11-01T00:00:00+05:30'))
  expect(months.map(({ month }) => month)).toEqual([
    ...['earlier', '2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05'],
    ...['2027-06', '2027-07', '2027-08', '2027-09', '2027-10', '2027-11', 'later'],
  ])
  expect(Object.fromEntries(months.filter(({ count }) => count > 0).map((m) => [m.month, m.count]))).toEqual({
    earlier: 1,
    '2026-11': 2,
    '2026-12': 1,
    '2027-11': 1,
    later: 2,
  })
})
