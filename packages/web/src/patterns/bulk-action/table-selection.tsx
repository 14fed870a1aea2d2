import { matchingRows, tableView } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
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
