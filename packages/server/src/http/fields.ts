import type { PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { type FieldErrors, refuse } from './refusal.ts'

/** A rule for each field of a described body, and for fields that are refused. */
export type RulesOf<Body> = Record<keyof Body, v.GenericSchema> & Record<string, v.GenericSchema>

/** The columns of a table as a described record: each of its fields, and no column that the description lacks. */
export type ColumnsOf<Item, Table extends PgTable> = Record<keyof Item, unknown> & {
  readonly [Column in Exclude<keyof Table['_']['columns'], keyof Item>]?: never
}

/** Whether a text has characters that Postgres cannot store. */
export const hasBadCharacters = (value: string) => value.includes('\0') || !value.isWellFormed()

/** A string that Postgres can store: no U+0000, no lone surrogates. Every text field of a schema must check it. */
export const wellFormed = (message = 'Must not contain unreadable characters.') =>
  v.check<string, string>((value) => !hasBadCharacters(value), message)

/** A text field: trimmed, well formed, with composed letters, at most `length` characters. */
export const text = (length = 500) =>
  v.pipe(
    v.string('Must be text.'),
    wellFormed(),
    v.trim(),
    // One form, so that texts that look alike are equal: codes are compared by the database.
    v.normalize('NFC'),
    v.maxLength(length, `Must be at most ${length} characters.`),
  )

/** A text field that must not be empty. */
export const requiredText = (length = 500, message = 'Is required.') =>
  v.pipe(v.optional(text(length), ''), v.nonEmpty(message))

/** Checks a value against a schema, for input that is not a JSON body: form fields, a query. */
export function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const errors = fieldErrors(result.issues)
  return refuse(422, messageOf(result.issues, errors), errors)
}

function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors = new Map<string, string>()
  for (const issue of issues) {
    const field = fieldOf(issue)
    if (!errors.has(field)) errors.set(field, isOfShape(issue) ? shapeError(field, issue) : issue.message)
  }
  return Object.fromEntries(errors)
}

const fieldOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'body'
const isOfShape = ({ type }: v.BaseIssue<unknown>) => type === 'object' || type === 'strict_object'
const isUnknown = (issue: v.BaseIssue<unknown>) => isOfShape(issue) && issue.expected === 'never'
const isMissing = (issue: v.BaseIssue<unknown>) => isOfShape(issue) && issue.received === 'undefined'

// Valibot's own messages for an unknown and a missing field are meant for programmers.
function shapeError(field: string, issue: v.BaseIssue<unknown>): string {
  if (isUnknown(issue)) return unknownField(field)
  return isMissing(issue) ? `${field} is required.` : `${field} must be an object.`
}

/** An unknown field may be a misspelt one that is missing, so it is named first; then all that are missing. */
function messageOf(issues: readonly v.BaseIssue<unknown>[], errors: FieldErrors): string {
  const unknown = issues.find(isUnknown)
  if (unknown) return unknownField(fieldOf(unknown))
  const missing = issues.filter(isMissing).map(fieldOf)
  const [first = 'The body is not as expected.'] = Object.values(errors)
  return missing.length > 1 && isMissing(issues[0]!) ? `${missing.join(' and ')} are required.` : first
}

/** Refuses a write that has a field of another version: without it, the write could mean something else. */
export const unknownField = (field: string) =>
  `“${field.slice(0, 100)}” is unknown here, so nothing was done.`

/** Refuses the path of a file, or its bytes as a text, which would be dropped. */
export const mustBeFile = (field: string) => `${field} must be a file, and not a text.`
