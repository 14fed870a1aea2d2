import { expect, test } from 'vitest'
import {
  formatCount,
  formatMonth,
  formatNumber,
  formatShortDay,
  formatShortMonth,
  formatText,
  numberDecimals,
} from './format.ts'
import {
  formatCompactMoney,
  formatGain,
  formatMoney,
  formatPercent,
  formatWholeGain,
  moneyDecimals,
} from './format-money.ts'
import { formatDate, formatDateTime } from './public-date.ts'

test.each([
  ['2025-01-10', '10 Jan 2025'],
  ['2026-09-04', '04 Sep 2026'],
  ['2026-09-14T18:30:00Z', '15 Sep 2026'],
  ['0001-01-01T00:00:00', '01 Jan 0001'],
  ['2025-02-30', 'N/A'],
  ['Invalid Date', 'N/A'],
  [null, 'N/A'],
])('the date %j reads %j', (value, text) => {
  expect(formatDate(value)).toBe(text)
})

test.each([
  [1234567.891, '12,34,567.89'],
  [-3.5, '−3.5'],
  [0, '0'],
  [-0, '0'],
  [-0.004, '0'],
  [-0.005, '−0.01'],
  [999.999, '1,000'],
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
  [-7.5, '−7.5'],
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
  [-20, '−₹20'],
  [-0.001, '₹0'],
  [1499.999, '₹1,500'],
  [1499.004, '₹1,499'],
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
  ['2025-01-10 09:05:59', '10 Jan 2025, 9:05 am'],
  ['2025-01-10', '10 Jan 2025'],
  [' 2025-01-10 ', '10 Jan 2025'],
  ['2025-02-30T10:00:00Z', 'N/A'],
  ['soon', 'N/A'],
  [null, 'N/A'],
])('the moment %j reads %j', (value, text) => {
  expect(formatDateTime(value)).toBe(text)
})

test.each([
  [5.7, 2, '5.70'],
  [-5.744, 2, '−5.74'],
  [5, 1, '5.0'],
  [5.25, 1, '5.25'],
  [null, 2, 'N/A'],
])('the number %j with %i decimals reads %j', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text)
})

test('an amount shows its paise where the others have some', () => {
  expect(formatMoney(1499, 2)).toBe('₹1,499.00')
  expect(formatGain(-742, 2)).toBe('−₹742.00')
})

test.each([
  [8542.5, '+₹8,542.50'],
  [-742, '−₹742'],
  [0, '₹0'],
  [-0.004, '₹0'],
  [0.005, '+₹0.01'],
  ['12', 'N/A'],
])('the gain %j reads %j', (value, text) => {
  expect(formatGain(value)).toBe(text)
})

test.each([
  [8542.5, '+8,543'],
  [-123456.4, '−1,23,456'],
  [0.4, '0'],
  [-0.4, '0'],
])('the gain %j in whole rupees reads %j', (value, text) => {
  expect(formatWholeGain(value)).toBe(text)
})

test.each([
  [24.374, '24.37%'],
  [-5.7, '−5.7%'],
  [123456, '1,23,456%'],
  [undefined, 'N/A'],
])('%j per cent reads %j', (value, text) => {
  expect(formatPercent(value)).toBe(text)
})

test('a percentage shows its decimals where the others have some', () => {
  expect(formatPercent(10, 1)).toBe('10.0%')
})

test.each([
  [0, '₹0'],
  [1200, '₹1.2K'],
  [-250000, '−₹2.5L'],
])('the amount %j where room is short reads %j', (value, text) => {
  expect(formatCompactMoney(value)).toBe(text)
})

test('parts of a day', () => {
  expect(formatMonth('2026-09-30')).toBe('September 2026')
  expect(formatShortMonth('2026-09-30')).toBe('Sep 2026')
  expect(formatShortDay('2026-09-04')).toBe('4 Sep')
})

test.each([
  [5, 0, 0],
  [5.7, 1, 2],
  [5.74, 2, 2],
  [5.70001, 1, 2],
  ['5.74', 0, 0],
  [null, 0, 0],
])('%j needs %i decimals as a number and %i as an amount', (value, number, money) => {
  expect([numberDecimals(value), moneyDecimals(value)]).toEqual([number, money])
})
