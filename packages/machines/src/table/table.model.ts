import { isSameId } from '../same-id.ts'
import { matchesOf } from './table.matches.ts'
import { pageCount } from './table.pages.ts'
import { settle } from './table.pending.ts'
import type {
  QueryEvent,
  QueryInput,
  RowId,
  Sort,
  TableContext,
  TableFilter,
  TableQuery,
  TableRules,
} from './table.types.ts'

export const defaultQuery = <Row>(rules: TableRules<Row>): TableQuery => ({
  search: '',
  filters: {},
  sort: rules.sort ?? null,
  page: 1,
  pageSize: rules.pageSize ?? rules.pageSizes[0] ?? 15,
})

/** A complete query: missing and unknown parts get their default. */
export function restoreQuery<Row>(rules: TableRules<Row>, input?: QueryInput | null): TableQuery {
  const defaults = defaultQuery(rules)
  const { search, filters, sort, page, pageSize } = input ?? {}
  return {
    search: typeof search === 'string' && rules.searchText ? search : defaults.search,
    filters: Object.fromEntries(
      Object.entries(filters ?? {}).filter(([name, value]) => isFilterValue(rules, name, value)),
    ),
    sort: sort === null || (sort && isSort(rules, sort)) ? sort : defaults.sort,
    page: isPage(page) ? page : defaults.page,
    pageSize: pageSize !== undefined && rules.pageSizes.includes(pageSize) ? pageSize : defaults.pageSize,
  }
}

/** A filter by one value of a row, which offers the values found in the rows. */
export const filterByValue = <Row>(value: (row: Row) => string | null | undefined): TableFilter<Row> => ({
  keeps: (row, chosen) => value(row) === chosen,
  options: (rows) =>
    [...new Set(rows.map(value).filter((found) => found != null && found !== ''))] as string[],
})

/** The query after an event; the same object when nothing changes. */
export function queryAfter<Row>(context: TableContext<Row>, event: QueryEvent): TableQuery {
  const { query, rules, rows } = settle(context, event)
  const requested = apply(query, rules, event)
  if (isSameQuery(requested, query)) return query
  // Before the first rows a page can be restored, but not turned to.
  const next =
    rows === null ? (event.type === 'page.turn' ? query : requested) : clampPage(requested, rules, rows)
  return isSameQuery(next, query) ? query : next
}

/** The query over new rows; the same object unless its page changes. */
export function queryOver<Row>({ query, rules, rows }: TableContext<Row>, next: readonly Row[]): TableQuery {
  // The first rows open on the restored page.
  return rows !== null && rules.firstPageOnChange && query.page > 1
    ? { ...query, page: 1 }
    : clampPage(query, rules, next)
}

/** Moves a page beyond the end to the last page. */
export function clampPage<Row>(query: TableQuery, rules: TableRules<Row>, rows: readonly Row[]): TableQuery {
  const last = pageCount(matchesOf(rules, rows, query).length, query.pageSize)
  return query.page > last ? { ...query, page: last } : query
}

function apply<Row>(query: TableQuery, rules: TableRules<Row>, event: QueryEvent): TableQuery {
  switch (event.type) {
    case 'search.change':
      return rules.searchText && typeof event.search === 'string'
        ? withParts(query, { search: event.search })
        : query
    case 'filter.change':
      return withParts(query, { filters: filtersWith(query.filters, rules, event.filter, event.value) })
    case 'sort.toggle':
      return withParts(query, { sort: toggledSort(query.sort, rules, event) })
    case 'page.turn':
      return Number.isFinite(event.page) ? { ...query, page: Math.max(1, Math.trunc(event.page)) } : query
    case 'pageSize.change':
      return rules.pageSizes.includes(event.pageSize) ? withParts(query, { pageSize: event.pageSize }) : query
    case 'query.clear':
      return withParts(query, { search: '', filters: {} })
    case 'query.restore':
      return restoreQuery(rules, event.query)
  }
}

/**
 * Other rows or another order start at page 1. The specification requires it for filter and page size; after a search the
 * old page may not exist, and a new sort is read from the top.
 */
function withParts(query: TableQuery, parts: Partial<Omit<TableQuery, 'page'>>): TableQuery {
  const requested = { ...query, ...parts }
  return isSameQuery(requested, query) ? query : { ...requested, page: 1 }
}

function filtersWith<Row>(
  filters: TableQuery['filters'],
  rules: TableRules<Row>,
  name: string,
  value: string | null,
): TableQuery['filters'] {
  // The “all” option of a native select has the empty value.
  if (value) return isFilterValue(rules, name, value) ? { ...filters, [name]: value } : filters
  const { [name]: _, ...others } = filters
  return others
}

function toggledSort<Row>(
  sort: Sort | null,
  rules: TableRules<Row>,
  { column, order }: { readonly column: string; readonly order?: Sort['order'] | undefined },
): Sort | null {
  const isAscending = sort !== null && sort.column === column && sort.order === 'ascending'
  const toggled: Sort = { column, order: order ?? (isAscending ? 'descending' : 'ascending') }
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

/** Whether a search or a filter is set. */
export const isNarrowed = (query: TableQuery) =>
  query.search.trim() !== '' || Object.keys(query.filters).length > 0

/** Replaces the row with the same id, or appends a new row. */
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
  const { options, accepts } = rules.filters?.[name] ?? {}
  return (!Array.isArray(options) || options.includes(value)) && (accepts?.(value) ?? true)
}
