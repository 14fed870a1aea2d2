import { formatText, toSentence } from '#platform/formats/format'
import type { Column } from '../columns/index.ts'

/** A key for each row, also for its address: its id, with a number where several rows have the same or none. */
export function rowKeys<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string | number | null | undefined,
): readonly string[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const id = String(rowId(row) ?? '')
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 && id !== '' ? id : `${id}~${count}`
  })
}

export interface OtherField {
  readonly label: string
  readonly text: string
}

const yesOrNo = (value: unknown) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : formatText(value))

/** 'createdBy' as 'Created by'. */
const wordsOf = (name: string) => {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
  return words === 'id' ? 'ID' : toSentence(words)
}

const isSimple = (value: unknown) => typeof value !== 'object' || value === null

/** The version of a record, which says nothing to a person. */
const ETAG = 'etag'

/** The fields of a row that none of the columns shows, in the API's order. Those with objects or an empty list are left out. */
export const otherFields = <Row extends object>(
  row: Row,
  columns: readonly Column<Row>[],
  addedFields: readonly string[] = [],
): readonly OtherField[] =>
  Object.entries(row).flatMap(([name, value]: [string, unknown]) => {
    if (name === ETAG || addedFields.includes(name) || columns.some(({ id }) => id === name)) return []
    if (Array.isArray(value))
      return value.length > 0 && value.every(isSimple)
        ? [{ label: wordsOf(name), text: value.map(yesOrNo).join(', ') }]
        : []
    return isSimple(value) ? [{ label: wordsOf(name), text: yesOrNo(value) }] : []
  })
