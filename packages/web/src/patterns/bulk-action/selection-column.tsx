import { matchingRows, type RowId } from '@tarang/machines/table'
import type { Column, RunningTable, Table } from '#patterns/table'
import type { BulkActions } from './define-bulk-actions.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import type { Selection } from './selection.ts'

export const textOf = (id: RowId) => (id == null ? null : String(id))

export interface TableSelection<Row extends object> {
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
