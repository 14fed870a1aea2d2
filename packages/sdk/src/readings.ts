/**
 * How one value of an answer is read, by the kind that the description promises (`x-reading` in
 * `openapi/schemas/values.yaml`). Each returns the value itself where it is of that kind already, what says the same in
 * that kind where a conversion loses nothing, and else `undefined`.
 */
export type Reading = (value: unknown) => unknown

/** A text; a number or a truth value as its text. */
const text: Reading = (value) => (typeof value === 'object' ? undefined : String(value))

// Commas between digits only where they group: `1,23,456.78` and `12,345`, but not `1,5`.
const grouped = /^[+-]?\d{1,3}(,\d\d\d?)*,\d{3}(\.\d+)?$/

/** A number, or a text that is one: `"12.45"`, `"1,23,456"`. */
const number: Reading = (value) => {
  if (typeof value !== 'string') return Number.isFinite(value) ? value : undefined
  const written = value.trim()
  return number(Number(grouped.test(written) ? written.replaceAll(',', '') : written || Number.NaN))
}

const truths: readonly unknown[] = ['false', 'true', '0', '1']

/** True or false; also 1 or 0, or one of these as a text in any case. */
const flag: Reading = (value) => {
  const index = truths.indexOf(`${text(value)}`.trim().toLowerCase())
  return index < 0 ? undefined : index % 2 === 1
}

/** The same as a number, 1 or 0; any other number as it is. */
const status: Reading = (value) => {
  const read = number(value) ?? flag(value)
  return read === undefined ? read : Number(read)
}

/** The same as a text, `'1'` or `'0'`; any other text as it is. */
const textStatus: Reading = (value) => {
  const read = flag(value)
  return read === undefined ? text(value) : String(Number(read))
}

/** A number, or a text that is not empty: never converted. */
const id: Reading = (value) =>
  (typeof value === 'number' || typeof value === 'string') && value !== '' ? value : undefined

/**
 * A day or a moment as a text in ISO's form. A space between day and time becomes `T`; milliseconds since 1970, a number
 * of twelve digits or more or a text of them, become a moment. Other texts stay as they are.
 */
const date: Reading = (value) => {
  // An expression for each date would take most of the time of a long list.
  if (typeof value === 'string' && value[4] === '-')
    return value[10] === ' ' ? value.replace(/ +(?=\d)/, 'T') : value
  const moment = new Date(Number(text(value)))
  if (+moment >= 1e11) return moment.toISOString()
  return typeof value === 'string' ? value : undefined
}

/** A list of texts, or one text with commas between them. */
const words: Reading = (value) => {
  const list = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(list)) return undefined
  const read = list.map((word) => `${text(word) ?? ''}`.trim()).filter(Boolean)
  return list.every((word, index) => word === read[index]) && list === value ? value : read
}

/** Each reading by the name that the description has for it. */
export const readings: Readonly<Record<string, Reading>> = {
  text,
  number,
  flag,
  status,
  'text-status': textStatus,
  id,
  date,
  words,
}
