import { matchingRows } from '@tarang/machines/table'
import { type Column, nameOfRow } from '#patterns/table'
import { PageCheckbox } from './page-checkbox.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { type TableSelection, textOf } from './selection.ts'

/** The column of the checkboxes. A row without an id has none. */
export const selectionColumn = <Row extends object>({
  selection,
  table,
  actor,
}: Pick<TableSelection<Row>, 'selection' | 'table' | 'actor'>): Column<Row> => {
  const order = () => matchingRows(actor.getSnapshot()).flatMap((row) => textOf(table.rowId(row)) ?? [])
  return {
    id: 'selection',
    label: 'Select',
    kind: 'selection',
    isDecorative: true,
    header: <PageCheckbox selection={selection} table={table} actor={actor} />,
    cell: (row, rowNumber) => {
      const id = textOf(table.rowId(row))
      return (
        id !== null && (
          <RowCheckbox
            selection={selection}
            id={id}
            name={nameOfRow(table, row, rowNumber) ?? `row ${rowNumber}`}
            order={order}
          />
        )
      )
    },
  }
}
