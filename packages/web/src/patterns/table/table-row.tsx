import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/skeleton'
import { Table as Grid, type TableCellProps } from '#ui/table'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Column } from './column.ts'
import { columnDecimals } from './column-decimals.ts'

const short = css({ md: { whiteSpace: 'nowrap' } })
// On paper, columns of words give their room to those of dates and figures.
const long = css({ md: { minWidth: '44' }, _print: { overflowWrap: 'anywhere' } })
const wide = css({
  md: { minWidth: '72', maxWidth: 'md', whiteSpace: 'normal' },
  _print: { overflowWrap: 'anywhere' },
})
// A column may be narrower than its words, but not than its figures.
const sized = css({ md: { minWidth: '0', whiteSpace: 'normal!', overflowWrap: 'anywhere' } })
const withDetails = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2',
  mdDown: { width: 'full', fontSize: 'inherit' },
})
const more = css({ gridColumn: '1 / -1', marginBlockEnd: '-2', marginInlineStart: '-3' })

interface Layout<Row> {
  readonly columns: readonly Column<Row>[]
  /** The column of the row headers. */
  readonly headerColumn: Column<Row> | undefined
  /** The row is shown as a card, with its secondary columns under More. */
  readonly hasMore: boolean
  /** The chosen widths by the column's id. */
  readonly widths: Readonly<Record<string, number>>
}

interface TableCell<Row> {
  readonly column: Column<Row>
  readonly props: TableCellProps
}

/** The cells of a row; the secondary ones only when its card is open. */
function visibleCells<Row>(
  { columns, headerColumn, hasMore, widths }: Layout<Row>,
  isOpen: boolean,
): TableCell<Row>[] {
  const cells = columns.map((column, index) => ({
    column,
    props: {
      label: column.label,
      numeric: column.isNumeric,
      wide: column.isWide,
      rowHeader: column === headerColumn,
      atEnd: column.id === 'actions',
      className:
        widths[column.id] && !column.isNumeric ? sized : column.isWide ? wide : column.isLong ? long : short,
      // Counts hidden columns too.
      'aria-colindex': hasMore ? index + 1 : undefined,
    },
  }))
  return cells.filter(({ column }) => isOpen || !hasMore || !column.isSecondary)
}

interface TableRowProps<Row> extends Layout<Row> {
  readonly row: Row
  readonly rowNumber: number
  /** All loaded rows, for the decimals of a column. */
  readonly rows: readonly Row[]
  /** Shown in grey: an inactive or excluded record. */
  readonly isMuted?: boolean | undefined
  /** The last check did not find it. */
  readonly isGone?: boolean | undefined
  /** Marked: the row that was saved last. */
  readonly isMarked?: boolean | undefined
  /** Whether its secondary columns are shown. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** The button that opens the details of the row. */
  readonly details?: ReactNode
}

/** One row, or a card with More. */
export function TableRow<Row extends object>({
  row,
  rowNumber,
  rows,
  isMuted,
  isGone,
  isMarked,
  isOpen,
  onToggle,
  details,
  ...layout
}: TableRowProps<Row>) {
  const { columns, headerColumn, hasMore } = layout
  const contentOf = (column: Column<Row>) => column.cell(row, rowNumber, columnDecimals(column, rows))
  return (
    <Grid.Row aria-rowindex={rowNumber + 1} muted={isMuted || isGone} gone={isGone} current={isMarked}>
      {visibleCells(layout, isOpen).map(({ column, props }) => (
        <Grid.Cell key={column.id} {...props}>
          {column === headerColumn ? (
            <div className={details ? withDetails : undefined}>
              <div>{contentOf(column)}</div>
              {isGone && <VisuallyHidden> (no longer in the list)</VisuallyHidden>}
              {details}
            </div>
          ) : (
            contentOf(column)
          )}
        </Grid.Cell>
      ))}
      {hasMore && (
        <Grid.Cell aria-colindex={columns.length + 1} className={more}>
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            <span>{isOpen ? 'Less' : 'More'}</span>
            <VisuallyHidden>{` of ${headerColumn?.plain?.(row, rowNumber) ?? rowNumber}`}</VisuallyHidden>
          </Button>
        </Grid.Cell>
      )}
    </Grid.Row>
  )
}

/** A row that is loading. */
export const SkeletonRow = <Row,>(layout: Layout<Row>) => (
  <Grid.Row aria-hidden>
    {visibleCells(layout, false).map(({ column, props }) => (
      <Grid.Cell key={column.id} {...props}>
        <Skeleton style={{ minWidth: '4em' }} />
      </Grid.Cell>
    ))}
  </Grid.Row>
)
