import { isRecord } from '@tarang/machines/unknown-json'
import { session } from '#platform/api/session'
import { config } from '#platform/config'
import { localValue } from '#platform/stored/local-value'
import { type ColumnDisplay, parseColumnDisplay } from '../columns/index.ts'

/** A search, filters, sort and columns of a table under a name. */
export interface TableView {
  readonly name: string
  /** The table's part of the query of an address. */
  readonly search: string
  /** A view of an older version has none, and leaves the columns as they are. */
  readonly columns?: ColumnDisplay
  /** The list opens with this view unless the address has a query. */
  readonly isDefault?: boolean
  /** Set for a view that all staff see. */
  readonly shared?: {
    readonly id: string
    /** The name of the person who shared it; null once that person is no longer staff. */
    readonly sharedBy: string | null
    readonly sharedById: string | null
    readonly mayDelete: boolean
  }
}

/** Tells the views of a table apart: a shared one may have the name of another. */
export const viewKey = ({ name, shared }: TableView) => shared?.id ?? name

/** What a list, a file and an address may have at most. */
export const MOST_VIEWS = 100
export const LONGEST_NAME = 80
const LONGEST_SEARCH = 2_000

type Views = Readonly<Record<string, readonly TableView[]>>

const none: readonly TableView[] = []

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest

/** Reads received views; what is no view is left out. */
export const parseTableViews = (values: readonly unknown[]): readonly TableView[] =>
  values.flatMap((value) => {
    const { name, search, columns, isDefault } = isRecord(value) ? value : {}
    if (!isText(name, LONGEST_NAME) || name.trim() === '' || !isText(search, LONGEST_SEARCH)) return []
    return [
      {
        name,
        search,
        ...(isRecord(columns) && { columns: parseColumnDisplay(columns) }),
        ...(isDefault === true && { isDefault }),
      },
    ]
  })

/** Reads the stored views of all tables, of which the newest are the last. */
const parseViews = (value: unknown, parse: (views: readonly unknown[]) => readonly TableView[]): Views =>
  Object.fromEntries(
    (isRecord(value) ? Object.entries(value) : []).map(([table, views]) => [
      table,
      Array.isArray(views) ? parse(views.slice(-MOST_VIEWS)) : none,
    ]),
  )

const stored = localValue('tableViews', (value) => parseViews(value, parseTableViews))

/** The shared views as they were last: tabs that come after the rows would move them. */
const lastShared = localValue('sharedViews', (value) =>
  parseViews(value, (views) =>
    views.flatMap((view) => {
      const { id, sharedBy, sharedById, mayDelete } =
        isRecord(view) && isRecord(view.shared) ? view.shared : {}
      if (typeof id !== 'string') return []
      const shared = {
        id,
        sharedBy: typeof sharedBy === 'string' ? sharedBy : null,
        sharedById: typeof sharedById === 'string' ? sharedById : null,
        mayDelete: mayDelete === true,
      }
      return parseTableViews([view]).map((parsed) => ({ ...parsed, shared }))
    }),
  ),
)

// The next user of the browser may not be allowed to see them.
session.subscribe(() => {
  if (session.jwtToken() === null) lastShared.write({})
})

/** The views of a table in this browser. */
export const useTableViews = (table: string) => stored.useValue()[table] ?? none

export const readSharedViews = (table: string) => lastShared.read()[table] ?? none

/** The views of a table that all staff see; none for an API without them. */
export function useSharedViews(table: string): readonly TableView[] {
  const views = lastShared.useValue()[table] ?? none
  return config.extensions ? views : none
}

export const keepSharedViews = (table: string, views: readonly TableView[]) =>
  lastShared.write({ ...lastShared.read(), [table]: views })

const change = (table: string, views: readonly TableView[]) =>
  stored.write({ ...stored.read(), [table]: views })

const without = (table: string, name: string) =>
  (stored.read()[table] ?? none).filter((view) => view.name !== name)

/** The view with which a table opens. */
export const defaultTableView = (table: string) =>
  (stored.read()[table] ?? none).find(({ isDefault }) => isDefault)

/** Saves views in place of those with the same names, new ones at an index or at the end. A table opens with one at most. */
export function saveTableViews(table: string, views: readonly TableView[], index?: number) {
  const byName = new Map(views.map((view) => [view.name, view]))
  const hasDefault = views.some(({ isDefault }) => isDefault)
  const before = stored.read()[table] ?? none
  const kept = before.map((view) => byName.get(view.name) ?? (hasDefault ? plain(view) : view))
  const added = [...byName.values()].filter(({ name }) => !before.some((view) => view.name === name))
  change(table, kept.toSpliced(index ?? kept.length, 0, ...added))
}

const plain = ({ isDefault: _, ...view }: TableView): TableView => view

/** Opens a table with a view, or with null as usual. */
export const openTableWith = (table: string, name: string | null) =>
  change(
    table,
    (stored.read()[table] ?? none).map((view) => ({
      ...plain(view),
      ...(view.name === name && { isDefault: true }),
    })),
  )

/** A name that no view of the table in this browser has: this one, or with a number. */
export function freeName(table: string, name: string): string {
  const taken = (stored.read()[table] ?? none).map((view) => view.name)
  for (let number = 2, free = name; ; number += 1) {
    if (!taken.includes(free)) return free
    const end = ` ${number}`
    free = name.slice(0, LONGEST_NAME - end.length) + end
  }
}

export const removeTableView = (table: string, name: string) => change(table, without(table, name))
