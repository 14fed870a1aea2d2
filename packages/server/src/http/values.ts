import {
  isPercentage,
  isPlausibleDay,
  isRecordCode,
  MOST_COUNT,
  mostCharacters,
  RATIO,
  recordCodeRule,
} from '@tarang/machines/field-rules'
import type { Context } from 'hono'
import * as v from 'valibot'
import { requiredText, text } from './fields.ts'
import { refuse } from './refusal.ts'

/** An id that no record has. */
const unknownId = 0

/** Parses an id as text: `"7"` is record 7, `"07"` and `"abc"` are no record. */
export const parseRecordId = (id: number | string): number => {
  const text = String(id)
  return /^[1-9]\d*$/.test(text) && Number(text) <= MOST_COUNT ? Number(text) : unknownId
}

/** An id in a body: a number or a non-empty text. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty('Must be an id.'))], 'Must be an id.'),
  v.transform(parseRecordId),
)

/** The id in the body of a new record: missing or empty. */
export const noId = v.optional(v.literal('', 'A new record has no id.'))

/** The code of a strategy or a description that exists. */
export const knownCode = (message: string) => requiredText(mostCharacters.name, message)

/** A code that enters, which addresses must be able to hold. */
export const newCode = (noun: string) =>
  v.pipe(knownCode(`${noun} is required.`), v.check(isRecordCode, `${noun} ${recordCodeRule}.`))

/** A status: 0 for inactive, 1 for active. */
export const binaryStatus = v.picklist([0, 1], 'Status must be 0 or 1.')

/** A finite number. */
export const number = v.pipe(v.number('Must be a number.'), v.finite('Must be a number.'))

/** A price: never negative, unlike a gain or a loss. */
export const amount = v.pipe(number, v.minValue(0, 'Must not be negative.'))

/** Per cent of a whole. */
export const percent = v.pipe(number, v.check(isPercentage, 'Must be from 0 to 100.'))

/** A ratio of two whole numbers, such as `1:5`. */
export const ratio = v.pipe(requiredText(50, 'Ratio is required.'), v.regex(RATIO, 'Ratio must be like 1:5.'))

/** A whole number that fits a Postgres `integer` column. */
export const wholeNumber = v.pipe(
  v.number('Must be a whole number.'),
  v.integer('Must be a whole number.'),
  v.minValue(-MOST_COUNT, `Must be at least -${MOST_COUNT}.`),
  v.maxValue(MOST_COUNT, `Must be at most ${MOST_COUNT}.`),
)

/** A valid calendar day, such as `2026-11-21`. */
export const calendarDay = v.pipe(
  v.string('Must be a date.'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a date.'),
  v.check((day) => {
    const moment = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  }, 'There is no such date.'),
)

/** A calendar day from 1990 to 2100. */
export const plausibleDay = v.pipe(calendarDay, v.check(isPlausibleDay, 'Must be from 1990 to 2100.'))

/** A text that may be missing or empty; both become null. */
export const optionalText = (length: number) =>
  v.pipe(
    v.optional(text(length), ''),
    v.transform((value) => (value === '' ? null : value)),
  )

/** The random id in a path. A malformed one is refused with 404, like an unknown one. */
export function uuidInPath(context: Context, message: string, name = 'id'): string {
  const { success, output } = v.safeParse(
    v.pipe(v.string(), v.uuid(), v.toLowerCase()),
    context.req.param(name),
  )
  return success ? output : refuse(404, message)
}

/** The id in a path. A malformed id is refused with 404, like an unknown one. */
export const idInPath = (context: Context, message: string): number =>
  parseRecordId(context.req.param('id') ?? '') || refuse(404, message)
