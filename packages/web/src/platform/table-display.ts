import { isRecord } from './is-record.ts'
import { localValue } from './local-value.ts'

/** How this browser shows tables: the height of all rows, their keys, and the columns that are hidden in each table. */
export interface TableDisplay {
  readonly isCompact: boolean
  /** Whether single keys turn pages and search. */
  readonly hasKeys: boolean
  /** The ids of hidden columns, by the name of their table. */
  readonly hidden: Readonly<Record<string, readonly string[]>>
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const stored = localValue('tableDisplay', (value): TableDisplay => {
  const { isCompact, hasKeys, hidden } = isRecord(value) ? value : {}
  const tables = isRecord(hidden) ? Object.entries(hidden) : []
  return {
    isCompact: isCompact === true,
    hasKeys: hasKeys !== false,
    hidden: Object.fromEntries(
      tables.filter((entry): entry is [string, readonly string[]] => isTexts(entry[1])),
    ),
  }
})

export const useTableDisplay = stored.use

/** Changes how tables are shown. */
export const changeTableDisplay = (changes: Partial<TableDisplay>) =>
  stored.write({ ...stored.read(), ...changes })
