import { expect, test } from 'vitest'
import { calendarDay, formatCount, formatDate, formatNumber, formatText } from './format.ts'

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
  ['2025-01-10', '10 Jan 2025'],
  ['2025-02-30', 'N/A'],
  ['Invalid Date', 'N/A'],
  [null, 'N/A'],
])('the date %j reads %j', (value, text) => {
  expect(formatDate(value)).toBe(text)
})

test.each([
  [1234567.891, '12,34,567.89'],
  [-3.5, '-3.5'],
  [0, '0'],
  [Number.NaN, 'N/A'],
  [Number.POSITIVE_INFINITY, 'N/A'],
  ['12', 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [[], 'N/A'],
])('the number %j reads %j', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test.each([
  ['INFY', 'INFY'],
  ['  ', 'N/A'],
  [7, '7'],
  [Number.NaN, 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [{ a: 1 }, 'N/A'],
  [true, 'N/A'],
])('the text %j reads %j', (value, text) => {
  expect(formatText(value)).toBe(text)
})

test.each([
  [0, '0 results'],
  [1, '1 result'],
  [1500, '1,500 results'],
])('a count of %i reads %j', (count, text) => {
  expect(formatCount(count, 'result')).toBe(text)
})
