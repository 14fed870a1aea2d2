import type { QueryEvent, TableQuery } from '@tarang/machines/table'
import { type AddressedTable, openView, takenView, viewAddress } from '../query/index.ts'
import { leaveViewColumns, openViewColumns } from './stored-display.ts'
import { type TableView, viewKey } from './table-views.ts'

/** A table with its query, of which views are saved and opened. */
export interface ViewedTable<Row> extends AddressedTable<Row> {
  readonly label: string
  /** Under which its views and columns are kept. */
  readonly name: string
  readonly query: TableQuery
  /** A search or a filter leaves rows out. */
  readonly isNarrowed: boolean
  readonly send: (event: QueryEvent) => void
}

/** The query of a table as a view keeps it. A part of it is the server's, and only in the address. */
export const searchOf = <Row>(
  { query, rules, addressPrefix, serverKeys }: ViewedTable<Row>,
  search: string,
) => viewAddress(search, query, rules, addressPrefix, serverKeys)

/** Opens a view as a step of the history; null opens the table as usual. */
export function openTableView<Row>({ name, send, ...table }: ViewedTable<Row>, view: TableView | null) {
  openView(view?.search ?? '', table, send, { isStep: true })
  if (view) openViewColumns(name, viewKey(view), view.columns)
  else leaveViewColumns(name)
}

const inOrder = (search: string) => {
  const params = new URLSearchParams(search)
  params.sort()
  return params.toString()
}

/**
 * The view that a table shows: of several with its query the one that was opened last. It is null for all rows, and undefined
 * for a query that no view has.
 */
export function currentView<Row>(
  table: ViewedTable<Row>,
  search: string,
  views: readonly TableView[],
  opened: string | undefined,
): TableView | null | undefined {
  const { rules, addressPrefix, serverKeys = [] } = table
  const present = inOrder(searchOf(table, search))
  const fitting = views.filter(
    ({ search }) => inOrder(takenView(search, rules, addressPrefix, serverKeys)) === present,
  )
  const last = fitting.find((view) => viewKey(view) === opened)
  if (last) return last
  const params = new URLSearchParams(present)
  const hasAll = !table.isNarrowed && !serverKeys.some((key) => params.has(key))
  return hasAll ? null : fitting[0]
}
