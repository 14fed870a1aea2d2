import { derive } from './table.derived.ts'
import { isNarrowed } from './table.model.ts'
import { pageCount } from './table.pages.ts'
import type { Sort, TableContext, TableQuery, TableRules } from './table.types.ts'

/** `outdated` shows earlier rows after a failed load; `failed` never had any. */
export type TableStatus = 'loading' | 'ready' | 'refreshing' | 'outdated' | 'failed'

export interface TableSnapshot<Row> {
  readonly value: TableStatus
  readonly context: TableContext<Row>
}

export interface TableView<Row> {
  readonly status: TableStatus
  /** A load is running; earlier rows are still shown. */
  readonly isBusy: boolean
  /** The last load failed. */
  readonly isFailed: boolean
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

/** Unchanged parts are the same objects as before. */
export function tableView<Row>({ value: status, context }: TableSnapshot<Row>): TableView<Row> {
  const { rules, query, error } = context
  const rows = context.rows ?? NO_ROWS
  const derived = derive(rules, rows)
  const matchCount = derived.matches(query).length
  const count = pageCount(matchCount, query.pageSize)
  const page = Math.min(query.page, count)
  const isFailed = status === 'outdated' || status === 'failed'
  // A reload after a failure keeps the error until rows arrive: unknown is not empty.
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

/** All matching rows in the order shown, for an export. */
export function matchingRows<Row>({ context: { rules, rows, query } }: TableSnapshot<Row>): readonly Row[] {
  return rows === null ? [] : Array.from(derive(rules, rows).matches(query), (index) => rows[index] as Row)
}

/**
 * What the next press or key is likely to need, to be made before it comes: the sorted column in its other direction, and
 * the texts of the search. They stay as long as the rows. A step takes up to 20 ms for 100,000 rows, and nothing when
 * called again.
 */
export const preparations = <Row>(
  rules: TableRules<Row>,
  rows: readonly Row[],
  sort: Sort | null,
): readonly (() => void)[] => derive(rules, rows).preparations(sort)

const NO_ROWS: readonly never[] = []
