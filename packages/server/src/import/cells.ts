import * as v from 'valibot'
import { toDay, toMoment } from './dates.ts'
import { toNumber } from './numbers.ts'

// A cell of a CSV file is text; a value of NDJSON may already have its type. The rules of the routes' schemas apply after
// the text is converted.

type Schema<Output> = v.GenericSchema<unknown, Output>

/** What a cell holds, for what the whole file decides: the order of dates, and the decimal comma. */
interface CellType {
  readonly type?: 'date' | 'number'
  /** The only texts that the cell takes. */
  readonly choices?: readonly string[]
}

export const typeOf = (cell: v.GenericSchema): CellType['type'] => (v.getMetadata(cell) as CellType).type

export const choicesOf = (cell: v.GenericSchema): CellType['choices'] =>
  (v.getMetadata(cell) as CellType).choices

const oneOf = <Output>(cell: Schema<Output>, choices: readonly string[]): Schema<Output> =>
  v.pipe(cell, v.metadata({ choices }))

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Quotes a value in a sentence. */
export const quote = (value: unknown): string => {
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value)
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`
}

/** Converts a value; a value that cannot be read is an issue, which quotes it. */
const converted = <Output>(read: (value: unknown) => Output | undefined, fault: string, empty: string) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Output>(({ dataset, addIssue, NEVER }) => {
      const value = trimmed(dataset.value)
      const result = read(value)
      if (result !== undefined) return result
      addIssue({ message: value === '' ? empty : `${quote(value)} ${fault}` })
      return NEVER
    }),
  )

/** A number, such as `1,23,456.78`, `₹88.40`, `(46.50)`, `12.5%` or `1.2e-05`. */
export const numberCell = <Input, Output>(
  rule: v.GenericSchema<Input, Output>,
  fault = 'is no number. Write it as 1234.56.',
): Schema<Output> =>
  v.pipe(
    converted(toNumber, fault, 'A number is required, such as 1234.56.'),
    rule as unknown as v.GenericSchema<number, Output>,
    v.metadata({ type: 'number' }),
  )

/** An amount that accounting formats write as `-` when it is zero. */
export const amountOrDash = <Input, Output>(rule: v.GenericSchema<Input, Output>): Schema<Output> =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (/^[-–—]$/.test(String(trimmed(value))) ? 0 : value)),
    numberCell(rule),
    v.metadata({ type: 'number' }),
  )

const NO_VALUE = /^(?:[-–—]|n\/?a|#n\/a|nan|null|none|nil)$/i

/** A cell that may be empty; it then is null. `-` and `NA` are empty too, where they are no value of the cell. */
export const optionalCell = <Output>(cell: Schema<Output>): Schema<Output | null> => {
  const isEmpty = (value: unknown) =>
    value === '' || (typeof value === 'string' && NO_VALUE.test(value) && !v.is(cell, value))
  return v.pipe(
    v.unknown(),
    v.transform((value) => (isEmpty(trimmed(value)) ? null : value)),
    v.nullable(cell),
    v.metadata({ ...v.getMetadata(cell) }),
  )
}

const words = (value: boolean, ...all: string[]) => all.map((word) => [word, value] as const)
const booleans = new Map<string, boolean>([
  ...words(true, 'yes', 'y', 'true', 't', '1', 'on'),
  ...words(false, 'no', 'n', 'false', 'f', '0', 'off'),
])
const toBoolean = (value: unknown) => booleans.get(String(value).toLowerCase())

/** `yes` or `no`, or another usual pair of words in any case. An empty cell is `no`. */
export const booleanCell: Schema<boolean> = oneOf(
  converted((value) => (value === '' ? false : toBoolean(value)), 'is neither yes nor no.', ''),
  ['yes', 'no'],
)

/** A status of 1 or 0, or `Active` or `Inactive`. */
export const statusCell = (active: string, inactive: string): Schema<0 | 1> => {
  const named = new Map([
    [active.toLowerCase(), true],
    [inactive.toLowerCase(), false],
  ])
  const read = (value: unknown) => named.get(String(value).toLowerCase()) ?? toBoolean(value)
  const cell = converted<0 | 1>(
    (value) => {
      const isActive = read(value)
      return isActive === undefined ? undefined : isActive ? 1 : 0
    },
    `is no status. Write ${active} (1) or ${inactive} (0).`,
    `A status is required: ${active} (1) or ${inactive} (0).`,
  )
  return oneOf(cell, [active, inactive])
}

/** One of some texts, in any case. */
export const choiceCell = <const Option extends string>(options: readonly Option[]): Schema<Option> => {
  const byWord = new Map(options.map((option) => [option.toLowerCase(), option]))
  const named = options.join(', ')
  const cell = converted(
    (value) => byWord.get(String(value).toLowerCase()),
    `is none of ${named}.`,
    `Choose one of ${named}.`,
  )
  return oneOf(cell, options)
}

/** Values that are separated by `|`; in NDJSON also a list. */
export const listCell = <Input, Output>(rule: v.GenericSchema<Input, Output>): Schema<Output> =>
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === 'string' && value.trim() !== '' ? value.split('|').map((each) => each.trim()) : value,
    ),
    rule as unknown as Schema<Output>,
  )

const YEARS = 'is not between 1990 and 2100.'

const dateCell = (read: (value: string) => string | undefined): Schema<string> =>
  v.pipe(
    converted(
      (value) => (typeof value === 'string' ? read(value) : undefined),
      'is no date. Write it as 2024-04-05.',
      'A date is required, such as 2024-04-05.',
    ),
    v.check(
      (day) => day >= '1990' && day < '2101',
      ({ input }) => `${quote(String(input).slice(0, 10))} ${YEARS}`,
    ),
    v.metadata({ type: 'date' }),
  )

/** A day from 1990 to 2100, such as `2026-11-21`, `21-Nov-26` or `21/11/2026`, with or without a time. */
export const dayCell: Schema<string> = dateCell(toDay)

/** A day, which begins at midnight in India, or a time, which is India's without an offset. */
export const momentCell: Schema<string> = dateCell(toMoment)
