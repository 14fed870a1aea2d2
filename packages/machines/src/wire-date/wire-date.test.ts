import { expect, test } from 'vitest'
import { calendarDay, instantOf } from './index.ts'

test.each([
  ['2025-01-10', '2025-01-10'],
  ['2025-01-10T23:59:59', '2025-01-10'],
  ['2025-01-10 23:59', '2025-01-10'],
  ['2025-01-10T18:29:59Z', '2025-01-10'],
  ['2025-01-10T18:30:00Z', '2025-01-11'],
  ['2025-01-10T18:30:00.123+0000', '2025-01-11'],
  ['2025-01-10T23:00:00-08:00', '2025-01-11'],
  ['2025-01-11T02:00:00+05:30', '2025-01-11'],
  ['2024-02-29', '2024-02-29'],
  ['2025-02-29', null],
  ['2025-13-01', null],
  ['10/01/2025', null],
  ['soon', null],
  ['', null],
  [null, null],
  [undefined, null],
  [1_736_467_200_000, null],
  [{}, null],
])('the calendar day in India of %j is %j', (value, day) => {
  expect(calendarDay(value)).toBe(day)
})

test.each([
  ['2025-01-10', '2025-01-09T18:30:00.000Z'],
  ['2025-01-10T09:15', '2025-01-10T03:45:00.000Z'],
  ['2025-01-10T09:15:00Z', '2025-01-10T09:15:00.000Z'],
  ['2025-01-10T09:15:00-0800', '2025-01-10T17:15:00.000Z'],
])('the point in time of %j is %j', (value, instant) => {
  expect(instantOf(value)).toBe(Date.parse(instant))
})

test.each(['2025-02-30', 'soon', null, 5])('%j is no point in time', (value) => {
  expect(instantOf(value)).toBeNull()
})
