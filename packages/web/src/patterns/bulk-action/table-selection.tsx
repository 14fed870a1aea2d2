import { matchingRows, tableView } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { RowCheckbox } from './row-checkbox.tsx'
import { type TableSelection, textOf } from './selection.ts'
import { Runs, SelectionBar } from './selection-bar.tsx'

export { RowCheckbox, Runs, SelectionBar }

/** The bar of a table's selection. */
export function TableSelectionBar<Row extends object>({
  label,
  bulk,
  selection,
  table,
  actor,
  isStanding,
}: TableSelection<Row> & { readonly label: string; readonly isStanding: boolean }) {
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
      isStanding={isStanding}
      columns={table.columns}
    />
  )
}

/** What a run does to a table when it ends, also while nothing is selected any more. */
export const TableRuns = <Row extends object>({ bulk, selection, table, actor }: TableSelection<Row>) => (
  <Runs
    bulk={bulk}
    selection={selection}
    idOf={(row) => textOf(table.rowId(row))}
    onChanged={() => actor.send({ type: 'rows.refresh' })}
  />
)
