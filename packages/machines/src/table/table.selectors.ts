import { matchesOf } from './table.matches.ts'
import { isNarrowed } from './table.model.ts'
import { pageCount, pageWindow } from './table.pages.ts'
import { differenceOf, presentRows } from './table.pending.ts'
import type { Sort, TableContext, TableFilter, TableQuery } from './table.types.ts'

/** Earlier rows stay while `loading` and when `failed`. `checking` loads without moving a row. */
export type TableStatus = 'loading' | 'ready' | 'checking' | 'failed'

export interface TableSnapshot<Row> {
  readonly value: TableStatus
  readonly context: TableContext<Row>
}

export interface TableView<Row> {
  readonly status: TableStatus
  /** A load is running, and there are no rows to show. */
  readonly isFirstLoad: boolean
  /** A load other than a check is running; earlier rows are still shown. */
  readonly isBusy: boolean
  /** The last load failed. */
  readonly isFailed: boolean
  /** A check is running. */
  readonly isChecking: boolean
  /** `rows.show` would add or remove rows. */
  readonly hasPending: boolean
  /** How many rows a check has found that did not match before, or are new. */
  readonly newCount: number
  /** How many of the matching rows no longer match or exist. */
  readonly goneCount: number
  /** Those rows; they are shown until `rows.show`. */
  readonly gone: ReadonlySet<Row>
  /** There are no rows at all. Never true after a failure. */
  readonly isEmpty: boolean
  /** Search or filters hide every row: `query.clear` shows them again. */
  readonly isNothingFound: boolean
  /** A search or a filter is set. */
  readonly isNarrowed: boolean
  /** The rows of this page. */
  readonly rows: readonly Row[]
  /** The number of the page's first row among the matches, from 1. */
  readonly firstRowNumber: number
  readonly matchCount: number
  /** All rows, matching or not. */
  readonly total: number
  readonly query: TableQuery
  readonly search: string
  readonly filters: TableQuery['filters']
  /** The options by filter name. */
  readonly filterOptions: Readonly<Record<string, readonly string[]>>
  readonly sort: Sort | null
  readonly page: number
  readonly pageCount: number
  /** Page numbers for the pager, an ellipsis for each gap. */
  readonly pages: readonly (number | 'ellipsis')[]
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly pageSize: number
  readonly pageSizes: readonly number[]
  readonly error: unknown
}

/** Derives the view from a snapshot. */
export function tableView<Row>({ value: status, context }: TableSnapshot<Row>): TableView<Row> {
  const { rules, query, error } = context
  const rows = context.rows ?? NO_ROWS
  const matches = matchesOf(rules, rows, query)
  const matchCount = matches.length
  const count = pageCount(matchCount, query.pageSize)
  const page = Math.min(query.page, count)
  const isBusy = status === 'loading'
  const isFailed = status === 'failed'
  // A reload after a failure keeps the error until rows arrive: unknown is not empty.
  const { added, gone } = differenceOf(context)
  const isKnown = context.rows !== null && error === null
  return {
    status,
    isFirstLoad: isBusy && context.rows === null,
    isBusy,
    isFailed,
    isChecking: status === 'checking',
    hasPending: added.length + gone.size > 0,
    newCount: added.length,
    goneCount: gone.size,
    gone,
    isEmpty: isKnown && rows.length === 0,
    isNothingFound: rows.length > 0 && matchCount === 0,
    isNarrowed: isNarrowed(query),
    rows: presentRows(context, matches.slice((page - 1) * query.pageSize, page * query.pageSize)),
    firstRowNumber: (page - 1) * query.pageSize + 1,
    matchCount,
    total: rows.length,
    query,
    search: query.search,
    filters: query.filters,
    filterOptions: filterOptions(rules.filters, rows),
    sort: query.sort,
    page,
    pageCount: count,
    pages: pageWindow(page, count),
    hasPrevious: page > 1,
    hasNext: page < count,
    pageSize: query.pageSize,
    pageSizes: rules.pageSizes,
    error: isFailed ? error : null,
  }
}

/** All matching rows in the order shown, for an export. */
export const matchingRows = <Row>({ context }: TableSnapshot<Row>): readonly Row[] =>
  context.rows === null ? [] : presentRows(context, matchesOf(context.rules, context.rows, context.query))

const filterOptions = <Row>(
  filters: Readonly<Record<string, TableFilter<Row>>> = {},
  rows: readonly Row[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, { options = [] }]) => [
      name,
      typeof options === 'function' ? options(rows) : options,
    ]),
  )

const NO_ROWS: readonly never[] = []
