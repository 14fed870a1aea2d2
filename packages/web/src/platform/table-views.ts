import { isRecord } from './is-record.ts'
import { localValue } from './local-value.ts'

/** A search, filters and sort of a table under a name. */
export interface TableView {
  readonly name: string
  /** The table's part of the query of an address. */
  readonly search: string
  /** The list opens with it where the address has no search of its own. */
  readonly isDefault?: boolean
}

/** What a file may have at most, and an address. */
export const MOST_VIEWS = 100
const LONGEST_NAME = 80
const LONGEST_SEARCH = 2_000

type Views = Readonly<Record<string, readonly TableView[]>>

const none: readonly TableView[] = []

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest

/** Whether a received value is a view. */
export const isTableView = (value: unknown): value is TableView =>
  isRecord(value) &&
  isText(value.name, LONGEST_NAME) &&
  value.name.trim() !== '' &&
  isText(value.search, LONGEST_SEARCH)

const stored = localValue('tableViews', (value): Views => {
  const tables = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    tables.map(([table, views]) => [table, Array.isArray(views) ? views.filter(isTableView) : none]),
  )
})

/** The views of a table in this browser. */
export const useTableViews = (table: string) => stored.use()[table] ?? none

const change = (table: string, views: readonly TableView[]) =>
  stored.write({ ...stored.read(), [table]: views })

const without = (table: string, name: string) =>
  (stored.read()[table] ?? none).filter((view) => view.name !== name)

/** The view with which a table opens. */
export const defaultTableView = (table: string) =>
  (stored.read()[table] ?? none).find(({ isDefault }) => isDefault === true)

/** Saves views, in place of those with the same names. A table opens with one at most. */
export function saveTableViews(table: string, views: readonly TableView[]) {
  const names = new Set(views.map(({ name }) => name))
  const hasDefault = views.some(({ isDefault }) => isDefault)
  const others = (stored.read()[table] ?? none).filter(({ name }) => !names.has(name))
  change(table, [...(hasDefault ? others.map(plain) : others), ...views])
}

const plain = ({ name, search }: TableView): TableView => ({ name, search })

/** Opens a table with a view, or with null as usual. */
export const openTableWith = (table: string, name: string | null) =>
  change(
    table,
    (stored.read()[table] ?? none).map((view) => ({
      ...plain(view),
      ...(view.name === name && { isDefault: true }),
    })),
  )

export const removeTableView = (table: string, name: string) => change(table, without(table, name))
