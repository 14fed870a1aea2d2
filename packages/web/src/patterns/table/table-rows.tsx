import type { QueryEvent, TableView } from '@tarang/machines/table'
import { useCallback, useState } from 'react'
import { useIsSmallScreen } from '#platform/media'
import { css } from '#styled-system/css'
import { Table as Grid } from '#ui/table'
import { VisuallyHidden } from '#ui/visually-hidden'
import { type Column, namingColumn } from './column.ts'
import type { Table } from './define-table.ts'
import { LateRows, ROWS_AT_ONCE } from './late-rows.tsx'
import { createRowKeys } from './row-keys.ts'
import { cellColumns, SkeletonRow, TableRow } from './table-row.tsx'

interface TableRowsProps<Row extends object> {
  readonly label: string
  readonly table: Table<Row>
  readonly view: TableView<Row>
  /** All loaded rows, not only the page's. */
  readonly rows: readonly Row[]
  readonly send: (event: QueryEvent) => void
}

// A heading may wrap between words; a date or a figure may not.
const heading = css({ md: { whiteSpace: 'normal', textWrap: 'balance' } })

/** The headers and the rows of one page, or a skeleton while they load. */
export function TableRows<Row extends object>({ label, table, view, rows, send }: TableRowsProps<Row>) {
  const { columns, rowId } = table
  const hasMore = useIsSmallScreen() && columns.some(({ isSecondary }) => isSecondary)
  const named = namingColumn(columns)
  const cells = cellColumns({ columns, named, hasMore }, rows)
  const [keysOf] = useState(() => createRowKeys(rowId))
  const keys = keysOf(view.rows, rows)
  const page = { rows: view.rows, loaded: rows, firstRowNumber: view.firstRowNumber }
  // Not in the rows, whose elements another row may take over.
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set())
  const toggle = useCallback((id: string | number) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  const drawRow = (row: Row, index: number, firstRowNumber: number) => (
    <TableRow
      key={keys[index]}
      cells={cells}
      named={named}
      hasMore={hasMore}
      row={row}
      rowId={rowId(row)}
      rowNumber={firstRowNumber + index}
      isMuted={table.isMuted?.(row)}
      isOpen={open.has(rowId(row) ?? firstRowNumber + index)}
      onToggle={toggle}
    />
  )
  return (
    <Grid.Root
      label={label}
      aria-busy={view.isBusy}
      aria-rowcount={view.total > 0 ? view.matchCount + 1 : -1}
      aria-colcount={hasMore ? columns.length + 1 : undefined}
    >
      <Grid.Head>
        <Grid.Row>
          {columns.map((column, index) => (
            <Grid.Header
              key={column.id}
              numeric={column.isNumeric}
              namesRows={column === named}
              aria-colindex={hasMore ? index + 1 : undefined}
              className={column.isSortable ? undefined : heading}
              {...(column.isSortable && {
                onSort: () => send({ type: 'sort.toggle', column: column.id }),
                order: orderOf(column, view.sort),
              })}
            >
              {column.label}
            </Grid.Header>
          ))}
          {hasMore && (
            <Grid.Header aria-colindex={columns.length + 1}>
              <VisuallyHidden>More</VisuallyHidden>
            </Grid.Header>
          )}
        </Grid.Row>
      </Grid.Head>
      <Grid.Body>
        {view.status === 'loading'
          ? Array.from({ length: Math.min(view.pageSize, MAX_SKELETON_ROWS) }, (_, index) => (
              <SkeletonRow key={index} cells={cells} />
            ))
          : view.rows.slice(0, ROWS_AT_ONCE).map((row, index) => drawRow(row, index, view.firstRowNumber))}
        {view.rows.length > ROWS_AT_ONCE && <LateRows page={page}>{drawRow}</LateRows>}
      </Grid.Body>
    </Grid.Root>
  )
}

/** A page's usual number of rows, so that what is below does not move when they arrive. */
const MAX_SKELETON_ROWS = 15

const orderOf = <Row,>(column: Column<Row>, sort: TableView<Row>['sort']) =>
  sort?.column === column.id ? sort.order : null
