import { type Column, hideable, isShown } from './column.ts'
import { orderColumns } from './column-order.ts'
import { useColumnDisplay } from './stored-display.ts'

/** The columns of a table in their order, without the hidden ones. */
export function useShownColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const display = useColumnDisplay(name)
  const offered = hideable(columns)
  return orderColumns(columns, display.order).filter(
    (column) => !offered.includes(column) || isShown(column, display),
  )
}
