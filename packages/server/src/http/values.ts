import type { Context } from 'hono'
import * as v from 'valibot'
import { text } from './body.ts'
import type { Env } from './context.ts'
import { refuse } from './refusal.ts'

/** The greatest whole number that a column can hold; a greater id is nobody's. */
const greatest = 2_147_483_647

/** An id inside a body. */
export const id = v.pipe(
  v.number('Must be an id.'),
  v.integer('Must be an id.'),
  v.minValue(1, 'Must be an id.'),
  v.maxValue(greatest, 'Must be an id.'),
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

/** The id in a path. What is no id finds nothing, like an id that nobody has. */
export function idInPath(context: Context<Env>, message: string): number {
  const given = context.req.param('id') ?? ''
  const value = Number(given)
  return /^[1-9]\d*$/.test(given) && value <= greatest ? value : refuse(404, message)
}
