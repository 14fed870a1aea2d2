import {
  createTableMachine,
  filterByValue,
  type RowId,
  type Sort,
  type SortKey,
  type TableRules,
} from '@tarang/machines/table'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { fromPromise } from 'xstate'
import { now } from '#platform/browser/clock'
import type { Column } from '../columns/index.ts'
import { columnFilters, type Filter } from '../filters/index.ts'
import { RESERVED_KEYS } from '../query/index.ts'
import type { Records } from './records-of.ts'

export interface TableDefinition<Row> {
  readonly columns: readonly Column<Row>[]
  readonly load: (options: { signal: AbortSignal }) => Promise<readonly Row[]>
  readonly rowId: (row: Row) => RowId
  /** What a row is called; by default the text of its row header. */
  readonly rowName?: ((row: Row) => unknown) | undefined
  /** Shown in grey: an inactive or excluded record. The recipe of `table` defines its style. */
  readonly isMuted?: (row: Row) => boolean
  readonly search?: { readonly label: string; readonly in: (row: Row) => SortKey }
  readonly filters?: readonly Filter<Row>[]
  readonly sort?: Sort | undefined
  /** Stores the sort between visits. */
  readonly sortMemory?: { readonly read: () => Sort | undefined; readonly write: (sort: Sort | null) => void }
  readonly pageSizes?: readonly number[]
  readonly pageSize?: number
  /** Rows that change go back to page 1; otherwise the page stays while it exists. */
  readonly firstPageOnChange?: boolean
  /** Under which hidden columns are kept, where the table's label names a record. */
  readonly displayName?: string
  /** Prefix of the table's keys in the address, where a screen has several tables. */
  readonly addressPrefix?: string
  /** The text of the exported CSV file, where the server has more rows than the table. */
  readonly exportFile?: (options: { signal: AbortSignal }) => Promise<string>
  /** The part of the query that the server answers: its keys in the address, and what they say in words. */
  readonly serverQuery?: { readonly keys: readonly string[]; readonly words: readonly string[] }
  /** Its rows change without this console: they are checked when the window gets the focus again after a minute. */
  readonly isLive?: boolean
  /** Whether the rows can be loaded again; true unless set. */
  readonly hasRefresh?: boolean
  /** Whether a row opens with all its fields; true unless set. */
  readonly hasDetails?: boolean
  /** Fields that the console adds to a record, which its details leave out. */
  readonly addedFields?: readonly (keyof Row & string)[]
  /** How the command palette names and opens a row; by default by the label of the list, and in its details. */
  readonly records?: Records<Row>
  /** Rows are persons, whom the command palette names only to those who may edit, as the server's search does. */
  readonly isOfPersons?: boolean
  /** Shown when there are no rows. */
  readonly empty: string
  /** Shown when no row matches; by default a sentence with the text of the search. */
  readonly nothingFound?: string
  /** Shown when loading has failed. */
  readonly failure: string
}

const ADMIN_PAGE_SIZES = [5, 10, 15, 20, 50]
const ADMIN_PAGE_SIZE = 15

/** Makes a table from its declaration: columns, texts, and a machine that loads the rows. */
export function defineTable<Row extends object>(definition: TableDefinition<Row>) {
  const { columns, load, rowId, search, sort, filters = [], firstPageOnChange } = definition
  const reserved = filters.find(({ name }) => RESERVED_KEYS.includes(name))
  if (reserved)
    throw new Error(`A filter cannot be called "${reserved.name}": the table's address uses that name.`)
  const rules: TableRules<Row> = {
    rowId,
    pageSizes: definition.pageSizes ?? ADMIN_PAGE_SIZES,
    pageSize: definition.pageSize ?? ADMIN_PAGE_SIZE,
    sort,
    searchText: search?.in,
    filters: {
      ...columnFilters(columns, filters),
      ...Object.fromEntries(filters.map((filter) => [filter.name, ruleOf(filter)])),
    },
    sortKeys: Object.fromEntries(columns.flatMap(({ id, value }) => (value ? [[id, value]] : []))),
    firstPageOnChange,
  }
  let loadedAt: Date | null = null
  const machine = createTableMachine<Row>().provide({
    actors: {
      loadRows: fromPromise(async ({ signal }) => {
        const rows = (await unlessAborted(signal, load({ signal }))).filter(isRow)
        loadedAt = now()
        return rows
      }),
    },
  })
  return { ...definition, filters, rules, machine, loadedAt: () => loadedAt }
}

// A received value may have any type, and only texts can be options.
const ruleOf = <Row>({ by, rule }: Filter<Row>) =>
  rule ??
  filterByValue<Row>((row) => {
    const value: unknown = by?.(row)
    return typeof value === 'string' ? value : undefined
  })

// A received list may have items that are not records.
const isRow = (row: unknown) => typeof row === 'object' && row !== null

/** A defined table, for its view. */
export type Table<Row extends object> = ReturnType<typeof defineTable<Row>>
