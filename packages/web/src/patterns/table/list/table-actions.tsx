import type { QueryEvent, TableView } from '@tarang/machines/table'
import { ArrowDown, ArrowUp, Ellipsis, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { css } from '#styled-system/css'
import { IconButton } from '#ui/button'
import { SelectField } from '#ui/field'
import { panels } from '../list-panels.ts'
import { useIsSmallScreen } from '../media.ts'
import { ExportButton, printPage } from '../output/index.ts'
import { ToolButton } from '../tool-button.tsx'
import { DisplayButton, type DisplayButtonProps, SaveView, type ViewedTable } from '../views/index.ts'
import type { Table } from './define-table.ts'
import { RefreshButton, RowsAge } from './refresh-button.tsx'
import type { RunningTable } from './use-table.ts'

interface TableActionsProps<Row extends object> {
  /** The table, with only the columns that are shown. */
  readonly table: Table<Row>
  readonly actor: RunningTable<Row>
  readonly view: TableView<Row>
  readonly isLoaded: boolean
  readonly display: DisplayButtonProps<Row>
  /** Undefined where views are saved elsewhere. */
  readonly viewed: ViewedTable<Row> | undefined
  /** A button before the others. */
  readonly action?: ReactNode
}

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  marginInlineStart: { md: 'auto' },
  marginInlineEnd: { md: '-2' },
  mdDown: { order: '2', width: 'full' },
  _print: { display: 'none' },
})
const more = css({ minHeight: 'target', width: 'target' })

/** What can be done with all rows of a table: icons at the end of the line, on a phone texts behind one button. */
export function TableActions<Row extends object>(props: TableActionsProps<Row>) {
  const isPhone = useIsSmallScreen()
  const [isOpen, setOpen] = useState(false)
  if (!isPhone) return <div className={buttons}>{<Tools {...props} />}</div>
  return (
    <>
      <IconButton
        aria-label="More"
        variant="outline"
        size="sm"
        className={more}
        data-more
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      {isOpen && (
        <div className={buttons}>
          <SortChoice table={props.table} sort={props.view.sort} send={props.actor.send} />
          <Tools {...props} />
        </div>
      )}
    </>
  )
}

function Tools<Row extends object>({
  table,
  actor,
  view,
  isLoaded,
  display,
  viewed,
  action,
}: TableActionsProps<Row>) {
  const hasRefresh = table.hasRefresh !== false && isLoaded
  const hasRows = view.rows.length > 0
  const loadedAt = table.loadedAt()
  // The rows print without their facts where these do not load.
  const print = () => panels.load().then(printPage, printPage)
  return (
    <>
      {hasRefresh && loadedAt && !view.isFailed && <RowsAge loadedAt={loadedAt} />}
      {hasRefresh && <RefreshButton view={view} send={actor.send} />}
      {hasRows && action}
      {view.total > 0 && (
        <>
          <DisplayButton {...display} />
          {viewed && <SaveView table={viewed} isTool />}
          <ToolButton label="Print" icon={Printer} blocked={!hasRows} onClick={print} />
          <ExportButton label={display.label} table={table} actor={actor} blocked={!hasRows} />
        </>
      )}
    </>
  )
}

interface SortChoiceProps<Row extends object> {
  readonly table: Table<Row>
  readonly sort: TableView<Row>['sort']
  readonly send: (event: QueryEvent) => void
}

/** A phone shows no headers. */
const SortChoice = <Row extends object>({ table, sort, send }: SortChoiceProps<Row>) => (
  <>
    <SelectField
      label="Sort by"
      hideLabel
      value={sort?.column ?? ''}
      onChange={({ target }) => send({ type: 'sort.toggle', column: target.value })}
    >
      {!sort && <option value="">Sort by</option>}
      {table.columns.flatMap(({ id, label, value }) =>
        value ? (
          <option key={id} value={id}>
            {label}
          </option>
        ) : (
          []
        ),
      )}
    </SelectField>
    {sort && (
      <ToolButton
        label={sort.order === 'ascending' ? 'Ascending' : 'Descending'}
        icon={sort.order === 'ascending' ? ArrowUp : ArrowDown}
        onClick={() => send({ type: 'sort.toggle', column: sort.column })}
      />
    )}
  </>
)
