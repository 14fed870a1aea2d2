import type { TableView } from '@tarang/machines/table'
import { Printer } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { ColumnFilterButton } from './column-filter-button.tsx'
import type { ColumnFilterFormProps } from './column-filter-form.tsx'
import type { Table } from './define-table.ts'
import type { DisplayDialogProps } from './display-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { panels } from './list-panels.ts'
import { printPage } from './printing.ts'
import { RefreshButton, RowsAge } from './refresh-button.tsx'
import { DisplayButton } from './table-display.tsx'
import { TableStatus } from './table-status.tsx'
import type { RunningTable } from './use-table.ts'

interface TableActionsProps<Row extends object> {
  /** The table, with only the columns that are shown. */
  readonly table: Table<Row>
  readonly actor: RunningTable<Row>
  readonly view: TableView<Row>
  readonly isLoaded: boolean
  readonly filtering: Omit<ColumnFilterFormProps<Row>, 'onClose'>
  readonly filterButton: Ref<HTMLButtonElement>
  readonly display: DisplayDialogProps<Row>
  /** A button before the others. */
  readonly action?: ReactNode
}

// As high as the buttons that appear with the rows.
const line = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { md: 'center' },
  justifyContent: 'space-between',
  columnGap: '4',
  minHeight: { base: '28', md: '8' },
  _print: { display: 'none' },
})
const state = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3' })
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { md: 'flex-end' },
  marginInlineStart: { base: '-3', md: '0' },
  marginInlineEnd: '-3',
})

/** The status of a table, and what can be done with all of its rows. */
export function TableActions<Row extends object>({
  table,
  actor,
  view,
  isLoaded,
  filtering,
  filterButton,
  display,
  action,
}: TableActionsProps<Row>) {
  const hasRefresh = table.hasRefresh !== false && isLoaded
  const loadedAt = table.loadedAt()
  // The rows print without their facts where these do not load.
  const print = () => panels.load().then(printPage, printPage)
  return (
    <div className={line}>
      <div className={state}>
        <TableStatus view={view} loadedAt={table.loadedAt} />
        {hasRefresh && loadedAt && !view.isFailed && <RowsAge loadedAt={loadedAt} />}
      </div>
      <div className={buttons}>
        {hasRefresh && <RefreshButton view={view} send={actor.send} />}
        {view.rows.length > 0 && action}
        {view.total > 0 && (
          <>
            <ColumnFilterButton ref={filterButton} {...filtering} />
            <DisplayButton {...display} />
          </>
        )}
        {view.rows.length > 0 && (
          <>
            <Button variant="ghost" size="sm" onClick={print}>
              <Printer aria-hidden />
              Print
            </Button>
            <ExportButton label={display.label} table={table} actor={actor} />
          </>
        )}
      </div>
    </div>
  )
}
