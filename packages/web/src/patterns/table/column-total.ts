import { inHundredths } from '#platform/formats/indian-number'
import { type Column, numberOf } from './column.ts'

/** The sum of a column's figures. */
export interface ColumnTotal {
  readonly sum: number
  /** How many rows have a figure. */
  readonly counted: number
  /** How many rows have none. */
  readonly missing: number
}

const known = new WeakMap<readonly unknown[], WeakMap<object, ColumnTotal>>()

/** The sum of a column over these rows, exact in hundredths: figures show at most two decimals. */
export function columnTotal<Row>(column: Column<Row>, rows: readonly Row[]): ColumnTotal {
  const ofRows = known.get(rows) ?? new WeakMap<object, ColumnTotal>()
  known.set(rows, ofRows)
  // Cached per query, because it reads all rows and every page shows it.
  const total = ofRows.get(column) ?? add(column, rows)
  ofRows.set(column, total)
  return total
}

function add<Row>({ value }: Column<Row>, rows: readonly Row[]): ColumnTotal {
  let hundredths = 0
  let counted = 0
  for (const row of rows) {
    const figure = numberOf(value?.(row))
    if (figure === null) continue
    hundredths += inHundredths(figure)
    counted += 1
  }
  return { sum: hundredths / 100, counted, missing: rows.length - counted }
}
