import type { RowId } from '@tarang/machines/table'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo } from 'react'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/skeleton'
import { cellAttributes, Table as Grid } from '#ui/table'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Column } from './column.ts'
import { columnDecimals } from './column-decimals.ts'

interface Shape<Row> {
  readonly columns: readonly Column<Row>[]
  /** The column of the row headers. */
  readonly named: Column<Row> | undefined
  /** The row is shown as a card, with its secondary columns under More. */
  readonly hasMore: boolean
}

const short = css({ md: { whiteSpace: 'nowrap' } })
const long = css({ md: { minWidth: '44' } })
const wide = css({ md: { minWidth: '72', maxWidth: 'md', whiteSpace: 'normal' } })
const more = css({ gridColumn: '1 / -1', marginBlockEnd: '-2', marginInlineStart: '-3' })

/** The props that the cells of a column share, computed once for all rows. */
export const cellColumns = <Row,>({ columns, named, hasMore }: Shape<Row>, rows: readonly Row[]) =>
  columns.map((column, index) => {
    const isNamed = column === named
    const Element: 'th' | 'td' = isNamed ? 'th' : 'td'
    return {
      column,
      Element,
      attributes: {
        ...cellAttributes({
          label: column.label,
          numeric: column.isNumeric,
          wide: column.isWide,
          rowHeader: isNamed,
          className: column.isWide ? wide : column.isLong ? long : short,
        }),
        ...(isNamed && { scope: 'row' }),
        // Hidden columns keep their number.
        ...(hasMore && { 'aria-colindex': index + 1 }),
      },
      isFolded: hasMore && column.isSecondary === true,
      decimals: columnDecimals(column, rows),
    }
  })

type CellColumn<Row> = ReturnType<typeof cellColumns<Row>>[number]

interface TableRowProps<Row> {
  readonly cells: readonly CellColumn<Row>[]
  readonly named: Column<Row> | undefined
  readonly hasMore: boolean
  readonly row: Row
  readonly rowId: RowId
  readonly rowNumber: number
  /** Shown in grey: an inactive or excluded record. */
  readonly isMuted?: boolean | undefined
  /** Whether its secondary columns are shown. */
  readonly isOpen: boolean
  readonly onToggle: (id: string | number) => void
}

function AnyRow<Row extends object>({
  cells,
  named,
  hasMore,
  row,
  rowId,
  rowNumber,
  isMuted,
  isOpen,
  onToggle,
}: TableRowProps<Row>) {
  const id = rowId ?? rowNumber
  return (
    <Grid.Row aria-rowindex={rowNumber + 1} muted={isMuted}>
      {cells.map(
        ({ column, Element, attributes, isFolded, decimals }) =>
          (isOpen || !isFolded) && (
            // A long text has state, which must not pass to another row.
            <Element key={column.isWide ? `${column.id} ${id}` : column.id} {...attributes}>
              {column.cell(row, rowNumber, decimals)}
            </Element>
          ),
      )}
      {hasMore && (
        <Grid.Cell aria-colindex={cells.length + 1} className={more}>
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => onToggle(id)}>
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            {isOpen ? 'Less' : 'More'}
            <VisuallyHidden>{` of ${named?.plain?.(row, rowNumber) ?? rowNumber}`}</VisuallyHidden>
          </Button>
        </Grid.Cell>
      )}
    </Grid.Row>
  )
}

/** One row, or a card with More. A row that did not change is not rendered again. */
export const TableRow = memo(AnyRow) as typeof AnyRow

/** A row that is loading. */
export const SkeletonRow = <Row,>({ cells }: { cells: readonly CellColumn<Row>[] }) => (
  <Grid.Row aria-hidden>
    {cells.map(
      ({ column, Element, attributes, isFolded }) =>
        !isFolded && (
          <Element key={column.id} {...attributes}>
            <Skeleton style={{ minWidth: '4em' }} />
          </Element>
        ),
    )}
  </Grid.Row>
)
