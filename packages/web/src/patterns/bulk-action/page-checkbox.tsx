import { tableView } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { Checkbox } from '#ui/checkbox'
import { type TableSelection, textOf } from './selection.ts'

/** Selects and deselects the rows of the page; half checked while some of them are selected. */
export function PageCheckbox<Row extends object>({
  selection,
  table,
  actor,
}: Pick<TableSelection<Row>, 'selection' | 'table' | 'actor'>) {
  const { rows } = tableView(useSelector(actor, (snapshot) => snapshot))
  const page = rows.flatMap((row) => textOf(table.rowId(row)) ?? [])
  const count = selection.ids.useValue((ids) => page.filter((id) => ids.has(id)).length)
  return (
    <Checkbox
      ref={(element) => {
        if (element) element.indeterminate = count > 0 && count < page.length
      }}
      aria-label="All rows of this page"
      checked={count > 0 && count === page.length}
      onChange={({ target }) => (target.checked ? selection.add(page) : selection.remove(page))}
    />
  )
}
