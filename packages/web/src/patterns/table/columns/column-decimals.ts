import type { Column } from './column.ts'

const known = new WeakMap<readonly unknown[], WeakMap<object, number>>()

/** The decimals of a column's figures: the most of all rows, so that every page shows the same number. */
export function columnDecimals<Row>(column: Column<Row>, rows: readonly Row[]): number {
  if (!column.decimals) return 0
  const ofRows = known.get(rows) ?? new WeakMap<object, number>()
  known.set(rows, ofRows)
  // Cached per load, because it reads all rows and every cell needs it.
  const decimals = ofRows.get(column) ?? longest(column.decimals, rows)
  ofRows.set(column, decimals)
  return decimals
}

const MOST = 2

function longest<Row>(decimalsOf: (row: Row) => number, rows: readonly Row[]): number {
  let most = 0
  for (const row of rows) {
    most = Math.max(most, decimalsOf(row))
    if (most === MOST) break
  }
  return most
}
