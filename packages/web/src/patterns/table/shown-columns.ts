import { useTableDisplay } from '#platform/table-display'
import { type Column, namingColumn } from './column.ts'

/** The columns that a user may hide: not the one that names the rows, and none with checkboxes or buttons of its row. */
export function hideable<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const named = namingColumn(columns)
  return columns.filter((column) => column !== named && column.id !== 'actions' && column.id !== 'selection')
}

/** The columns of a table without the hidden ones. */
export function useShownColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const hidden = useTableDisplay().hidden[name] ?? []
  const offered = hideable(columns)
  return columns.filter((column) => !offered.includes(column) || !hidden.includes(column.id))
}
