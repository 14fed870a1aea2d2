import { isSameId } from '../same-id.ts'
import { derive } from './table.derived.ts'
import { pageCount } from './table.pages.ts'

/** What a table shows of its rows: which, in what order, how many at a time. */
export interface TableQuery {
  readonly search: string
  /** The value chosen for each filter by its name; a filter that is not named lets every row pass. */
  readonly filters: Readonly<Record<string, string>>
  readonly sort: Sort | null
  readonly page: number
  readonly pageSize: number
}

/** The column that orders the rows, and which way. */
export interface Sort {
  readonly column: string
  readonly order: 'ascending' | 'descending'
}

/** What a column is sorted by; a missing value comes last in both orders. */
export type SortKey = string | number | null | undefined

/** What names a row: opaque, and compared as text. A row without one is named by nothing. */
export type RowId = string | number | null | undefined

/** One way to narrow the rows: `keeps` decides for the chosen value, `options` are the values to choose from. */
export interface TableFilter<Row> {
  readonly keeps: (row: Row, value: string) => boolean
  /** A fixed list (other values are refused), or values found in the rows; free where there is none. */
  readonly options?: readonly string[] | ((rows: readonly Row[]) => readonly string[]) | undefined
}

/** How one kind of row is named, searched, filtered, sorted and paged. */
export interface TableRules<Row> {
  readonly rowId: (row: Row) => RowId
  /** The page sizes to choose from; a table with one size offers no choice. */
  readonly pageSizes: readonly number[]
  readonly pageSize?: number | undefined
  readonly sort?: Sort | undefined
  readonly searchText?: ((row: Row) => SortKey) | undefined
  readonly filters?: Readonly<Record<string, TableFilter<Row>>> | undefined
  readonly sortKeys?: Readonly<Record<string, (row: Row) => SortKey>> | undefined
  /** Rows that change go back to page 1; otherwise the page stays while it exists. */
  readonly firstPageOnChange?: boolean | undefined
}

/** The parts of a query that an address or a memory may hold; whatever is unknown to the table is passed over. */
export type QueryWish = { readonly [Part in keyof TableQuery]?: TableQuery[Part] | undefined }

/** What a table knows: its rules, its rows once they came, its query, and why the last load failed. */
export interface TableContext<Row> {
  readonly rules: TableRules<Row>
  /** Null until the first load has succeeded; a later failure leaves them. */
  readonly rows: readonly Row[] | null
  readonly query: TableQuery
  /** Why the last load failed; null once one has succeeded again. */
  readonly error: unknown
}

/** What asks for other rows to be shown. */
export type QueryEvent =
  | { type: 'search.change'; search: string }
  /** A null or empty value lets every row pass. */
  | { type: 'filter.change'; filter: string; value: string | null }
  | { type: 'sort.toggle'; column: string }
  | { type: 'page.turn'; page: number }
  | { type: 'pageSize.change'; pageSize: number }
  /** Search and filters away: what an empty search offers. */
  | { type: 'query.clear' }
  /** The whole query anew, as an address has it; what the wish leaves out gets its default. */
  | { type: 'query.restore'; wish: QueryWish }

/** What a table can be told. */
export type TableEvent<Row> =
  | QueryEvent
  | { type: 'rows.refresh' }
  /** Shows a row as a successful write left it, or a new one, before the rows are loaded again. */
  | { type: 'row.put'; row: Row }
  | { type: 'row.remove'; rowId: RowId }

/** What a table tells: the query is another one now, made so by an event or by the rows that came. */
export interface QueryChanged {
  readonly type: 'queryChanged'
  readonly query: TableQuery
  readonly why: QueryEvent['type'] | 'rows.change'
}

/** The query of a table that nobody has touched. */
export const defaultQuery = <Row>(rules: TableRules<Row>): TableQuery => ({
  search: '',
  filters: {},
  sort: rules.sort ?? null,
  page: 1,
  pageSize: rules.pageSize ?? rules.pageSizes[0] ?? 15,
})

/** The query that a wish asks for, with the default for each part that is missing or that this table does not know. */
export function restoreQuery<Row>(rules: TableRules<Row>, wish?: QueryWish | null): TableQuery {
  const usual = defaultQuery(rules)
  const { search, filters, sort, page, pageSize } = wish ?? {}
  return {
    search: typeof search === 'string' && rules.searchText ? search : usual.search,
    filters: Object.fromEntries(
      Object.entries(filters ?? {}).filter(([name, value]) => isFilterValue(rules, name, value)),
    ),
    sort: sort === null || (sort && isSort(rules, sort)) ? sort : usual.sort,
    page: isPage(page) ? page : usual.page,
    pageSize: pageSize !== undefined && rules.pageSizes.includes(pageSize) ? pageSize : usual.pageSize,
  }
}

/** A filter that keeps the rows whose `value` is the chosen one, and offers the values that the rows have. */
export const filterByValue = <Row>(value: (row: Row) => string | null | undefined): TableFilter<Row> => ({
  keeps: (row, chosen) => value(row) === chosen,
  options: (rows) =>
    [...new Set(rows.map(value).filter((found) => found != null && found !== ''))] as string[],
})

