import { derive } from './table.derived.ts'
import { isNarrowed, type Sort, type TableContext, type TableQuery } from './table.model.ts'
import { pageCount } from './table.pages.ts'

/** `outdated` shows the rows of an earlier load after a failed one; `failed` never had any. */
export type TableStatus = 'loading' | 'ready' | 'refreshing' | 'outdated' | 'failed'

/** What `tableView` reads of a snapshot. */
export interface TableSnapshot<Row> {
  readonly value: TableStatus
  readonly context: TableContext<Row>
}

/** Everything a table view draws. */
export interface TableView<Row> {
  readonly status: TableStatus
  /** A load is under way; earlier rows, where there are any, are still shown. */
  readonly isBusy: boolean
  /** The last load failed. */
  readonly isFailed: boolean
  /** There are no rows at all; never so after a failure. */
  readonly isEmpty: boolean
  /** There are rows, and a search or a filter holds all of them back: `query.clear` shows them again. */
  readonly isNothingFound: boolean
  /** A search or a filter is set. */
  readonly isNarrowed: boolean
  /** The rows of this page. */
  readonly rows: readonly Row[]
  /** The place of the page's first row among the matches, from 1. */
  readonly firstRowNumber: number
  /** How many rows match. */
  readonly matchCount: number
  /** How many rows there are. */
  readonly total: number
  readonly query: TableQuery
  readonly search: string
  readonly filters: TableQuery['filters']
  /** The values to choose from, by filter. */
  readonly filterOptions: Readonly<Record<string, readonly string[]>>
  readonly sort: Sort | null
  readonly page: number
  readonly pageCount: number
  /** Page numbers to offer, an ellipsis for each gap. */
  readonly pages: readonly (number | 'ellipsis')[]
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly pageSize: number
  readonly pageSizes: readonly number[]
  /** Why the last load failed. */
  readonly error: unknown
}

/** Everything a table view draws; parts that did not change are the same objects as before. */
export function tableView<Row>({ value: status, context }: TableSnapshot<Row>): TableView<Row> {
  const { rules, query, error } = context
  const rows = context.rows ?? NO_ROWS
  const derived = derive(rules, rows)
  const matchCount = derived.matches(query).length
  const count = pageCount(matchCount, query.pageSize)
  const page = Math.min(query.page, count)
  const isFailed = status === 'outdated' || status === 'failed'
  // A reload out of a failure keeps the error until rows have come: what is not known is not called empty.
  const isKnown = context.rows !== null && error === null
  return {
    status,
    isBusy: status === 'loading' || status === 'refreshing',
    isFailed,
    isEmpty: isKnown && rows.length === 0,
    isNothingFound: rows.length > 0 && matchCount === 0,
    isNarrowed: isNarrowed(query),
    rows: derived.page(query, page),
    firstRowNumber: (page - 1) * query.pageSize + 1,
    matchCount,
    total: rows.length,
    query,
    search: query.search,
    filters: query.filters,
    filterOptions: derived.filterOptions(),
    sort: query.sort,
    page,
    pageCount: count,
    pages: derived.pages(page, count),
    hasPrevious: page > 1,
    hasNext: page < count,
    pageSize: query.pageSize,
    pageSizes: rules.pageSizes,
    error: isFailed ? error : null,
  }
}

/** All rows that match, in the order shown: what an export of the table writes. */
export function matchingRows<Row>({ context: { rules, rows, query } }: TableSnapshot<Row>): readonly Row[] {
  return rows === null ? [] : Array.from(derive(rules, rows).matches(query), (index) => rows[index] as Row)
}

const NO_ROWS: readonly never[] = []
