/**
 * Reads one value of a response as the kind that the description promises (`x-reader` in
 * `openapi/schemas/values.yaml`). Returns the value itself if it is of that kind, a conversion that loses nothing, or
 * `undefined`.
 */
export interface ValueReader {
  (value: unknown): unknown
  /** The `x-reader`, for reports. */
  readonly kind: string
}

type Read = (value: unknown) => unknown

const named = (kind: string, read: Read): ValueReader => Object.assign(read, { kind })

/** A text; a number or boolean as text. */
export const text = /* @__PURE__ */ named('text', (value) =>
  typeof value === 'object' ? undefined : String(value),
)

// Commas only as group separators: `1,23,456.78` and `12,345`, but not `1,5`.
const grouped = /^[+-]?\d{1,3}(,\d\d\d?)*,\d{3}(\.\d+)?$/
// Not `0x1F`, which `Number` reads too.
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A number, or a numeric text: `"12.45"`, `"1,23,456"`. */
export const number = /* @__PURE__ */ named('number', (value) => {
  if (typeof value !== 'string') return Number.isFinite(value) ? value : undefined
  const trimmed = value.trim()
  const digits = grouped.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed
  return decimal.test(digits) ? number(Number(digits)) : undefined
})

const booleanTexts: readonly unknown[] = ['false', 'true', '0', '1']

/** A boolean; also 1 or 0, or one of these as a text in any case. */
export const flag = /* @__PURE__ */ named('flag', (value) => {
  const index = booleanTexts.indexOf(`${text(value)}`.trim().toLowerCase())
  return index < 0 ? undefined : index % 2 === 1
})

/** A boolean as 1 or 0; any other number or non-empty text unchanged. */
export const status = /* @__PURE__ */ named('status', (value) => {
  const read = number(value) ?? flag(value)
  return read === undefined ? text(value) || undefined : Number(read)
})

/** A boolean as `'1'` or `'0'`; any other text unchanged. */
export const textStatus = /* @__PURE__ */ named('text-status', (value) => {
  const read = flag(value)
  return read === undefined ? text(value) : String(Number(read))
})

/** A number or a non-empty text, never converted. A number that was rounded names another record. */
export const id = /* @__PURE__ */ named('id', (value) => {
  if (typeof value === 'number') return Number.isSafeInteger(value) || value % 1 !== 0 ? value : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
})

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d([.,]\d+)?)?(Z|[+-]\d\d:\d\d)?$/

/** A date-time with spaces, or a zone without a colon, in ISO 8601; another text unchanged. */
function toDateTime(value: string): string {
  const written = value
    .replace(/ +(?=\d)/, 'T')
    .replace(/ *([+-]\d\d):?(\d\d)$/, '$1:$2')
    .replace(/ *(?:Z|UTC|GMT)$/, 'Z')
  return dateTime.test(written) ? written : value
}

/**
 * An ISO 8601 date or date-time. A space between date and time becomes `T`, and a zone such as `+0530` gets its colon; milliseconds since 1970 (a number of twelve
 * digits or more, or a text of them) become a date-time. Other texts stay unchanged.
 */
export const date = /* @__PURE__ */ named('date', (value) => {
  // A regular expression for each date would take most of the time of a long list.
  if (typeof value === 'string' && value[4] === '-')
    return value[10] === ' ' || (value[10] === 'T' && /[+-]/.test(value.at(-5) ?? ''))
      ? toDateTime(value)
      : value
  const moment = Number(typeof value === 'boolean' ? undefined : number(value))
  // The latest moment that a Date can be.
  if (moment >= 1e11 && moment <= 864e13) return new Date(moment).toISOString()
  return typeof value === 'string' ? value : undefined
})

/** A list of texts, or one comma-separated text. */
export const words = /* @__PURE__ */ named('words', (value) => {
  const list = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(list)) return undefined
  const read = list.map((word) => `${text(word) ?? ''}`.trim()).filter(Boolean)
  return list.every((word, index) => word === read[index]) && list === value ? value : read
})
