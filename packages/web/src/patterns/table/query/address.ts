import {
  defaultQuery,
  type QueryInput,
  restoreQuery,
  type Sort,
  type TableQuery,
  type TableRules,
} from '@tarang/machines/table'

const KEYS = { search: 'q', page: 'page', pageSize: 'size', sort: 'sort', order: 'order' }

/** The row whose details are open. It is no part of the query. */
export const PEEK = 'peek'

/** The names of the filters of columns begin with it. */
export const COLUMN_FILTER = 'filter.'

/** Names that no filter may have. */
export const RESERVED_KEYS: readonly string[] = [...Object.values(KEYS), PEEK]

const wholeNumber = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

const keysOf = <Row>(rules: TableRules<Row>, prefix: string) =>
  [...Object.values(KEYS), ...Object.keys(rules.filters ?? {})].map((key) => prefix + key)

/** Whether a URL's query contains a parameter of a table, or one that the server answers. */
export function hasTableQuery<Row>(
  search: string,
  rules: TableRules<Row>,
  prefix = '',
  serverKeys: readonly string[] = [],
): boolean {
  const params = new URLSearchParams(search)
  return [...keysOf(rules, prefix), ...serverKeys].some((key) => params.has(key))
}

/** Reads a table's query from an address, for the rules of the table to check. Other parameters are ignored. */
export function readQuery<Row>(search: string, rules: TableRules<Row>, prefix = ''): QueryInput {
  const params = new URLSearchParams(search)
  const get = (key: string) => params.get(prefix + key)
  const column = get(KEYS.sort)
  const order = (get(KEYS.order) ?? 'ascending') as Sort['order']
  return {
    search: get(KEYS.search) ?? undefined,
    page: wholeNumber(get(KEYS.page)),
    pageSize: wholeNumber(get(KEYS.pageSize)),
    sort: column ? { column, order } : undefined,
    filters: Object.fromEntries(
      Object.keys(rules.filters ?? {}).flatMap((name) => {
        const value = get(name)
        return value ? [[name, value]] : []
      }),
    ),
  }
}

/** The parameters of a table's column filters, also of columns that it does not have. */
const filterKeys = (params: URLSearchParams, prefix: string) =>
  [...params.keys()].filter((key) => key.startsWith(prefix + COLUMN_FILTER))

/** Whether an address has filters that the table does not know, or values that they do not take. */
export function hasUnknownFilters<Row>(search: string, rules: TableRules<Row>, prefix = ''): boolean {
  const { filters = {} } = readQuery(search, rules, prefix)
  const isKnown = (key: string) => Object.hasOwn(rules.filters ?? {}, key.slice(prefix.length))
  const taken = restoreQuery(rules, { filters }).filters
  return (
    Object.keys(filters).length > Object.keys(taken).length ||
    !filterKeys(new URLSearchParams(search), prefix).every(isKnown)
  )
}

/** Writes a table's query into an address: defaults and unknown filters are left out, other parameters stay. */
export function writeQuery<Row>(
  search: string,
  query: TableQuery,
  rules: TableRules<Row>,
  prefix = '',
): string {
  const params = new URLSearchParams(search)
  for (const key of [...keysOf(rules, prefix), ...filterKeys(params, prefix)]) params.delete(key)
  const usual = defaultQuery(rules)
  const set = (key: string, value: string | number) => params.set(prefix + key, String(value))

  if (query.search) set(KEYS.search, query.search)
  for (const [name, value] of Object.entries(query.filters)) set(name, value)
  const { sort } = query
  if (sort && (sort.column !== usual.sort?.column || sort.order !== usual.sort.order)) {
    set(KEYS.sort, sort.column)
    if (sort.order === 'descending') set(KEYS.order, sort.order)
  }
  if (query.pageSize !== usual.pageSize) set(KEYS.pageSize, query.pageSize)
  if (query.page !== usual.page) set(KEYS.page, query.page)
  return params.toString()
}

/** A table's query without its page, as a saved view keeps it, with what the server answers in the present address. */
export function viewAddress<Row>(
  search: string,
  query: TableQuery,
  rules: TableRules<Row>,
  prefix = '',
  serverKeys: readonly string[] = [],
): string {
  const params = [...new URLSearchParams(search)].filter(([key]) => serverKeys.includes(key))
  const kept = new URLSearchParams(params).toString()
  return writeQuery(kept, { ...query, page: defaultQuery(rules).page }, rules, prefix)
}

/** A saved view as `viewAddress` writes its query: without what the table does not know. */
export const takenView = <Row>(
  saved: string,
  rules: TableRules<Row>,
  prefix = '',
  serverKeys: readonly string[] = [],
): string =>
  viewAddress(saved, restoreQuery(rules, readQuery(saved, rules, prefix)), rules, prefix, serverKeys)

/** An address with a saved view in place of the table's query. */
export function openViewAddress<Row>(
  search: string,
  saved: string,
  rules: TableRules<Row>,
  prefix = '',
  serverKeys: readonly string[] = [],
): string {
  const params = new URLSearchParams(search)
  const keys = [...keysOf(rules, prefix), ...serverKeys]
  // A view begins with the newest rows of a list that the server pages.
  for (const key of [...keys, 'before']) params.delete(key)
  for (const [key, value] of new URLSearchParams(saved)) if (keys.includes(key)) params.set(key, value)
  return params.toString()
}
