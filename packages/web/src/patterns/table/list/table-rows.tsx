import type { QueryEvent, TableView } from '@tarang/machines/table'
import { useState } from 'react'
import { useIsReadingRole } from '#platform/api/role'
import { Table as Grid } from '#ui/table'
import { type Column, nameOfRow, rowHeaderColumn } from '../columns/index.ts'
import { useHasHover, useIsSmallScreen } from '../media.ts'
import { rowKeys } from '../peek/index.ts'
import { useColumnDisplay, useTableDisplay } from '../views/index.ts'
import { columnWidths } from './column-width.ts'
import type { Table } from './define-table.ts'
import { FIRST_ROWS, LateRows } from './late-rows.tsx'
import { TableHead } from './table-head.tsx'
import { SkeletonRow, TableRow } from './table-row.tsx'
import { TableTotals } from './table-totals.tsx'

interface TableRowsProps<Row extends object> {
  readonly label: string
  /** Under which the columns are kept. */
  readonly name: string
  readonly table: Table<Row>
  readonly view: TableView<Row>
  /** All loaded rows, not only the page's. */
  readonly rows: readonly Row[]
  /** The rows of all pages that match. */
  readonly matches: readonly Row[]
  readonly marked: string | null
  /** Draws all rows at once, as a table on every screen. */
  readonly isPrinting: boolean
  /** The key of the row whose details are open. */
  readonly peeked: string | null
  /** Opens the details of a row; without it, rows have none. */
  readonly onPeek?: ((row: Row) => void) | undefined
  /** Opens the filter of a column; undefined for a column that has none. */
  readonly onFilter: (column: Column<Row>) => (() => void) | undefined
  readonly send: (event: QueryEvent) => void
}

/** The headers and the rows of one page, or a skeleton while they load. */
export function TableRows<Row extends object>({
  label,
  name,
  table,
  view,
  rows,
  matches,
  marked,
  isPrinting,
  peeked,
  onPeek,
  onFilter,
  send,
}: TableRowsProps<Row>) {
  const { columns, rowId } = table
  const isPhone = useIsSmallScreen() && !isPrinting
  const hasHover = useHasHover()
  // The role decides about a notice above the rows, and about what can be done with them.
  const isReadingRole = useIsReadingRole()
  const isWaiting = view.isFirstLoad || isReadingRole
  const headerColumn = rowHeaderColumn(columns)
  const display = useColumnDisplay(name)
  const sizes = columnWidths(columns, display)
  const pins = isPhone ? [] : sizes.pins
  const layout = { columns, headerColumn, isPhone, pins, hasDetails: onPeek !== undefined }
  const hasTotals = view.rows.length > 0 && columns.some(({ isTotalled }) => isTotalled)
  const entries = view.rows.map((row, index) => {
    const rowNumber = view.firstRowNumber + index
    return { row, rowNumber, id: String(rowId(row) ?? `row ${rowNumber}`) }
  })
  const keys = rowKeys(
    entries.map(({ id }) => id),
    (id) => id,
  )
  const [stop, setStop] = useState({ key: peeked, takesFocus: false })
  const [lastPeeked, setLastPeeked] = useState(peeked)
  if (peeked !== lastPeeked) {
    setLastPeeked(peeked)
    // The details close to the button of their row.
    if (peeked !== null) setStop({ key: peeked, takesFocus: false })
  }
  const tabStop = keys.find((key) => key === stop.key) ?? keys[0]
  const drawn = entries.map(({ row, rowNumber, id }, index) => (
    <TableRow
      key={keys[index]}
      {...layout}
      row={row}
      rowNumber={rowNumber}
      rows={rows}
      isMuted={table.isMuted?.(row)}
      isGone={view.gone.has(row)}
      isMarked={id === marked}
      details={
        onPeek && {
          name: nameOfRow(table, row, rowNumber) ?? `row ${rowNumber}`,
          rowKey: keys[index] ?? '',
          isOpen: keys[index] === peeked,
          hasButton: isPhone || !hasHover,
          isTabStop: keys[index] === tabStop,
          takesFocus: keys[index] === tabStop && stop.takesFocus,
          onFocus: () => {
            setStop({ key: keys[index] ?? '', takesFocus: false })
            if (peeked !== null) onPeek(row)
          },
          onMove: (step) => {
            const key = keys[keys.indexOf(tabStop ?? '') + step]
            if (key !== undefined) setStop({ key, takesFocus: true })
          },
          onOpen: () => onPeek(row),
        }
      }
    />
  ))
  return (
    <Grid.Root
      label={label}
      density={useTableDisplay().density}
      style={{ minWidth: sizes.sum }}
      pinnedWidth={sizes.pinnedWidth}
      nameWidth={sizes.nameWidth}
      aria-busy={view.isBusy || isReadingRole}
      aria-rowcount={view.total > 0 ? view.matchCount + 1 + (hasTotals ? 1 : 0) : -1}
      aria-colcount={isPhone ? columns.length : undefined}
    >
      <TableHead
        name={name}
        columns={columns}
        headerColumn={headerColumn}
        widths={sizes.widths}
        pins={pins}
        sort={view.sort}
        isPhone={isPhone}
        isPrinting={isPrinting}
        onFilter={onFilter}
        send={send}
      />
      <Grid.Body>
        {isWaiting
          ? Array.from({ length: Math.min(view.pageSize, MAX_SKELETON_ROWS) }, (_, index) => (
              <SkeletonRow key={index} {...layout} />
            ))
          : drawn.slice(0, isPrinting ? undefined : FIRST_ROWS)}
        {!isWaiting && !isPrinting && <LateRows rows={drawn.slice(FIRST_ROWS)} loaded={rows} />}
      </Grid.Body>
      {hasTotals && (
        <TableTotals
          columns={columns}
          headerColumn={headerColumn}
          isPhone={isPhone}
          matches={matches}
          rows={rows}
        />
      )}
    </Grid.Root>
  )
}

/** The usual number of rows of a page, so that the pagination does not move when they arrive. */
const MAX_SKELETON_ROWS = 15
