import { type Column, hideable, isShown, rowHeaderColumn } from '../columns/index.ts'
import { useIsSmallScreen } from '../media.ts'
import { useColumnDisplay } from './stored-display.ts'

/**
 * The columns in a stored order. Those that cannot be hidden keep their index, and those that the order does not know
 * follow the column that precedes them in the declaration.
 */
export function orderColumns<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[],
): readonly Column<Row>[] {
  if (order.length === 0) return columns
  const movable = hideable(columns)
  const sorted = [...new Set(order)].flatMap((id) => movable.find((column) => column.id === id) ?? [])
  for (const [index, column] of movable.entries()) {
    if (sorted.includes(column)) continue
    const before = movable[index - 1]
    sorted.splice(before ? sorted.indexOf(before) + 1 : 0, 0, column)
  }
  return columns.map((column) => (movable.includes(column) ? (sorted.shift() ?? column) : column))
}

/** The order after a column has moved one step up or down among those that can move. */
export function moveColumn<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[],
  id: string,
  step: -1 | 1,
): readonly string[] {
  const ids = hideable(orderColumns(columns, order)).map((column) => column.id)
  const index = ids.indexOf(id)
  const other = ids[index + step]
  return index < 0 || other === undefined ? ids : ids.with(index, other).with(index + step, id)
}

/** The columns with the pinned ones after the row header. */
export function pinColumns<Row>(
  columns: readonly Column<Row>[],
  pinned: readonly string[],
): readonly Column<Row>[] {
  const headerColumn = rowHeaderColumn(columns)
  const isPinned = (column: Column<Row>) => pinned.includes(column.id) && column !== headerColumn
  const others = columns.filter((column) => !isPinned(column))
  const start = headerColumn ? others.indexOf(headerColumn) + 1 : 0
  return others.toSpliced(start, 0, ...columns.filter(isPinned))
}

/** The columns of a table in their order, without the hidden ones. A phone pins none. */
export function useShownColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const display = useColumnDisplay(name)
  const isPhone = useIsSmallScreen()
  const offered = hideable(columns)
  const shown = orderColumns(columns, display.order).filter(
    (column) => !offered.includes(column) || isShown(column, display),
  )
  return isPhone ? shown : pinColumns(shown, display.pinned)
}
