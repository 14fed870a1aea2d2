import { compactNumber } from './compact-number.ts'
import { MISSING, numberDecimals } from './format.ts'
import { indianNumber, isNumber, MINUS } from './indian-number.ts'

// Separate from format.ts, so that visitors do not download what only the console uses.

/** An amount in rupees, with paise only where there are any or `decimals` asks for them: '₹1,499'. */
export const formatMoney = (value: unknown, decimals = 0): string => {
  if (!isNumber(value)) return MISSING
  const amount = indianNumber(Math.abs(value), { least: Math.max(decimals, moneyDecimals(value)) })
  return `${isBelowZero(value) ? MINUS : ''}₹${amount}`
}

/** The decimals that `formatMoney` shows of a value: 0 or 2. */
export const moneyDecimals = (value: unknown): number => (numberDecimals(value) > 0 ? 2 : 0)

/** An amount with its sign, so that gain and loss differ without colour: '+₹8,542.50', '−₹742'. */
export const formatGain = (value: unknown, decimals = 0): string =>
  isNumber(value) ? `${gainSign(value)}${formatMoney(Math.abs(value), decimals)}` : MISSING

/** A gain in whole rupees without the rupee sign, for dense tables: '+8,543'. */
export const formatWholeGain = (value: number): string =>
  `${gainSign(value, 0)}${indianNumber(Math.abs(value), { most: 0 })}`

/** A percentage with at least `decimals`: '24.37%'. */
export const formatPercent = (value: unknown, decimals = 0): string =>
  isNumber(value) ? `${indianNumber(value, { least: decimals })}%` : MISSING

/** Rupees in compact notation: '₹1.2L'. */
export const formatCompactMoney = (value: number): string =>
  `${value < 0 ? MINUS : ''}₹${compactNumber(Math.abs(value))}`

// A value that rounds to zero has no sign.
const isBelowZero = (value: number, most = 2) => value < 0 && Math.round(-value * 10 ** most) > 0
const gainSign = (value: number, most = 2) =>
  isBelowZero(value, most) ? MINUS : isBelowZero(-value, most) ? '+' : ''

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** A file size, rounded up so that one over a limit never reads as the limit: '312 kB', '1.25 MB'. */
export const formatFileSize = (size: number): string =>
  size <= MEGABYTE - KILOBYTE
    ? `${indianNumber(size / KILOBYTE, { most: 0, rounding: 'up' })} kB`
    : `${indianNumber(size / MEGABYTE, { rounding: 'up' })} MB`
