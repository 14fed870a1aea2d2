import { maskEmail, maskPhoneNumber } from './masks.ts'

/** Values of a record by field, as JSON. */
export type RecordedValues = Record<string, unknown>

/** What a change did to a record: the values of its changed fields before and after; null where there was or is none. */
export interface RecordedChange {
  before: RecordedValues | null
  after: RecordedValues | null
}

type Row = object | null | undefined

// Versions and secrets say nothing about what a person changed. Bytes are files, which `blog_versions` keeps.
const isLeftOut = (name: string, value: unknown) =>
  value === undefined ||
  value instanceof Uint8Array ||
  /^(etag|.*hash|.*secret|.*token|.*credential|otp|code)$/i.test(name)

const masks: [RegExp, (text: string) => string][] = [
  [/phone|mobile/i, maskPhoneNumber],
  [/e-?mail/i, maskEmail],
]

function toRecorded(name: string, value: unknown): unknown {
  const mask = masks.find(([names]) => names.test(name))?.[1]
  return mask && typeof value === 'string' ? mask(value) : value
}

const entriesOf = (row: object) => Object.entries(row).filter(([name, value]) => !isLeftOut(name, value))

// As text, so that dates and lists compare by their content.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const toValues = (entries: [string, unknown][]): RecordedValues =>
  Object.fromEntries(entries.map(([name, value]) => [name, toRecorded(name, value)]))

/**
 * The fields of a record that a change changed: all of them for a new or a deleted record. Fields are compared before
 * they are masked, so that a new number with the same last digits is recorded too.
 */
export function changedValues(before: Row, after: Row): RecordedChange {
  const differingFrom = (other: Row) => (entry: [string, unknown]) =>
    !other || !isSame(entry[1], (other as RecordedValues)[entry[0]])
  return {
    before: before ? toValues(entriesOf(before).filter(differingFrom(after))) : null,
    after: after ? toValues(entriesOf(after).filter(differingFrom(before))) : null,
  }
}
