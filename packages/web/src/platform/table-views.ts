import { isRecord } from './is-record.ts'
import { localValue } from './local-value.ts'

/** A search, filters and sort of a table under a name. */
export interface TableView {
  readonly name: string
  /** The table's part of the query of an address. */
  readonly search: string
}

type Views = Readonly<Record<string, readonly TableView[]>>

const none: readonly TableView[] = []

const isView = (value: unknown): value is TableView =>
  isRecord(value) && typeof value.name === 'string' && typeof value.search === 'string'

const stored = localValue('tableViews', (value): Views => {
  const tables = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    tables.map(([table, views]) => [table, Array.isArray(views) ? views.filter(isView) : none]),
  )
})

/** The views of a table in this browser. */
export const useTableViews = (table: string) => stored.use()[table] ?? none

const change = (table: string, views: readonly TableView[]) =>
  stored.write({ ...stored.read(), [table]: views })

const without = (table: string, name: string) =>
  (stored.read()[table] ?? none).filter((view) => view.name !== name)

/** Saves a view, in place of one with the same name. */
export const saveTableView = (table: string, view: TableView) =>
  change(table, [...without(table, view.name), view])

export const removeTableView = (table: string, name: string) => change(table, without(table, name))
