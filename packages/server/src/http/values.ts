import type { Context } from 'hono'
import * as v from 'valibot'
import { text } from './body.ts'
import type { Env } from './context.ts'
import { refuse } from './refusal.ts'

/** The greatest whole number that a column can hold; a greater id is nobody's. */
const greatest = 2_147_483_647

/** The id that no record has. */
const nobody = 0

/** The record that an id names. Ids are compared as text: `"7"` names record 7, `"07"` and `"abc"` name none. */
const recordId = (given: number | string): number => {
  const written = String(given)
  return /^[1-9]\d*$/.test(written) && Number(written) <= greatest ? Number(written) : nobody
}

/** An id inside a body: a number, or a text that is not empty. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty('Must be an id.'))], 'Must be an id.'),
  v.transform(recordId),
)

/** 0 or 1, as most records spell inactive and active. */
export const binaryStatus = v.picklist([0, 1], 'Status must be 0 or 1.')

/** A number that can be kept. */
export const number = v.pipe(v.number('Must be a number.'), v.finite('Must be a number.'))

/** A whole number that can be kept. */
export const wholeNumber = v.pipe(
  v.number('Must be a whole number.'),
  v.integer('Must be a whole number.'),
  v.minValue(-greatest, `Must be at least -${greatest}.`),
  v.maxValue(greatest, `Must be at most ${greatest}.`),
)

/** A day of the calendar, `2026-11-21`, that there is. */
export const calendarDay = v.pipe(
  v.string('Must be a date.'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a date.'),
  v.check((day) => {
    const moment = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  }, 'There is no such date.'),
)

/** A text that may be left out or empty, and is then kept as nothing. */
export const optionalText = (length: number) =>
  v.pipe(
    v.optional(text(length), ''),
    v.transform((value) => (value === '' ? null : value)),
  )

/** The id in a path. What is no id of ours finds nothing, like an id that nobody has. */
export const idInPath = (context: Context<Env>, message: string): number =>
  recordId(context.req.param('id') ?? '') || refuse(404, message)
