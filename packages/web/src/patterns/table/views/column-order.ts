import { type Column, hideable, isShown } from '../columns/index.ts'
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

/** The columns of a table in their order, without the hidden ones. */
export function useShownColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const display = useColumnDisplay(name)
  const offered = hideable(columns)
  return orderColumns(columns, display.order).filter(
    (column) => !offered.includes(column) || isShown(column, display),
  )
}
