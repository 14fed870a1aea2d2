import { type Column, hideable } from './column.ts'
import { orderColumns } from './column-order.ts'
import { useColumnDisplay } from './stored-display.ts'

/** The columns of a table in their order, without the hidden ones. */
export function useShownColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const { hidden, order } = useColumnDisplay(name)
  const offered = hideable(columns)
  return orderColumns(columns, order).filter(
    (column) => !offered.includes(column) || !hidden.includes(column.id),
  )
}
