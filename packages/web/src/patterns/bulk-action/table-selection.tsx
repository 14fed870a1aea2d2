import { matchingRows, type RowId, tableView } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Column, RunningTable, Table } from '#patterns/table'
import type { BulkActions } from './define-bulk-actions.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import { createSelection, type Selection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'

export { createSelection, RowCheckbox, SelectionBar }

const textOf = (id: RowId) => (id == null ? null : String(id))

interface TableSelection<Row extends object> {
  readonly bulk: BulkActions<Row>
  readonly selection: Selection
  readonly table: Table<Row>
  readonly actor: RunningTable<Row>
}

/** The column of the checkboxes. A row without an id has none. */
export const selectionColumn = <Row extends object>({
  bulk,
  selection,
  table,
  actor,
}: TableSelection<Row>): Column<Row> => {
  const order = () => matchingRows(actor.getSnapshot()).flatMap((row) => textOf(table.rowId(row)) ?? [])
  return {
    id: 'selection',
    label: 'Select',
    kind: 'selection',
    isDecorative: true,
    cell: (row) => {
      const id = textOf(table.rowId(row))
      return (
        id !== null && <RowCheckbox selection={selection} id={id} name={bulk.nameOf(row)} order={order} />
      )
    },
  }
}

/** The bar of a table's selection. */
export function TableSelectionBar<Row extends object>({
  label,
  bulk,
  selection,
  table,
  actor,
}: TableSelection<Row> & { readonly label: string }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { rowId, rules, columns } = table
  useEffect(() => {
    const subscription = actor.on('queryChanged', ({ query: { filters }, why }) => {
      if (why !== 'filter.change') return
      // Rows that the filter removes are no longer selected. A search only hides them.
      const removed = (actor.getSnapshot().context.rows ?? []).filter((row) =>
        Object.entries(filters).some(([name, value]) => !rules.filters?.[name]?.keeps(row, value)),
      )
      selection.remove(removed.flatMap((row) => textOf(rowId(row)) ?? []))
    })
    return () => subscription.unsubscribe()
  }, [actor, selection, rules, rowId])
  return (
    <SelectionBar
      label={label}
      bulk={bulk}
      selection={selection}
      idOf={(row) => textOf(rowId(row))}
      rows={snapshot.context.rows ?? []}
      matches={matchingRows(snapshot)}
      page={tableView(snapshot).rows}
      columns={columns}
      onChanged={() => actor.send({ type: 'rows.refresh' })}
    />
  )
}
