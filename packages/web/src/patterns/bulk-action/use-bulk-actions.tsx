import { useEffect, useState, useSyncExternalStore } from 'react'
import { isFailedOf } from '#patterns/action'
import { type Column, type RunningTable, type Table, useIsSmallScreen } from '#patterns/table'
import { useCanWrite } from '#platform/api/role'
import { onDemand } from '#platform/loading/on-demand'
import { useFormInHistory } from '#platform/navigation/form-in-history'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import type { BulkActions } from './define-bulk-actions.ts'
import { createSelection, type Selection } from './selection.ts'
import { selectionColumn } from './selection-column.tsx'

/** The bar, which a list needs only once rows are selected. */
export const selecting = onDemand(() => import('./table-selection.tsx'))

const cannotSelect = () =>
  toaster.error({ title: 'Rows cannot be selected now. Check your connection, then try again.' })

/**
 * The selection of rows, which a button switches on and off unless it is `isStanding`. A run that is tried again switches it
 * on: it belongs to its bar.
 */
export function useSelection(
  bulk: Pick<BulkActions<never>, 'actions' | 'opens'> | undefined,
  isStanding = false,
) {
  const canWrite = useCanWrite()
  const module = selecting.useLoaded()
  const [selection, setSelection] = useState<Selection | null>(() => (isStanding ? createSelection() : null))
  const [isLoading, setLoading] = useState(false)
  const toggle = async () => {
    if (selection) return setSelection(null)
    setLoading(true)
    try {
      await selecting.load()
      setSelection(createSelection())
    } catch {
      cannotSelect()
    } finally {
      setLoading(false)
    }
  }
  useFormInHistory(bulk !== undefined && selection === null, ({ write }) => {
    if (write && bulk?.actions.some(({ title }) => isFailedOf(title, write))) void toggle()
    // The bar takes it up.
    return false
  })
  const mayUse = canWrite || bulk?.opens !== undefined
  const button = mayUse && !(isStanding && selection) && (
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
  return { mayUse, button, selection, module }
}

const neverChanges = () => () => {}

const useHasSelected = (selection: Selection | null) =>
  useSyncExternalStore(
    selection?.ids.subscribe ?? neverChanges,
    () => selection !== null && selection.ids.read().size > 0,
  )

interface BulkTable<Row extends object> {
  readonly label: string
  readonly table: Table<Row>
  readonly actor: RunningTable<Row>
}

/**
 * The selection of a table's rows: its column, and while rows are selected its bar. On a phone a button switches both on,
 * because they take a part of each row.
 */
export function useBulkActions<Row extends object>(
  bulk: BulkActions<Row> | undefined,
  { label, table, actor }: BulkTable<Row>,
) {
  const isPhone = useIsSmallScreen()
  const isStanding = bulk !== undefined && !isPhone
  const { mayUse, button, selection, module } = useSelection(bulk, isStanding)
  const hasSelected = useHasSelected(selection)
  const hasBar = isStanding ? hasSelected : selection !== null
  useEffect(() => {
    if (hasBar) selecting.load().catch(cannotSelect)
  }, [hasBar])
  const parts = bulk && selection && { bulk, selection, table, actor }
  const columns: readonly Column<Row>[] = parts && mayUse ? [selectionColumn(parts)] : []
  return {
    columns,
    button: bulk && button,
    // Without the right a run that has started ends in the bar.
    bar: hasBar && module && parts && <module.TableSelectionBar label={label} {...parts} />,
    runs: module && parts && <module.TableRuns {...parts} />,
  }
}
