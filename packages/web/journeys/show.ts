import { formatDate } from '#platform/formats/console-date'
import { formatDate as formatPublicDate } from '#platform/formats/public-date'

/** Formats values as the product should: interpretations 14 and 15 of the specification. Only dates are formatted by the product’s functions. */

const MISSING = 'N/A'

/** The day in India and the instant of a date-time; one without an offset is in Indian time. */
function momentInIndia(value: string): { day: string; instant: number } {
  const [, day = '', time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.exec(value) ?? []
  if (!day) throw new Error(`Not a date: ${value}`)
  const instant = Date.parse(
    value.includes('T') || time ? value.replace(' ', 'T') + (zone ? '' : '+05:30') : `${day}T00:00:00+05:30`,
  )
  const inIndia = new Date(instant + 330 * 60_000)
  return {
    day: inIndia.toISOString().slice(0, 10),
    instant,
  }
}

const group = (digits: string) => {
  const head = digits.slice(0, -3)
  return (head ? `${head.replace(/\B(?=(\d\d)+$)/g, ',')},` : '') + digits.slice(-3)
}

function inIndianGroups(value: number, least: number, most: number): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(most).split('.')
  const decimals = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '')
  return (value < 0 ? '−' : '') + group(whole) + (decimals && `.${decimals}`)
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** The decimals of a number column: those of its longest value, at most two. */
export const decimalsOf = (values: readonly (number | null)[]) =>
  Math.max(
    0,
    ...values.filter(isNumber).map((value) => /\.(\d*?)0*$/.exec(value.toFixed(2))?.[1]?.length ?? 0),
  )

export const show = {
  text: (value: string | number | null) =>
    value === null || String(value).trim() === '' ? MISSING : String(value).trim(),
  number: (value: number | null, decimals = 0) =>
    isNumber(value) ? inIndianGroups(value, decimals, 2) : MISSING,
  /** With its sign, and with paise where there are some: `+₹8,542.50`. */
  gain: (value: number | null) => {
    if (!isNumber(value)) return MISSING
    const paise = decimalsOf([value]) > 0 ? 2 : 0
    return `${value < 0 ? '−' : value > 0 ? '+' : ''}₹${inIndianGroups(Math.abs(value), paise, 2)}`
  },
  percent: (value: number | null) => (isNumber(value) ? `${show.number(value)}%` : MISSING),
  /** On the console. */
  day: (value: string | null) => formatDate(value),
  /** On the public site. */
  publicDay: (value: string | null) => formatPublicDate(value),
}

/** Sorts records by a key. Null sorts last in both orders, and ties keep their order. */
export function inOrder<Row>(
  rows: readonly Row[],
  key: (row: Row) => number | string | null,
  order: 'ascending' | 'descending',
) {
  const sign = order === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [first, second] = [key(one), key(other)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    if (typeof first === 'string')
      return sign * first.localeCompare(String(second), 'en-IN', { numeric: true })
    return sign * (first - Number(second))
  })
}

/** The sort key of a date: its instant, or its day in India if the upstream sends only days. */
export function instantOf(value: string | null, hasTimes: boolean) {
  if (value === null) return null
  const { day, instant } = momentInIndia(value)
  return hasTimes ? instant : Date.parse(`${day}T00:00:00+05:30`)
}
export const indiaDay = (value: string) => momentInIndia(value).day
