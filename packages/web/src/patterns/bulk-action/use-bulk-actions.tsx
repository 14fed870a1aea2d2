import { useState } from 'react'
import { isFailedOf } from '#patterns/action'
import type { Column, RunningTable, Table } from '#patterns/table'
import { useCanWrite } from '#platform/api/role'
import { onDemand } from '#platform/loading/on-demand'
import { useFormInHistory } from '#platform/navigation/form-in-history'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import type { BulkActions } from './define-bulk-actions.ts'
import type { Selection } from './selection.ts'

/** Checkboxes and bar, which a list needs only once rows are selected. */
export const selecting = onDemand(() => import('./table-selection.tsx'))

/** Switches the selection of rows on and off. A run that is tried again switches it on: it belongs to its bar. */
export function useSelection(bulk: Pick<BulkActions<never>, 'actions'> | undefined) {
  const canWrite = useCanWrite()
  const module = selecting.useLoaded()
  const [selection, setSelection] = useState<Selection | null>(null)
  const [isLoading, setLoading] = useState(false)
  const toggle = async () => {
    if (selection) return setSelection(null)
    setLoading(true)
    try {
      setSelection((await selecting.load()).createSelection())
    } catch {
      toaster.error({ title: 'Rows cannot be selected now. Check your connection, then try again.' })
    } finally {
      setLoading(false)
    }
  }
  useFormInHistory(bulk !== undefined && selection === null, ({ write }) => {
    if (write && bulk?.actions.some(({ title }) => isFailedOf(title, write))) void toggle()
    // The bar takes it up.
    return false
  })
  const button = canWrite && (
    <Button
      variant={selection ? 'outline' : 'ghost'}
      size="sm"
      aria-pressed={selection !== null}
      loading={isLoading}
      onClick={() => void toggle()}
    >
      Select rows
    </Button>
  )
  return { canWrite, button, selecting: selection && module ? { selection, module } : null }
}

interface BulkTable<Row extends object> {
  readonly label: string
  readonly table: Table<Row>
  readonly actor: RunningTable<Row>
}

/** The selection of a table's rows: its button, and while it is on its column and its bar. */
export function useBulkActions<Row extends object>(
  bulk: BulkActions<Row> | undefined,
  { label, table, actor }: BulkTable<Row>,
) {
  const { canWrite, button, selecting: on } = useSelection(bulk)
  const columns: readonly Column<Row>[] =
    bulk && on && canWrite ? [on.module.selectionColumn({ bulk, selection: on.selection, table, actor })] : []
  return {
    columns,
    button: bulk && button,
    // Without the right a run that has started ends in the bar.
    bar: bulk && on && (
      <on.module.TableSelectionBar
        label={label}
        bulk={bulk}
        selection={on.selection}
        table={table}
        actor={actor}
      />
    ),
  }
}
