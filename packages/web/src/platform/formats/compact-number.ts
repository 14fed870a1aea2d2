import { indianNumber } from './indian-number.ts'

/** The units of the compact notation; `next` is the value from which the next one is used. */
const UNITS = [
  { suffix: '', unit: 1, next: 1e3 },
  { suffix: 'K', unit: 1e3, next: 1e5 },
  { suffix: 'L', unit: 1e5, next: 1e7 },
  { suffix: 'Cr', unit: 1e7, next: Number.POSITIVE_INFINITY },
]

/** A number in thousands, lakhs or crores with one decimal: '1.2K', '3.4L', '12Cr'. */
export function compactNumber(value: number): string {
  const size = Math.abs(value)
  // Rounds first: 99,999 is 1L, not 100K.
  const fits = UNITS.find(({ unit, next }) => Math.round((size / unit) * 10) < (next / unit) * 10)
  const { suffix, unit } = fits ?? { suffix: '', unit: 1 }
  return `${indianNumber(value / unit, { most: 1 })}${suffix}`
}
