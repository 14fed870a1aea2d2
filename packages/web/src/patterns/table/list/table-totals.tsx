import { formatCount, MISSING } from '#platform/formats/format'
import { inHundredths } from '#platform/formats/indian-number'
import { css } from '#styled-system/css'
import { Table as Grid } from '#ui/table'
import { type Column, columnDecimals, numberOf } from '../columns/index.ts'

interface TableTotalsProps<Row extends object> {
  readonly columns: readonly Column<Row>[]
  readonly headerColumn: Column<Row> | undefined
  /** The cells have the numbers of their columns, because phones leave some out. */
  readonly isPhone: boolean
  /** The rows of all pages that match. */
  readonly matches: readonly Row[]
  /** All loaded rows, for the decimals of a column. */
  readonly rows: readonly Row[]
}

const note = css({ marginInlineStart: '2', textStyle: 'caption', fontWeight: 'normal', color: 'fg.muted' })

/** The footer with the sums of all matching rows. */
export function TableTotals<Row extends object>({
  columns,
  headerColumn,
  isPhone,
  matches,
  rows,
}: TableTotalsProps<Row>) {
  const totalOf = (column: Column<Row>) => {
    const { sum, counted, missing } = columnTotal(column, matches)
    return (
      <div>
        <span>{counted > 0 ? column.figure?.(sum, columnDecimals(column, rows)) : MISSING}</span>
        {missing > 0 && (
          <span className={note}>{formatCount(missing, 'without a value', 'without a value')}</span>
        )}
      </div>
    )
  }
  return (
    <Grid.Foot>
      <Grid.Row aria-rowindex={matches.length + 2}>
        {columns
          .filter((column) => !isPhone || column === headerColumn || column.isTotalled)
          .map((column) => (
            <Grid.Cell
              key={column.id}
              label={column.isTotalled ? column.label : undefined}
              numeric={column.isNumeric}
              rowHeader={column === headerColumn}
              atEnd={column.kind === 'actions'}
              aria-colindex={isPhone ? columns.indexOf(column) + 1 : undefined}
            >
              {column === headerColumn && <span>{`Total of ${formatCount(matches.length, 'row')}`}</span>}
              {column.isTotalled && totalOf(column)}
            </Grid.Cell>
          ))}
      </Grid.Row>
    </Grid.Foot>
  )
}

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
