import * as v from 'valibot'
import { plausibleDay } from '../http/values.ts'

// A cell of a CSV file is text; a value of NDJSON may already have its type. The rules of the routes' schemas apply after
// the text is converted.

type Schema<Output> = v.GenericSchema<unknown, Output>

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)$/

const toNumber = (value: unknown) => {
  const text = textOf(value)
  return typeof text === 'string' && decimal.test(text) ? Number(text) : text
}

/** A number: digits, with a point for decimals and without separators of thousands. */
export const numberCell = <Input, Output>(rule: v.GenericSchema<Input, Output>): Schema<Output> =>
  v.pipe(v.unknown(), v.transform(toNumber), rule as unknown as Schema<Output>)

/** A cell that may be empty; it then is null. */
export const optionalCell = <Output>(cell: Schema<Output>): Schema<Output | null> =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (textOf(value) === '' ? null : value)),
    v.nullable(cell),
  )

const booleans = new Map<unknown, boolean>([
  ['yes', true],
  ['no', false],
])

/** `yes` or `no`; in NDJSON also `true` or `false`. */
export const booleanCell: Schema<boolean> = v.pipe(
  v.unknown(),
  v.transform((value) => booleans.get(textOf(value)) ?? value),
  v.boolean('Must be yes or no.'),
)

/** Values that are separated by `|`; in NDJSON also a list. */
export const listCell = <Input, Output>(rule: v.GenericSchema<Input, Output>): Schema<Output> =>
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === 'string' && value.trim() !== '' ? value.split('|').map((each) => each.trim()) : value,
    ),
    rule as unknown as Schema<Output>,
  )

/** A day from 1990 to 2100, such as `2026-11-21`. */
export const dayCell: Schema<string> = v.pipe(
  v.unknown(),
  v.transform(textOf),
  plausibleDay as Schema<string>,
)

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
const momentMessage =
  'Must be a day, such as 2026-11-21, or a time with its offset, such as 2026-11-21T09:30+05:30.'

const toMoment = (value: unknown) => {
  const text = textOf(value)
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00+05:30` : text
}

/** A day, which begins at midnight in India, or a time with its offset. */
export const momentCell: Schema<string> = v.pipe(
  v.unknown(),
  v.transform(toMoment),
  v.string(momentMessage),
  v.regex(moment, momentMessage),
  v.check(
    (text) => v.is(dayCell, text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
    'Must be an existing day from 1990 to 2100.',
  ),
)
