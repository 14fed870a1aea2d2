import { searchKey } from '../search-text/index.ts'
import { createKept } from './table.filters.ts'
import type { Sort, SortKey, TableQuery, TableRules } from './table.types.ts'

type Key = string | number

const isKey = (key: unknown): key is Key =>
  typeof key === 'number' ? !Number.isNaN(key) : typeof key === 'string' && key !== ''

// Created by the first sort of a text: most tables sort only numbers and dates.
let collator: Intl.Collator | undefined

/** English as written in India; numerals within a text compare by value. */
function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator('en-IN', { numeric: true })
  return collator.compare(a, b)
}

/** Numbers before texts. */
function compareKeys(a: Key, b: Key): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
  return typeof b === 'number' ? 1 : compareTexts(a, b)
}

type Order = Readonly<Record<Sort['order'], readonly number[]>>

/** Row indices sorted by key. Missing keys are last in both directions, ties keep the loaded order. */
export function orderOf(keys: readonly unknown[]): Order {
  const compare = (a: number, b: number) => compareKeys(keys[a] as Key, keys[b] as Key)
  const indices = [...keys.keys()]
  const missing = indices.filter((index) => !isKey(keys[index]))
  const sorted = indices.filter((index) => isKey(keys[index])).sort(compare)
  let reversed: readonly number[] | undefined
  return {
    ascending: [...sorted, ...missing],
    get descending() {
      // One pass: only ties are out of order.
      reversed ??= [...sorted.toReversed().sort((a, b) => compare(b, a) || a - b), ...missing]
      return reversed
    },
  }
}

type Kept = readonly boolean[] | undefined

type Matches<Row> = (query: TableQuery) => readonly Row[]

/** Keeps the sorted orders, the search texts and the filtered rows of one load of rows, each computed at its first use. */
function createMatches<Row>(
  { searchText, filters, sortKeys }: TableRules<Row>,
  rows: readonly Row[],
): Matches<Row> {
  const loaded = [...rows.keys()]
  const orders = new Map<string, Order>()
  const keptBy = createKept(filters, rows)
  let texts: readonly string[] | undefined
  let last: { readonly query: string; readonly isKept: Kept; readonly matches: readonly Row[] } | undefined

  function sortedBy({ column, order }: Sort, key: (row: Row) => SortKey) {
    const known = orders.get(column) ?? orderOf(rows.map((row) => key(row)))
    orders.set(column, known)
    return known[order]
  }

  function find({ search, sort }: TableQuery, isKept: Kept) {
    const key = sort ? sortKeys?.[sort.column] : undefined
    let indices = sort && key ? sortedBy(sort, key) : loaded
    const wanted = searchKey(search)
    if (wanted) {
      texts ??= rows.map((row) => searchKey(String(searchText?.(row) ?? '')))
      indices = indices.filter((index) => texts?.[index]?.includes(wanted))
    }
    if (isKept) indices = indices.filter((index) => isKept[index])
    return indices.map((index) => rows[index] as Row)
  }

  return (query) => {
    // One event computes the same query several times, in different objects.
    const { search, filters, sort } = query
    const key = JSON.stringify([search, filters, sort])
    const isKept = keptBy(filters)
    if (last?.query !== key || last.isKept !== isKept)
      last = { query: key, isKept, matches: find(query, isKept) }
    return last.matches
  }
}

const cache = new WeakMap<object, WeakMap<object, Matches<unknown>>>()

/** The rows that match a query, in its order, before paging. Cached outside the snapshot, which stays serialisable. */
export function matchesOf<Row>(
  rules: TableRules<Row>,
  rows: readonly Row[],
  query: TableQuery,
): readonly Row[] {
  const ofRules = cache.get(rules) ?? new WeakMap<object, Matches<unknown>>()
  cache.set(rules, ofRules)
  const matches = (ofRules.get(rows) as Matches<Row> | undefined) ?? createMatches(rules, rows)
  ofRules.set(rows, matches)
  return matches(query)
}
