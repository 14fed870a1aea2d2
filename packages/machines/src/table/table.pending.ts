import { matchesOf } from './table.matches.ts'
import type { QueryEvent, TableContext, TableRules } from './table.types.ts'

/** How the rows that match the query differ from those that a check has found to match it. */
interface Difference<Row> {
  /** The present version of each shown row that still matches. */
  readonly present: ReadonlyMap<Row, Row>
  /** Rows that did not match before, or are new. */
  readonly added: readonly Row[]
  /** Shown rows that no longer match or exist. */
  readonly gone: ReadonlySet<Row>
}

const nothing: Difference<unknown> = { present: new Map(), added: [], gone: new Set() }

/** A row without an id cannot be compared, and stays as it is. */
function compare<Row>({ rowId }: TableRules<Row>, rows: readonly Row[], pending: readonly Row[]) {
  const idOf = (row: Row) => {
    const id = rowId(row)
    return id == null ? null : String(id)
  }
  const found = new Map(pending.map((row) => [idOf(row), row]))
  const shown = new Set(rows.map(idOf))
  const present = new Map<Row, Row>()
  const gone = new Set<Row>()
  for (const row of rows) {
    const id = idOf(row)
    const version = id === null ? row : found.get(id)
    if (version === undefined) gone.add(row)
    else present.set(row, version)
  }
  const added = pending.filter((row) => {
    const id = idOf(row)
    return id !== null && !shown.has(id)
  })
  return { present, added, gone }
}

const cache = new WeakMap<readonly unknown[], WeakMap<readonly unknown[], Difference<unknown>>>()

/** Compares the pending rows with those that are shown. Cached, because each view needs it. */
export function differenceOf<Row>(context: TableContext<Row>): Difference<Row> {
  const { rules, query } = context
  if (context.rows === null || context.pending === null) return nothing as Difference<Row>
  const rows = matchesOf(rules, context.rows, query)
  const pending = matchesOf(rules, context.pending, query)
  const ofPending = cache.get(pending) ?? new WeakMap<readonly unknown[], Difference<unknown>>()
  cache.set(pending, ofPending)
  const known = ofPending.get(rows) as Difference<Row> | undefined
  const difference = known ?? compare(rules, rows, pending)
  ofPending.set(rows, difference as Difference<unknown>)
  return difference
}

/** Matching rows in the present version of each, in the same order. */
export function presentRows<Row>(context: TableContext<Row>, rows: readonly Row[]): readonly Row[] {
  const { present } = differenceOf(context)
  return present.size === 0 ? rows : rows.map((row) => present.get(row) ?? row)
}

/** Whether showing the pending rows would add or remove one. */
export function hasPending<Row>(context: TableContext<Row>): boolean {
  const { added, gone } = differenceOf(context)
  return added.length + gone.size > 0
}

/**
 * The rows over which an event changes the query. A turned page leaves the other rows where they are, and a list that would
 * become empty keeps its rows, because the pressed control would be removed with them.
 */
export function settle<Row>(context: TableContext<Row>, event: QueryEvent): TableContext<Row> {
  const { rules, pending, query } = context
  const isKept =
    pending === null || event.type === 'page.turn' || matchesOf(rules, pending, query).length === 0
  return isKept ? context : { ...context, rows: pending, pending: null }
}
