import { matchingRows } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { formatCount, formatNumber } from '#platform/formats/format'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { BulkActions } from './define-bulk-actions.ts'
import { type Selection, type TableSelection, textOf } from './selection.ts'

interface Selected<Row> {
  /** Selected, and shown by search and filters. */
  readonly shown: readonly Row[]
  /** Selected, and hidden by them. */
  readonly hidden: readonly Row[]
}

/** The selected rows: those of the list in its order, then those that it hides. */
export function selectedRows<Row>(
  isSelected: (row: Row) => boolean,
  { rows, matches }: { readonly rows: readonly Row[]; readonly matches: readonly Row[] },
): Selected<Row> {
  const shown = matches.filter(isSelected)
  return { shown, hidden: rows.filter((row) => isSelected(row) && !matches.includes(row)) }
}

/** '3 blogs selected (1 not shown)' */
export function selectedText<Row>(
  { noun }: Pick<BulkActions<Row>, 'noun'>,
  { shown, hidden }: Selected<Row>,
): string {
  const count = shown.length + hidden.length
  if (count === 0) return 'Nothing selected'
  const notShown = hidden.length > 0 ? ` (${formatNumber(hidden.length)} not shown)` : ''
  return `${formatCount(count, ...noun)} selected${notShown}`
}

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
