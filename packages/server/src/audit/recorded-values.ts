import { maskEmail, maskPhoneNumber } from './masks.ts'
import { type ActionName, fieldsOf } from './recorded-fields.ts'

/** Values of a record by field, as JSON. */
export type RecordedValues = Record<string, unknown>

/** What a change did to a record: the values of its changed fields before and after; null where there was or is none. */
export interface RecordedChange {
  before: RecordedValues | null
  after: RecordedValues | null
}

type Row = object | null | undefined

/** Of staff: no other number or address is recorded. */
const masks: Record<string, (text: string) => string> = { phoneNumber: maskPhoneNumber, email: maskEmail }

const toRecorded = (name: string, value: unknown): unknown =>
  typeof value === 'string' && masks[name] ? masks[name](value) : value

// As text, so that dates and lists compare by their content.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The fields of a record that a change changed: all of them for a new or a deleted record, of those that its action may
 * record. Fields are compared before they are masked, so that a new number with the same last digits is recorded too.
 */
export function changedValues(action: ActionName, before: Row, after: Row): RecordedChange {
  const fields = fieldsOf(action)
  const valuesOf = (row: Row, other: Row): RecordedValues | null => {
    if (!row) return null
    const values = row as RecordedValues
    const isChanged = (name: string) =>
      values[name] !== undefined && !(other && isSame(values[name], (other as RecordedValues)[name]))
    return Object.fromEntries(fields.filter(isChanged).map((name) => [name, toRecorded(name, values[name])]))
  }
  return { before: valuesOf(before, after), after: valuesOf(after, before) }
}
