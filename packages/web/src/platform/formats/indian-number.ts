export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** The minus of every figure on a screen: a hyphen is shorter, and lines break behind it. Files have the hyphen. */
export const MINUS = '−'

interface Decimals {
  /** The minimum, filled with zeros. */
  readonly least?: number
  /** The maximum. */
  readonly most?: number
  readonly rounding?: 'nearest' | 'up'
}

/**
 * A number in the Indian grouping: '12,34,567.89'.
 *
 * Not `Intl.NumberFormat`: locale data differs between engines, and older ones silently ignore `roundingMode` and
 * `trailingZeroDisplay`.
 */
export function indianNumber(value: number, { least = 0, most = 2, rounding = 'nearest' }: Decimals = {}) {
  const { whole, decimals } = digitsOf(Math.abs(value), most, rounding)
  const shown = decimals.replace(/0+$/, '').padEnd(least, '0')
  const isZero = /^0+$/.test(whole + decimals)
  return `${value < 0 && !isZero ? MINUS : ''}${grouped(whole)}${shown && `.${shown}`}`
}

/** The decimals that a value needs, at most two: 2 for 5.74, 1 for 5.7, 0 for 5.001. */
export function decimalsIn(value: number): 0 | 1 | 2 {
  const size = Math.abs(value)
  if (Number.isInteger(size) || size >= TOO_LARGE_FOR_DECIMALS) return 0
  const hundredths = Math.round(size * 100)
  // Near a half the product may lie on the wrong side; the slower rounding by digits decides.
  const isNearHalf = Math.abs(size * 100 - hundredths) > 0.499_999
  const rounded = isNearHalf ? scaledBy(size, 2, Math.round) : hundredths
  return rounded % 100 === 0 ? 0 : rounded % 10 === 0 ? 1 : 2
}

/** The last three digits, then pairs. */
const grouped = (whole: string) => whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',')

/** Larger values lose digits when scaled by a hundred. */
const TOO_LARGE_FOR_DECIMALS = 9e13

// Values below a millionth are already written with an exponent.
const scaledBy = (size: number, decimals: number, round: (value: number) => number) =>
  round(size < 1e-6 ? size : Number(`${size}e${decimals}`))

/** A value in hundredths, rounded as it is written: paise of rupees. */
export function inHundredths(value: number): number {
  const size = Math.abs(value)
  const hundredths = size >= TOO_LARGE_FOR_DECIMALS ? Math.round(size) * 100 : scaledBy(size, 2, Math.round)
  return value < 0 ? -hundredths : hundredths
}

/** Rounds a value as it is written, half away from zero: 1.005 is 1.01, though its binary form lies below. */
function digitsOf(size: number, most: number, rounding: 'nearest' | 'up') {
  if (size >= TOO_LARGE_FOR_DECIMALS)
    return { whole: BigInt(Math.round(size)).toString(), decimals: '0'.repeat(most) }
  const scaled = scaledBy(size, most, rounding === 'up' ? Math.ceil : Math.round)
  const digits = String(scaled).padStart(most + 1, '0')
  const point = digits.length - most
  return { whole: digits.slice(0, point), decimals: digits.slice(point) }
}
