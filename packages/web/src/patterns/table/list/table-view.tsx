import { matchingRows, tableView } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadFailureText } from '#platform/api/failure'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Pagination } from '#ui/pagination'
import { isOfValues } from '../columns/index.ts'
import {
  ColumnFilterButton,
  ColumnFilterChips,
  filterable,
  type OpenFilter,
  TableTools,
} from '../filters/index.ts'
import { panels } from '../list-panels.ts'
import { useIsWideScreen } from '../media.ts'
import { MOST_PRINTED, usePrinting } from '../output/index.ts'
import { rowKeys, usePeek } from '../peek/index.ts'
import { type OpenDisplay, type TableKey, useShownColumns, ViewTabs } from '../views/index.ts'
import type { Table } from './define-table.ts'
import { listFrame, listLine } from './list-frame.ts'
import { TableActions } from './table-actions.tsx'
import { TableRows } from './table-rows.tsx'
import { TableStatus } from './table-status.tsx'
import { useDefaultView } from './use-default-view.ts'
import type { RunningTable } from './use-table.ts'

export interface TableViewProps<Row extends object> {
  /** Names the table. */
  readonly label: string
  readonly table: Table<Row>
  readonly actor: RunningTable<Row>
  /** The id of the row that was saved last, which is marked. */
  readonly marked?: string | null
  /** A button beside the export. */
  readonly action?: ReactNode
  /** The actions on selected rows, in place of the tools. */
  readonly bar?: ReactNode
  /** A message above the rows, which is there before them. */
  readonly notice?: ReactNode
  /** A message that arrives later. It is below the rows, which must not move. */
  readonly lateNotice?: ReactNode
  /** Below the pages. */
  readonly foot?: ReactNode
  /** Makes the table a screen that fills the window, with this heading. */
  readonly heading?: ListHeading
  /** What can be done where the server has no rows. */
  readonly emptyAction?: ReactNode
  /** Where the tools are put on a screen whose line of filters outlives the table. */
  readonly toolsIn?: Element
}

/** Renders the heading of a screen with what its table has beside the title. */
export type ListHeading = (beside: ReactNode) => ReactNode

const inPage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  scrollMarginTop: '24',
})
const strip = css({ flexShrink: '0', '&:empty': { display: 'none' } })
const nothing = css({ flex: '1', display: 'grid', alignContent: 'center' })

