import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { isFailedOf } from '#patterns/action'
import { type Column, type RunningTable, type Table, useIsSmallScreen } from '#patterns/table'
import { useCanWrite } from '#platform/api/role'
import { onDemand } from '#platform/loading/on-demand'
import { useFormInHistory } from '#platform/navigation/form-in-history'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import type { BulkActions } from './define-bulk-actions.ts'
import { createSelection, textOf } from './selection.ts'
import { selectionColumn } from './selection-column.tsx'
import { TableSelectionStatus } from './selection-status.tsx'

/** The bar and the runs, which a list needs only once rows are selected. */
export const selecting = onDemand(() => import('./table-selection.tsx'))

const cannotSelect = () =>
  toaster.error({ title: 'Rows cannot be selected now. Check your connection, then try again.' })

interface SelectionOptions {
  /** No button switches it on and off. */
  readonly isStanding?: boolean
  /** It has more than what writes: its rows can be exported. */
  readonly isForViewers?: boolean
}

/** A selection of rows, which a button switches on and off. */
export function useSelection(
  bulk: Pick<BulkActions<never>, 'actions'> | undefined,
  { isStanding = false, isForViewers = false }: SelectionOptions = {},
) {
  const canWrite = useCanWrite()
  const module = selecting.useLoaded()
  const [selection] = useState(createSelection)
  const [isSwitchedOn, setSwitchedOn] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const toggle = async () => {
    if (isSwitchedOn) {
      selection.clear()
      return setSwitchedOn(false)
    }
    setLoading(true)
    try {
      await selecting.load()
      setSwitchedOn(true)
    } catch {
      cannotSelect()
    } finally {
      setLoading(false)
    }
  }
  useFormInHistory(bulk !== undefined && !module, ({ write }) => {
    if (write && bulk?.actions.some(({ title }) => isFailedOf(title, write)))
      selecting.load().catch(cannotSelect)
    // Its run takes it up once it has loaded.
    return false
  })
  const mayUse = canWrite || isForViewers
  const button = mayUse && !isStanding && (
    <Button
      variant={isSwitchedOn ? 'outline' : 'ghost'}
      size="sm"
      aria-pressed={isSwitchedOn}
      loading={isLoading}
      onClick={() => void toggle()}
    >
      Select rows
    </Button>
  )
  return { mayUse, isOn: mayUse && (isStanding || isSwitchedOn), button, selection, module }
}

interface BulkTable<Row extends object> {
  readonly label: string
  readonly table: Table<Row>
  readonly actor: RunningTable<Row>
}

/**
 * The selection of a table's rows: its column, and while rows are selected its bar. On a phone a button switches both on,
 * because the checkboxes take a part of each row.
 */
export function useBulkActions<Row extends object>(
  bulk: BulkActions<Row> | undefined,
  { label, table, actor }: BulkTable<Row>,
) {
  const isStanding = !useIsSmallScreen()
  const { isOn, button, selection, module } = useSelection(bulk, {
    isStanding,
    isForViewers: true,
  })
  const rows = useSelector(actor, ({ context }) => context.rows)
  const hasSelected = selection.ids.useValue(
    (ids) => ids.size > 0 && (rows ?? []).some((row) => ids.has(textOf(table.rowId(row)) ?? '')),
  )
  const hasBar = isOn && (hasSelected || !isStanding)
  useEffect(() => {
    if (hasBar) selecting.load().catch(cannotSelect)
  }, [hasBar])
  if (!bulk) return { columns: [], button: null, bar: null, runs: null }
  const parts = { bulk, selection, table, actor }
  const columns: readonly Column<Row>[] = isOn ? [selectionColumn(parts)] : []
  return {
    columns,
    button,
    bar: hasBar && module && <module.TableSelectionBar {...parts} label={label} isStanding={isStanding} />,
    /** Beside the list: what goes on without the bar. */
    runs: (
      <>
        <TableSelectionStatus {...parts} />
        {module && <module.TableRuns {...parts} />}
      </>
    ),
  }
}
