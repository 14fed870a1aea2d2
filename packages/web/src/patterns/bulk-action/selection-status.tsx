import { matchingRows } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { formatCount, formatNumber } from '#platform/formats/format'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { BulkActions } from './define-bulk-actions.ts'
import { type TableSelection, textOf } from './selection.ts'

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

/** Tells screen readers how many rows are selected. It stays, because they announce only what changes. */
export function SelectionStatus<Row extends object>({ bulk, selection, table, actor }: TableSelection<Row>) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const ids = selection.ids.useValue()
  const isSelected = (row: Row) => ids.has(textOf(table.rowId(row)) ?? '')
  const lists = { rows: snapshot.context.rows ?? [], matches: matchingRows(snapshot) }
  return (
    <VisuallyHidden role="status">
      {ids.size > 0 && selectedText(bulk, selectedRows(isSelected, lists))}
    </VisuallyHidden>
  )
}
