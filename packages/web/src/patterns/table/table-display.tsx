import { SlidersHorizontal } from 'lucide-react'
import { useTableDisplay } from '#platform/table-display'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import { type Column, namingColumn } from './column.ts'
import type { DisplayDialogProps } from './display-dialog.tsx'
import { panels } from './list-panels.ts'

/** The columns that a user may hide: not the one that names the rows, and none with checkboxes or buttons of its row. */
export function hideable<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const named = namingColumn(columns)
  return columns.filter((column) => column !== named && column.id !== 'actions' && column.id !== 'selection')
}

/** The columns of a table without the hidden ones. */
export function useShownColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const hidden = useTableDisplay().hidden[name] ?? []
  const offered = hideable(columns)
  return columns.filter((column) => !offered.includes(column) || !hidden.includes(column.id))
}

/** Opens the saved views of a table, and the choice of the height of rows, the keys and the columns. */
export function DisplayButton<Row>(props: DisplayDialogProps<Row>) {
  const module = panels.useModule()
  const open = () =>
    panels.load().then(
      () => props.onOpenChange(true),
      () => toaster.error({ title: 'Failed to load this part of the page.' }),
    )
  return (
    <>
      <Button variant="ghost" size="sm" onClick={open}>
        <SlidersHorizontal aria-hidden />
        Display
      </Button>
      {module && <module.DisplayDialog {...props} />}
    </>
  )
}
