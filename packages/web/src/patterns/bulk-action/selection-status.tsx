import { matchingRows } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { BulkActions } from './define-bulk-actions.ts'
import { type Selection, selectedRows, selectedText, type TableSelection, textOf } from './selection.ts'

interface SelectionStatusProps<Row extends object> {
  readonly bulk: Pick<BulkActions<Row>, 'noun'>
  readonly selection: Selection
  readonly idOf: (row: Row) => string | null
  readonly rows: readonly Row[]
  readonly matches: readonly Row[]
}

/** Tells screen readers how many rows are selected. It is there before the bar, because they announce only what changes. */
export function SelectionStatus<Row extends object>({
  bulk,
  selection,
  idOf,
  ...lists
}: SelectionStatusProps<Row>) {
  const ids = selection.ids.useValue()
  const selected = selectedRows((row: Row) => ids.has(idOf(row) ?? ''), lists)
  return <VisuallyHidden role="status">{ids.size > 0 && selectedText(bulk, selected)}</VisuallyHidden>
}

/** The status of a table's selection. */
export function TableSelectionStatus<Row extends object>({
  bulk,
  selection,
  table,
  actor,
}: TableSelection<Row>) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return (
    <SelectionStatus
      bulk={bulk}
      selection={selection}
      idOf={(row) => textOf(table.rowId(row))}
      rows={snapshot.context.rows ?? []}
      matches={matchingRows(snapshot)}
    />
  )
}
