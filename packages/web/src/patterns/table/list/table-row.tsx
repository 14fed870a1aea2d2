import type { MouseEvent } from 'react'
import { css, cx } from '#styled-system/css'
import { Skeleton } from '#ui/skeleton'
import { Table as Grid, type Pin, type TableCellProps } from '#ui/table'
import { VisuallyHidden } from '#ui/visually-hidden'
import { badgeColumn, type Column, columnDecimals, phoneColumns, RowIcons } from '../columns/index.ts'
import { PeekButton, type PeekButtonProps } from '../peek/index.ts'
import { useHoverOrFocus } from './use-hover-or-focus.ts'

// On paper, columns of words give their room to those of dates and figures.
const words = css({ _print: { overflowWrap: 'anywhere' } })
// A field of words is cut on a phone before the next one is left out.
const field = css({ mdDown: { flex: '[1 1 6rem]', maxWidth: 'max' } })
const withDetails = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: '1',
  width: 'full',
  minWidth: '0',
})
const name = css({ flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' })

interface Layout<Row> {
  readonly columns: readonly Column<Row>[]
  /** The column of the row headers. */
  readonly headerColumn: Column<Row> | undefined
  /** The row has two lines, with the main columns alone. */
  readonly isPhone: boolean
  /** Where each of the columns stays in view, where it does. */
  readonly pins: readonly (Pin | undefined)[]
  readonly hasDetails: boolean
}

interface TableCell<Row> {
  readonly column: Column<Row>
  readonly props: TableCellProps
}

function visibleCells<Row>({
  columns,
  headerColumn,
  isPhone,
  pins,
  hasDetails,
}: Layout<Row>): TableCell<Row>[] {
  const shown = isPhone ? phoneColumns(columns, hasDetails) : columns
  const badge = isPhone ? badgeColumn(columns) : undefined
  return shown.map((column) => ({
    column,
    props: {
      label: column.label,
      numeric: column.isNumeric,
      wide: column.kind === 'longText',
      rowHeader: column === headerColumn,
      atEnd: column.kind === 'actions',
      pin: pins[columns.indexOf(column)],
      badge: column === badge,
      selects: column.kind === 'selection',
      className: cx(
        ['text', 'longText', 'code'].includes(column.kind ?? 'text') && words,
        isPhone && hasDetails && column !== headerColumn && (column.kind ?? 'text') === 'text' && field,
      ),
      // Counts hidden columns too.
      'aria-colindex': isPhone ? columns.indexOf(column) + 1 : undefined,
    },
  }))
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
  /** Undefined for a row that has none. */
  readonly details?: RowDetails | undefined
}

interface RowDetails extends PeekButtonProps {
  /** Names the row in the address. */
  readonly rowKey: string
  readonly isOpen: boolean
  /** Their button is there also without the pointer or the focus: no pointer can rest on a row. */
  readonly hasButton: boolean
}

/** One row; on a phone two lines of its main columns. */
export function TableRow<Row extends object>({
  row,
  rowNumber,
  rows,
  isMuted,
  isGone,
  isMarked,
  details,
  ...layout
}: TableRowProps<Row>) {
  const { headerColumn, isPhone } = layout
  const contentOf = (column: Column<Row>) => {
    const isUnlinked = isPhone && column !== headerColumn && details !== undefined
    const cell = (isUnlinked && column.unlinked) || column.cell
    return cell(row, rowNumber, columnDecimals(column, rows))
  }
  const { isActive, listeners } = useHoverOrFocus()
  const openByTap = ({ target, currentTarget, nativeEvent }: MouseEvent) => {
    // A screen reader clicks without a pointer.
    const isTap = isPhone || (nativeEvent as PointerEvent).pointerType === 'touch' || nativeEvent.detail === 0
    // React's events come from the menus of a row too, which stand elsewhere in the document.
    const isInRow = currentTarget.contains(target as Element)
    if (isTap && isInRow && !(target as Element).closest('a, button, input, label, [data-selects]'))
      details?.onOpen()
  }
  return (
    <Grid.Row
      aria-rowindex={rowNumber + 1}
      muted={isMuted || isGone}
      gone={isGone}
      current={isMarked}
      data-peek={details?.rowKey}
      data-peeked={details?.isOpen ? '' : undefined}
      onClick={openByTap}
      {...listeners}
    >
      <RowIcons value={isActive && !isPhone}>
        {visibleCells(layout).map(({ column, props }) => (
          <Grid.Cell key={column.id} {...props}>
            {column === headerColumn ? (
              <div className={withDetails}>
                <div className={name}>{contentOf(column)}</div>
                {isGone && <VisuallyHidden> (no longer in the list)</VisuallyHidden>}
                {details && (isActive || details.isTabStop || details.hasButton) && (
                  <PeekButton {...details} isTabStop={isActive || details.isTabStop} />
                )}
              </div>
            ) : (
              contentOf(column)
            )}
          </Grid.Cell>
        ))}
      </RowIcons>
    </Grid.Row>
  )
}

/** A row that is loading. */
export const SkeletonRow = <Row,>(layout: Layout<Row>) => (
  <Grid.Row aria-hidden>
    {visibleCells(layout).map(({ column, props }) => (
      <Grid.Cell key={column.id} {...props}>
        <Skeleton style={{ minWidth: '4em' }} />
      </Grid.Cell>
    ))}
  </Grid.Row>
)
