import {
  createTableMachine,
  filterByValue,
  type RowId,
  type Sort,
  type SortKey,
  type TableFilter,
  type TableRules,
} from '@tarang/machines/table'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { fromPromise } from 'xstate'
import { rememberRecords } from '#patterns/records'
import { formatText, MISSING } from '#platform/format'
import { RESERVED_KEYS } from './address.ts'
import type { Column } from './column.ts'

/** One select above the table that narrows its rows. */
export interface Filter<Row> {
  /** Names the filter, in the address too. */
  readonly name: string
  readonly label: string
  /** The choice that lets every row pass: 'All Sections'. */
  readonly all: string
  /** What a row is filed under; its values are the choices. */
  readonly by?: (row: Row) => string | null | undefined
  /** For choices that are no values of the rows. */
  readonly rule?: TableFilter<Row>
  /** Labels of options whose name in the URL is not readable. */
  readonly optionLabels?: Readonly<Record<string, string>>
}

/** Rows that have a page of their own, and how a person finds it from anywhere. */
export interface Records<Row> {
  /** What kind of thing a row is, in words: 'Strategy'. */
  readonly kind: string
  readonly name: (row: Row) => unknown
  readonly path: (row: Row) => string
}

export interface TableDefinition<Row> {
  readonly columns: readonly Column<Row>[]
  readonly load: (options: { signal: AbortSignal }) => Promise<readonly Row[]>
  readonly rowId: (row: Row) => RowId
  /** Greyed: it is there, but counts no longer. */
  readonly isMuted?: (row: Row) => boolean
  readonly search?: { readonly label: string; readonly in: (row: Row) => SortKey }
  readonly filters?: readonly Filter<Row>[]
  readonly sort?: Sort | undefined
  /** Where the sort is kept between visits, if it is kept. */
  readonly sortMemory?: { readonly read: () => Sort | undefined; readonly write: (sort: Sort | null) => void }
  readonly pageSizes?: readonly number[]
  readonly pageSize?: number
  /** Rows that change go back to page 1; otherwise the page stays while it exists. */
  readonly firstPageOnChange?: boolean
  /** Goes before each of the table's keys in the address, where a screen has several tables. */
  readonly addressPrefix?: string
  /** Lets the rows be found from anywhere, once they are loaded. */
  readonly records?: Records<Row>
  /** Said when there is nothing to show. */
  readonly empty: string
  /** Said when a search or a filter leaves nothing; else the table says what was looked for. */
  readonly nothingFound?: string
  /** Said when the rows could not be loaded. */
  readonly failure: string
}

const ADMIN_PAGE_SIZES = [5, 10, 15, 20, 50]
const ADMIN_PAGE_SIZE = 15

/** Turns a declaration into what a table view needs: columns, words, and a machine that loads rows. */
export function defineTable<Row extends object>(definition: TableDefinition<Row>) {
  const { columns, load, rowId, search, sort, filters = [], firstPageOnChange, records } = definition
  const reserved = filters.find(({ name }) => RESERVED_KEYS.includes(name))
  if (reserved)
    throw new Error(`A filter cannot be called "${reserved.name}": the table's address uses that name.`)
  const rules: TableRules<Row> = {
    rowId,
    pageSizes: definition.pageSizes ?? ADMIN_PAGE_SIZES,
    pageSize: definition.pageSize ?? ADMIN_PAGE_SIZE,
    sort,
    searchText: search?.in,
    filters: Object.fromEntries(filters.map((filter) => [filter.name, ruleOf(filter)])),
    sortKeys: Object.fromEntries(
      columns.flatMap(({ id, value, isSortable }) => (isSortable && value ? [[id, value]] : [])),
    ),
    firstPageOnChange,
  }
  const machine = createTableMachine<Row>().provide({
    actors: {
      loadRows: fromPromise(async ({ signal }) => {
        const rows = (await unlessAborted(signal, load({ signal }))).filter(isRow)
        if (records) rememberRecords(records.kind, rows.flatMap(recordOf(records)))
        return rows
      }),
    },
  })
  return { ...definition, filters, rules, machine }
}

// A row comes from the wire: what it is filed under may be anything, and only words can be chosen.
const ruleOf = <Row>({ by, rule }: Filter<Row>) =>
  rule ??
  filterByValue<Row>((row) => {
    const value: unknown = by?.(row)
    return typeof value === 'string' ? value : undefined
  })

const recordOf =
  <Row>({ name, path }: Records<Row>) =>
  (row: Row) => {
    const label = formatText(name(row))
    return label === MISSING ? [] : [{ label, path: path(row) }]
  }

// A list may hold anything; what is no row cannot be shown as one.
const isRow = (row: unknown) => typeof row === 'object' && row !== null

/** A table as a screen draws it. */
export type Table<Row extends object> = ReturnType<typeof defineTable<Row>>
