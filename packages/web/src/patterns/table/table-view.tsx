import { tableView } from '@tarang/machines/table'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { failureText } from '#platform/failure'
import { moveFocusToHeading } from '#platform/heading-focus'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Pagination } from '#ui/pagination'
import type { Table } from './define-table.ts'
import { ExportButton } from './export-button.tsx'
import { TableRows } from './table-rows.tsx'
import { TableStatus } from './table-status.tsx'
import { TableTools } from './table-tools.tsx'
import type { RunningTable } from './use-table.ts'

export interface TableViewProps<Row extends object> {
  /** Names the table. */
  readonly label: string
  readonly table: Table<Row>
  readonly actor: RunningTable<Row>
}

// As high as the button that appears with the rows.
const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: { base: '10', md: '8' },
})
const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', scrollMarginTop: '24' })

/** A running table with its tools, states and pagination. */
export function TableView<Row extends object>({ label, table, actor }: TableViewProps<Row>) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const view = tableView(snapshot)
  const top = useRef<HTMLDivElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const isFirstLoad = view.status === 'loading'

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
  const clear = () => {
    actor.send({ type: 'query.clear' })
    // The focused button is removed with the search that it clears.
    tools.current?.querySelector('input')?.focus()
  }
  const retry = () => {
    actor.send({ type: 'rows.refresh' })
    moveFocusToHeading()
  }

  return (
    <div ref={top} className={frame}>
      <TableTools ref={tools} table={table} view={view} send={actor.send} />
      <div className={line}>
        <TableStatus view={view} />
        {view.rows.length > 0 && <ExportButton label={label} table={table} actor={actor} />}
      </div>
      {view.isFailed && (
        <Alert tone="negative" onRetry={retry}>
          {failureText(table.failure, view.error)}
        </Alert>
      )}
      {view.isEmpty && <EmptyState title={table.empty} />}
      {view.isNothingFound && (
        <EmptyState
          title={table.nothingFound ?? wordsOfNothing(view.search.trim())}
          action={
            <Button variant="outline" onClick={clear}>
              {Object.keys(view.filters).length > 0 ? 'Clear search and filters' : 'Clear search'}
            </Button>
          }
        />
      )}
      {(isFirstLoad || view.rows.length > 0) && (
        <>
          <TableRows
            label={label}
            table={table}
            view={view}
            rows={snapshot.context.rows ?? []}
            send={actor.send}
          />
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
            {...(!isFirstLoad && { total: view.matchCount })}
            label={`Pages of ${label}`}
          />
        </>
      )}
    </div>
  )
}

const wordsOfNothing = (search: string) =>
  search ? `Nothing matches “${search}”` : 'Nothing matches this choice'
