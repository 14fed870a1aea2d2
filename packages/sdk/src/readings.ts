/**
 * How one value of an answer is read, by the kind that the description promises (`x-reading` in
 * `openapi/schemas/values.yaml`). Each returns the value itself where it is of that kind already, what says the same in
 * that kind where a conversion loses nothing, and else `undefined`.
 */
export type Reading = (value: unknown) => unknown

/** A text, or a number as its text. */
const text: Reading = (value) =>
  typeof value === 'number' ? String(value) : isText(value) ? value : undefined

const isText = (value: unknown): value is string => typeof value === 'string'

// Commas between digits only where they group: `1,23,456.78` and `12,345`, but not `1,5`.
const grouped = /^[+-]?\d{1,3}(,\d\d\d?)*,\d{3}(\.\d+)?$/

/** A number, or a text that is one: `"12.45"`, `"1,23,456"`. */
const number: Reading = (value) => {
  if (typeof value === 'number') return value
  const written = isText(value) ? value.trim() : ''
  const read = Number(grouped.test(written) ? written.replaceAll(',', '') : written || Number.NaN)
  return Number.isFinite(read) ? read : undefined
}

const truths: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false }

/** True or false; also 1 or 0, or one of these as a text in any case. */
const flag: Reading = (value) =>
  typeof value === 'boolean' ? value : truths[String(value).trim().toLowerCase()]

/** The same as a number, 1 or 0; any other number as it is. */
const status: Reading = (value) => {
  const read = number(value) ?? flag(value)
  return read === undefined ? undefined : Number(read)
}

/** The same as a text, `'1'` or `'0'`; any other text as it is. */
const textStatus: Reading = (value) => {
  const read = flag(value)
  return read === undefined ? text(value) : String(Number(read))
}

/** A number, or a text that is not empty: never converted. */
const id: Reading = (value) =>
  typeof value === 'number' || (isText(value) && value !== '') ? value : undefined

/**
 * A day or a moment as a text in ISO's form. A space between day and time becomes `T`; milliseconds since 1970, a number
 * of twelve digits or more or a text of them, become a moment. Other texts stay as they are.
 */
const date: Reading = (value) => {
  const moment = new Date(/^\s*\d{12,}\s*$/.test(String(value)) ? Number(value) : Number.NaN)
  if (!Number.isNaN(+moment)) return moment.toISOString()
  return isText(value) ? value.replace(/^(\d{4}-\d\d-\d\d) +(?=\d)/, '$1T') : undefined
}

/** A list of texts, or one text with commas between them. */
const words: Reading = (value) => {
  const list = isText(value) ? value.split(',') : value
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
