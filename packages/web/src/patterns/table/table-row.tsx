import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/skeleton'
import { Table as Grid } from '#ui/table'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Column } from './column.ts'
import { columnDecimals } from './column-decimals.ts'

interface Shape<Row> {
  readonly columns: readonly Column<Row>[]
  /** The column whose cells name their rows. */
  readonly named: Column<Row> | undefined
  /** The row is a card now, which keeps its secondary columns under "More". */
  readonly hasMore: boolean
}

interface TableRowProps<Row> extends Shape<Row> {
  /** Every row that was loaded: a column's figures have as many decimals as the longest of them. */
  readonly rows: readonly Row[]
  readonly row: Row
  readonly rowNumber: number
  /** Greyed: it is there, but counts no longer. */
  readonly isMuted?: boolean | undefined
}

const short = css({ md: { whiteSpace: 'nowrap' } })
const long = css({ md: { minWidth: '44' } })
const wide = css({ md: { minWidth: '72', maxWidth: 'md', whiteSpace: 'normal' } })
const more = css({ gridColumn: '1 / -1', marginBlockEnd: '-2', marginInlineStart: '-3' })

/** The columns that are shown, each with its place among all: what is folded away leaves a gap in the numbers. */
const shownColumns = <Row,>({ columns, hasMore }: Shape<Row>, isOpen: boolean) =>
  columns.flatMap((column, index) =>
    hasMore && column.isSecondary && !isOpen
      ? []
      : [{ column, index: hasMore ? { 'aria-colindex': index + 1 } : {} }],
  )

/** One row; where it is a card, one that can be opened for the rest. */
export function TableRow<Row extends object>({
  row,
  rows,
  rowNumber,
  isMuted,
  ...shape
}: TableRowProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const { columns, named, hasMore } = shape
  return (
    <Grid.Row aria-rowindex={rowNumber + 1} muted={isMuted}>
      {shownColumns(shape, isOpen).map(({ column, index }) => (
        <Grid.Cell
          key={column.id}
          {...index}
          label={column.label}
          numeric={column.isNumeric}
          wide={column.isWide}
          rowHeader={column === named}
          className={column.isWide ? wide : column.isLong ? long : short}
        >
          {column.cell(row, rowNumber, columnDecimals(column, rows))}
        </Grid.Cell>
      ))}
      {hasMore && (
        <Grid.Cell aria-colindex={columns.length + 1} className={more}>
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            {isOpen ? 'Less' : 'More'}
            <VisuallyHidden>{` of ${named?.plain?.(row, rowNumber) ?? rowNumber}`}</VisuallyHidden>
          </Button>
        </Grid.Cell>
      )}
    </Grid.Row>
  )
}

/** A row that is loading. */
export const SkeletonRow = <Row,>(shape: Shape<Row>) => (
  <Grid.Row aria-hidden>
    {shownColumns(shape, false).map(({ column }) => (
      <Grid.Cell
        key={column.id}
        label={column.label}
        numeric={column.isNumeric}
        wide={column.isWide}
        rowHeader={column === shape.named}
      >
        <Skeleton style={{ minWidth: '4em' }} />
      </Grid.Cell>
    ))}
  </Grid.Row>
)