/** A running table with its tools, states and pagination. */
export function TableView<Row extends object>({
  label,
  table: whole,
  actor,
  marked = null,
  action,
  bar,
  notice,
  lateNotice,
  foot,
  heading,
  toolsIn,
  emptyAction,
}: TableViewProps<Row>) {
  const name = whole.displayName ?? label
  const columns = useShownColumns(name, whole.columns)
  const table = { ...whole, columns }
  useDefaultView(name, whole, actor)
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const view = tableView(snapshot)
  const top = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const failure = view.isFailed ? loadFailureText(table.failure, view.error) : null
  const [openedDisplay, openDisplay] = useState<OpenDisplay>(null)

  // Other rows start at the top of their scroll box.
  useEffect(() => {
    top.current?.querySelector('section')?.scrollTo({ top: 0, behavior: 'instant' })
  }, [view.query])

  const turnTo = (page: number) => {
    actor.send({ type: 'page.turn', page })
    // The buttons are below the rows, so the new page would start out of view.
    if (top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ behavior: 'instant' })
  }
  const isPrinting = usePrinting()
  const peek = usePeek(table.addressPrefix)
  const panelsModule = panels.useModule()
  const hasDetails = table.hasDetails !== false
  const isWide = useIsWideScreen() && heading !== undefined
  const matches = matchingRows(snapshot)
  /** Turns to the page of a row in place, without a step for Back. */
  const showRow = (key: string) => {
    const index = rowKeys(matches, table.rowId).indexOf(key)
    const page = Math.floor(index / view.pageSize) + 1
    if (index >= 0 && page !== view.page)
      actor.send({ type: 'query.restore', query: { ...view.query, page } })
  }
  // A link to a record names no page.
  const showLinked = useEffectEvent(() => {
    if (peek.peeked !== null && view.page === 1) showRow(peek.peeked)
  })
  useEffect(() => {
    if (!view.isFirstLoad) showLinked()
  }, [view.isFirstLoad, peek.peeked])
  useEffect(() => {
    if (peek.peeked === null) return
    const row = top.current?.querySelector(`[data-peek="${CSS.escape(peek.peeked)}"]`)
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [peek.peeked, view.page])
  const openRow = (row: Row) => {
    const key = rowKeys(matches, table.rowId)[matches.indexOf(row)]
    if (key === undefined || key === peek.peeked) return
    if (peek.peeked === null) peek.open(key)
    else peek.move(key)
  }
  const filterButton = useRef<HTMLButtonElement>(null)
  const [openedFilter, openFilter] = useState<OpenFilter | null>(null)
  const filtering = {
    columns: whole.columns,
    declared: whole.filters,
    filters: view.filters,
    send: actor.send,
  }
  const pressKey = (key: TableKey): boolean => {
    const search = tools.current?.querySelector('input')
    const toRows = top.current?.querySelector<HTMLElement>('[data-opens-peek]')
    const acts: Readonly<Record<TableKey, false | undefined | null | (() => void)>> = {
      '/': search && (() => search.focus()),
      j: toRows && (() => toRows.focus()),
      '?': view.total > 0 && !bar && (() => openDisplay('keys')),
      '[': view.hasPrevious && (() => turnTo(view.page - 1)),
      ']': view.hasNext && (() => turnTo(view.page + 1)),
    }
    const act = acts[key]
    if (!act) return false
    act()
    return true
  }
  // For a button that is removed with the search or the filter that it clears.
  const focusTools = () => (tools.current?.querySelector('input') ?? filterButton.current)?.focus()
  const clear = () => {
    actor.send({ type: 'query.clear' })
    focusTools()
  }
  // From a button that is removed with its message.
  const answer = (type: 'rows.refresh' | 'rows.show') => {
    actor.send({ type })
    moveFocusToHeading()
  }

  const status = <TableStatus view={view} loadedAt={table.loadedAt} />
  const alert = failure !== null && (
    <Alert tone="negative" onRetry={() => answer('rows.refresh')}>
      {failure}
    </Alert>
  )
  const viewed = {
    label,
    name,
    query: view.query,
    isNarrowed: view.isNarrowed,
    send: actor.send,
    rules: whole.rules,
    addressPrefix: whole.addressPrefix,
    serverKeys: whole.serverQuery?.keys,
  }
  const tabs = <ViewTabs table={viewed} isInHeading={isWide} />
  const hasTable = view.isFirstLoad || view.rows.length > 0
  const line = (
    <>
      {!heading && status}
      <TableTools ref={tools} table={table} view={view} send={actor.send} />
      {view.total > 0 && (
        <ColumnFilterButton
          ref={filterButton}
          {...filtering}
          opened={openedFilter}
          onOpen={openFilter}
          rows={snapshot.context.rows ?? []}
          label={label}
        />
      )}
      <ColumnFilterChips
        {...filtering}
        onRemoved={() => (filterButton.current ?? tools.current?.querySelector('input'))?.focus()}
      />
      {bar ? (
        <>
          {action}
          {bar}
        </>
      ) : (
        <TableActions
          table={table}
          actor={actor}
          view={view}
          isLoaded={snapshot.context.rows !== null}
          display={{
            label,
            name,
            columns: whole.columns,
            rules: whole.rules,
            addressPrefix: whole.addressPrefix,
            opened: openedDisplay,
            onOpen: openDisplay,
          }}
          viewed={isWide ? undefined : viewed}
          action={action}
        />
      )}
    </>
  )

  return (
    <div
      ref={top}
      className={heading ? listFrame : inPage}
      data-table
      data-list={heading ? '' : undefined}
      data-docked={isWide && hasDetails && peek.peeked !== null ? '' : undefined}
    >
      {heading?.(
        <>
          {status}
          {isWide && tabs}
        </>,
      )}
      {isPrinting && panelsModule && (
        <panelsModule.PrintFacts
          words={panelsModule.describeQuery(whole, view.query)}
          matchCount={view.matchCount}
        />
      )}
      {toolsIn ? createPortal(line, toolsIn) : <div className={listLine}>{line}</div>}
      {!isWide && tabs}
      <div className={strip} data-strip>
        {notice}
      </div>
      {view.isEmpty && (
        <div className={nothing}>
          <EmptyState title={table.empty} action={emptyAction} />
        </div>
      )}
      {view.isNothingFound && (
        <div className={nothing}>
          <EmptyState
            title={table.nothingFound ?? wordsOfNothing(view.search.trim())}
            action={
              <Button variant="outline" onClick={clear}>
                {Object.keys(view.filters).length > 0 ? 'Clear search and filters' : 'Clear search'}
              </Button>
            }
          />
        </div>
      )}
      {hasTable && (
        <TableRows
          label={label}
          name={name}
          table={isPrinting ? { ...table, columns: columns.filter(isOfValues) } : table}
          view={isPrinting ? { ...view, rows: matches.slice(0, MOST_PRINTED), firstRowNumber: 1 } : view}
          rows={snapshot.context.rows ?? []}
          matches={matches}
          marked={marked}
          isPrinting={isPrinting}
          peeked={peek.peeked}
          onPeek={hasDetails && !isPrinting ? openRow : undefined}
          onFilter={(column) =>
            filterable(whole.columns, whole.filters).some(({ id }) => id === column.id)
              ? () => openFilter({ column: column.id })
              : undefined
          }
          send={actor.send}
        />
      )}
      <div className={strip} data-strip="late">
        {view.hasPending && panelsModule && (
          <panelsModule.PendingRows view={view} onShow={() => answer('rows.show')} />
        )}
        {lateNotice}
        {alert}
      </div>
      {hasTable && (
        <Pagination
          page={view.page}
          items={view.pages}
          hasPrevious={view.hasPrevious}
          hasNext={view.hasNext}
          onPage={turnTo}
          pageSize={view.pageSize}
          {...(view.pageSizes.length > 1 && {
            pageSizes: view.pageSizes,
            onPageSize: (pageSize: number) => actor.send({ type: 'pageSize.change', pageSize }),
          })}
          {...(!view.isFirstLoad && { total: view.matchCount })}
          label={`Pages of ${label}`}
        />
      )}
      {foot}
      {panelsModule && <panelsModule.TableKeys frame={top} onKey={pressKey} />}
      {panelsModule && heading && (
        <panelsModule.ListRecords label={label} table={whole} rows={snapshot.context.rows} />
      )}
      {hasDetails && panelsModule && (
        <panelsModule.Peek
          label={label}
          columns={whole.columns}
          rowName={table.rowName}
          addedFields={table.addedFields ?? []}
          rowId={table.rowId}
          matches={matches}
          rows={snapshot.context.rows ?? []}
          failure={snapshot.context.rows === null ? failure : null}
          isLoading={view.isFirstLoad}
          peeked={peek.peeked}
          onMove={(key) => {
            peek.move(key)
            showRow(key)
          }}
          onClose={peek.close}
          isDocked={isWide}
          list={top}
        />
      )}
    </div>
  )
}

const wordsOfNothing = (search: string) =>
  search ? `Nothing matches “${search}”` : 'Nothing matches this choice'
