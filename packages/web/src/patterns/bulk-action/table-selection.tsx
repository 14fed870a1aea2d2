import { matchingRows, tableView } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { RowCheckbox } from './row-checkbox.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { type TableSelection, textOf } from './selection-column.tsx'

export { RowCheckbox, SelectionBar }

/** The bar of a table's selection. */
export function TableSelectionBar<Row extends object>({
  label,
  bulk,
  selection,
  table,
  actor,
}: TableSelection<Row> & { readonly label: string }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return (
    <SelectionBar
      label={label}
      bulk={bulk}
      selection={selection}
      idOf={(row) => textOf(table.rowId(row))}
      rows={snapshot.context.rows ?? []}
      matches={matchingRows(snapshot)}
      page={tableView(snapshot).rows}
      columns={table.columns}
      onChanged={() => actor.send({ type: 'rows.refresh' })}
    />
  )
}
