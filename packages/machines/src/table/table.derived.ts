import { lastOf, once } from './table.memo.ts'
import { type Order, orderOf } from './table.order.ts'
import { pageWindow } from './table.pages.ts'
import type { Sort, TableQuery, TableRules } from './table.types.ts'

/**
 * Everything computed from one load of rows, each part once and on demand.
 * It is cached outside the snapshot, so that a snapshot stays small and serialisable.
 */
export interface Derived<Row> {
  /** Indices of the matching rows, sorted, before paging. */
  readonly matches: (query: TableQuery) => Uint32Array
  readonly page: (query: TableQuery, number: number) => readonly Row[]
  /** Page numbers for the pager. */
  readonly pages: (number: number, count: number) => readonly (number | 'ellipsis')[]
  /** The values to choose from, by filter. */
  readonly filterOptions: () => Readonly<Record<string, readonly string[]>>
  /** What the next press or key is likely to need, each part of it a step. */
  readonly preparations: (sort: Sort | null) => readonly (() => void)[]
}

const cache = new WeakMap<object, WeakMap<object, Derived<unknown>>>()

/** The same object for the same rules and rows, as long as both live. */
export function derive<Row>(rules: TableRules<Row>, rows: readonly Row[]): Derived<Row> {
  const ofRules = cache.get(rules) ?? new WeakMap<object, Derived<unknown>>()
  cache.set(rules, ofRules)
  const derived = (ofRules.get(rows) as Derived<Row> | undefined) ?? createDerived(rules, rows)
  ofRules.set(rows, derived)
  return derived
}

function createDerived<Row>(rules: TableRules<Row>, rows: readonly Row[]): Derived<Row> {
  const orders = new Map<string, Order>()
  const order = (column: string, key: (row: Row) => unknown) => {
    const known = orders.get(column) ?? orderOf(rows.map(key))
    orders.set(column, known)
    return known
  }
  const ordered = ({ column, order: direction }: Sort) => {
    const key = rules.sortKeys?.[column]
    return key && order(column, key)[direction]()
  }
  const asLoaded = once(() => new Uint32Array(rows.length).map((_, index) => index))
  const texts = once(() => rows.map((row) => String(rules.searchText?.(row) ?? '').toLowerCase()))

  // Compared by content: one event computes the same query more than once, in different objects.
  const found = lastOf((wanted: string, filters: string) => {
    const chosen = Object.entries<string>(JSON.parse(filters)).flatMap(([name, value]) => {
      const keeps = rules.filters?.[name]?.keeps
      return keeps ? [(row: Row) => keeps(row, value)] : []
    })
    if (!wanted && chosen.length === 0) return null
    const isFound = new Uint8Array(rows.length).fill(1)
    if (wanted)
      texts().forEach((text, index) => {
        if (!text.includes(wanted)) isFound[index] = 0
      })
    for (const keeps of chosen)
      rows.forEach((row, index) => {
        if (isFound[index] === 1 && !keeps(row)) isFound[index] = 0
      })
    return isFound
  })
  const matches = lastOf(
    (isFound: Uint8Array | null, column: string | undefined, direction: Sort['order']): Uint32Array => {
      const all = (column !== undefined && ordered({ column, order: direction })) || asLoaded()
      return isFound ? pick(all, isFound) : all
    },
  )
  const matchesOf = ({ search, filters, sort }: TableQuery) =>
    matches(
      found(search.trim().toLowerCase(), JSON.stringify(filters)),
      sort?.column,
      sort?.order ?? 'ascending',
    )

  const page = lastOf((matching: Uint32Array, number: number, size: number): readonly Row[] =>
    Array.from(matching.subarray((number - 1) * size, number * size), (index) => rows[index] as Row),
  )
  return {
    matches: matchesOf,
    page: (query, number) => page(matchesOf(query), number, query.pageSize),
    pages: lastOf(pageWindow),
    filterOptions: once(() =>
      Object.fromEntries(
        Object.entries(rules.filters ?? {}).map(([name, { options = [] }]) => [
          name,
          typeof options === 'function' ? options(rows) : options,
        ]),
      ),
    ),
    preparations: (sort) => [
      ...(sort ? [() => void ordered({ column: sort.column, order: opposite(sort.order) })] : []),
      ...(rules.searchText ? [() => void texts()] : []),
    ],
  }
}

const opposite = (order: Sort['order']) => (order === 'ascending' ? 'descending' : 'ascending')

function pick(indices: Uint32Array, isPicked: Uint8Array): Uint32Array {
  const picked = new Uint32Array(indices.length)
  let count = 0
  for (let at = 0; at < indices.length; at++) {
    const index = indices[at] as number
    if (isPicked[index] === 1) picked[count++] = index
  }
  return picked.subarray(0, count)
}
