import { formatCount, MISSING } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Table as Grid } from '#ui/table'
import type { Column } from './column.ts'
import { columnDecimals } from './column-decimals.ts'
import { columnTotal } from './column-total.ts'

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
              atEnd={column.id === 'actions'}
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
