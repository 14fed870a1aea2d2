import { expect, test } from 'vitest'
import { compactNumber } from './compact-number.ts'
import { decimalsIn, indianNumber } from './indian-number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [99999, '99,999'],
  [100000, '1,00,000'],
  [10000000, '1,00,00,000'],
  [-1234567.5, '−12,34,567.5'],
  [1.005, '1.01'],
  [0.125, '0.13'],
  [-0.125, '−0.13'],
  [8.345, '8.35'],
  [1e-7, '0'],
  [0.000001, '0'],
  [12345678901234.67, '1,23,45,67,89,01,234.67'],
  [123456789012345.67, '12,34,56,78,90,12,346'],
  [9007199254740992, '9,00,71,99,25,47,40,992'],
  [1e21, '1,00,00,00,00,00,00,00,00,00,000'],
])('%d in the Indian grouping', (value, text) => {
  expect(indianNumber(value)).toBe(text)
})

test.each([
  [5, { least: 2 }, '5.00'],
  [5.678, { most: 0 }, '6'],
  [5.2, { least: 1, most: 1 }, '5.2'],
  [1.201, { rounding: 'up' }, '1.21'],
  [1.2, { rounding: 'up' }, '1.2'],
  [0.0001, { most: 0, rounding: 'up' }, '1'],
  [0, { most: 0, rounding: 'up' }, '0'],
] as const)('%d with %j', (value, decimals, text) => {
  expect(indianNumber(value, decimals)).toBe(text)
})

test.each([
  [7, 0],
  [7.5, 1],
  [-7.25, 2],
  [7.001, 0],
  [7.999, 0],
  [7.101, 1],
  [1.005, 2],
  [1.095, 1],
  [1.995, 0],
  [-1.004999, 0],
  [123456789012345.67, 0],
  [1e20, 0],
  [1e-9, 0],
])('%d needs %i decimals', (value, decimals) => {
  expect(decimalsIn(value)).toBe(decimals)
})

test.each([
  [950, '950'],
  [999.96, '1K'],
  [1200, '1.2K'],
  [99949, '99.9K'],
  [99999, '1L'],
  [123456, '1.2L'],
  [9999999, '1Cr'],
  [12345678, '1.2Cr'],
  [-120000, '−1.2L'],
  [1e9, '100Cr'],
  [1e12, '1,00,000Cr'],
])('%d in compact notation', (value, text) => {
  expect(compactNumber(value)).toBe(text)
})
