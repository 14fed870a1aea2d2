import * as v from 'valibot'
import { type FieldErrors, refuse } from './refusal.ts'

/** Whether a text has characters that Postgres cannot store. */
export const hasBadCharacters = (value: string) => value.includes('\0') || !value.isWellFormed()

/** A string that Postgres can store: no U+0000, no lone surrogates. Every text field of a schema must check it. */
export const wellFormed = (message = 'Must not contain unreadable characters.') =>
  v.check<string, string>((value) => !hasBadCharacters(value), message)

/** A text field: trimmed, well formed, at most `length` characters. */
export const text = (length = 500) =>
  v.pipe(
    v.string('Must be text.'),
    wellFormed(),
    v.trim(),
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
  const [first] = Object.values(errors)
  return refuse(422, first ?? 'The body is not as expected.', errors)
}

function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body'
    errors[field] ??= issue.type === 'object' ? shapeError(field, issue) : issue.message
  }
  return errors
}

// Valibot's own message for a missing field is meant for programmers.
const shapeError = (field: string, issue: v.BaseIssue<unknown>) =>
  issue.received === 'undefined' ? `${field} is required.` : `${field} must be an object.`