/** The query that an event makes of this one: the very same, where it asks for nothing new or nothing that exists. */
export function queryAfter<Row>({ query, rules, rows }: TableContext<Row>, event: QueryEvent): TableQuery {
  const asked = ask(query, rules, event)
  // Until there are rows, a page can be wished for but not be turned to.
  const turned = rows === null ? (event.type === 'page.turn' ? query : asked) : clampPage(asked, rules, rows)
  return isSameQuery(turned, query) ? query : turned
}

/** The query over rows that came or changed: the very same, unless its page has to be another. */
export function queryOver<Row>({ query, rules, rows }: TableContext<Row>, next: readonly Row[]): TableQuery {
  // The first rows change nothing: the page wished for is the one they are to open on.
  return rows !== null && rules.firstPageOnChange && query.page > 1
    ? { ...query, page: 1 }
    : clampPage(query, rules, next)
}

/** The same query on a page that exists: the last one, where the page asked for is beyond it. */
export function clampPage<Row>(query: TableQuery, rules: TableRules<Row>, rows: readonly Row[]): TableQuery {
  const last = pageCount(derive(rules, rows).matches(query).length, query.pageSize)
  return query.page > last ? { ...query, page: last } : query
}

function ask<Row>(query: TableQuery, rules: TableRules<Row>, event: QueryEvent): TableQuery {
  switch (event.type) {
    case 'search.change':
      return rules.searchText && typeof event.search === 'string'
        ? withParts(query, { search: event.search })
        : query
    case 'filter.change':
      return withParts(query, { filters: filtersWith(query.filters, rules, event.filter, event.value) })
    case 'sort.toggle':
      return withParts(query, { sort: toggledSort(query.sort, rules, event.column) })
    case 'page.turn':
      return Number.isFinite(event.page) ? { ...query, page: Math.max(1, Math.trunc(event.page)) } : query
    case 'pageSize.change':
      return rules.pageSizes.includes(event.pageSize) ? withParts(query, { pageSize: event.pageSize }) : query
    case 'query.clear':
      return withParts(query, { search: '', filters: {} })
    case 'query.restore':
      return restoreQuery(rules, event.wish)
  }
}

/**
 * Other rows or another order start at page 1. The specification says so of filter and page size; a new search
 * may not have the old page at all, and who sorts wants the top of the new order and not its middle.
 */
function withParts(query: TableQuery, parts: Partial<Omit<TableQuery, 'page'>>): TableQuery {
  const asked = { ...query, ...parts }
  return isSameQuery(asked, query) ? query : { ...asked, page: 1 }
}

function filtersWith<Row>(
  filters: TableQuery['filters'],
  rules: TableRules<Row>,
  name: string,
  value: string | null,
): TableQuery['filters'] {
  // A native select's “all” is the empty text.
  if (value) return isFilterValue(rules, name, value) ? { ...filters, [name]: value } : filters
  const { [name]: _, ...others } = filters
  return others
}

/** Another column starts ascending. */
function toggledSort<Row>(sort: Sort | null, rules: TableRules<Row>, column: string): Sort | null {
  const isAscending = sort !== null && sort.column === column && sort.order === 'ascending'
  const toggled: Sort = { column, order: isAscending ? 'descending' : 'ascending' }
  return isSort(rules, toggled) ? toggled : sort
}

function isSameQuery(a: TableQuery, b: TableQuery): boolean {
  const names = Object.keys(a.filters)
  return (
    a.search === b.search &&
    a.page === b.page &&
    a.pageSize === b.pageSize &&
    a.sort?.column === b.sort?.column &&
    a.sort?.order === b.sort?.order &&
    names.length === Object.keys(b.filters).length &&
    names.every((name) => a.filters[name] === b.filters[name])
  )
}

/** Whether a search or a filter holds rows back. */
export const isNarrowed = (query: TableQuery) =>
  query.search.trim() !== '' || Object.keys(query.filters).length > 0

/** The rows with this one in the place of the one it names, or at the end where it is new. */
export function putRow<Row>(rows: readonly Row[], rules: TableRules<Row>, row: Row): readonly Row[] {
  const at = rows.findIndex((other) => isSameId(rules.rowId(other), rules.rowId(row)))
  return at < 0 ? [...rows, row] : rows.with(at, row)
}

export const isKnownRow = <Row>({ rows, rules }: TableContext<Row>, rowId: RowId): boolean =>
  rows?.some((row) => isSameId(rules.rowId(row), rowId)) ?? false

export const removeRow = <Row>(rows: readonly Row[], rules: TableRules<Row>, rowId: RowId): readonly Row[] =>
  rows.filter((row) => !isSameId(rules.rowId(row), rowId))

const isPage = (page: unknown): page is number => Number.isInteger(page) && (page as number) >= 1

const isSort = <Row>(rules: TableRules<Row>, { column, order }: Sort) =>
  Object.hasOwn(rules.sortKeys ?? {}, column) && (order === 'ascending' || order === 'descending')

function isFilterValue<Row>(rules: TableRules<Row>, name: string, value: unknown) {
  if (typeof value !== 'string' || value === '' || !Object.hasOwn(rules.filters ?? {}, name)) return false
  const options = rules.filters?.[name]?.options
  return !Array.isArray(options) || options.includes(value)
}
