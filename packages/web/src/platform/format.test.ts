import { expect, test } from 'vitest'
import { formatCount, formatDate, formatDateTime, formatMoney, formatNumber, formatText } from './format.ts'

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

test.each([
  [100000, '₹1,00,000'],
  [1499.5, '₹1,499.50'],
  [0, '₹0'],
  [-20, '-₹20'],
  [Number.NaN, 'N/A'],
  ['1499', 'N/A'],
  [null, 'N/A'],
])('the amount %j reads %j', (value, text) => {
  expect(formatMoney(value)).toBe(text)
})

test.each([
  ['2025-01-10T18:30:00+05:30', '10 Jan 2025, 6:30 pm'],
  ['2025-01-10T18:30:00Z', '11 Jan 2025, 12:00 am'],
  ['2025-01-10T12:00', '10 Jan 2025, 12:00 pm'],
  ['2025-01-10', '10 Jan 2025'],
  ['2025-02-30T10:00:00Z', 'N/A'],
  ['soon', 'N/A'],
  [null, 'N/A'],
])('the moment %j reads %j', (value, text) => {
  expect(formatDateTime(value)).toBe(text)
})
