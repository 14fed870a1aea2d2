import { isApiError } from '@tarang/sdk'
import type { SharedView, ViewColumns } from '@tarang/sdk/extensions'
import { type CallOptions, defineAction, startAction, useAction } from '#patterns/action'
import { defineResource, useResource } from '#patterns/resource'
import { extensions } from '#platform/api/extensions'
import { toaster } from '#ui/toaster'
import { openViewColumns, readOpenedView } from './stored-display.ts'
import {
  freeName,
  keepSharedViews,
  parseTableViews,
  readSharedViews,
  removeTableView,
  saveTableViews,
  type TableView,
  viewKey,
} from './table-views.ts'

/** How many changes of shared views this page has made. */
let changes = 0

const resource = defineResource<readonly SharedView[], string>({
  load: async (list, options) => {
    // A list that was asked for before a change may not have it.
    for (;;) {
      const before = changes
      const views = await extensions.sharedViews.list({ list }, options)
      if (changes === before) return views
    }
  },
})

const toTableViews = ({ id, sharedBy, sharedById, mayDelete, ...view }: SharedView) =>
  parseTableViews([view]).map(
    (parsed): TableView => ({ ...parsed, shared: { id, sharedBy, sharedById, mayDelete } }),
  )

/** Loads the shared views of a table. Those that were loaded last are shown until then. */
export function SharedViews({ table }: { table: string }) {
  useResource(resource, {
    request: table,
    onLoaded: (views) => keepSharedViews(table, views.flatMap(toTableViews)),
  })
  // For an attempt that failed and is tried again.
  useAction(sharing)
  return null
}

interface Sharing {
  readonly table: string
  readonly view: TableView
  /** `stop` keeps the view in this browser; `restore` takes a deletion back. */
  readonly change: 'share' | 'stop' | 'delete' | 'restore'
  readonly isUndo: boolean
  /** Who shared a view that is shared again. */
  readonly sharedById?: string | null | undefined
}

async function create(
  { table: list, view, sharedById }: Sharing,
  options: CallOptions,
): Promise<TableView | undefined> {
  const { name, search, columns = null } = view
  const body = {
    ...{ list, name, search, columns: columns as ViewColumns | null },
    ...(sharedById !== undefined && { sharedById }),
  }
  return toTableViews(await extensions.sharedViews.create(body, options))[0]
}

async function remove({ view }: Sharing, options: CallOptions): Promise<TableView> {
  const { shared, ...own } = view
  try {
    await extensions.sharedViews.delete(shared?.id ?? '', options)
  } catch (error) {
    // Somebody else has deleted it.
    if (!isApiError(error) || error.status !== 404) throw error
  }
  return own
}

async function act(item: Sharing, options: CallOptions): Promise<TableView | undefined> {
  const { table, view, change } = item
  const isShared = change === 'share' || change === 'restore'
  const done = await (isShared ? create(item, options) : remove(item, options))
  changes += 1
  // An own view may have its name.
  const after = done && change === 'stop' ? { ...done, name: freeName(table, done.name) } : done
  const others = readSharedViews(table).filter(({ shared }) => shared?.id !== view.shared?.id)
  keepSharedViews(table, isShared && after ? [...others, after] : others)
  if (change === 'share') removeTableView(table, view.name)
  if (change === 'stop' && after) saveTableViews(table, [after])
  if (after && readOpenedView(table) === viewKey(view)) openViewColumns(table, viewKey(after))
  return after
}

const opposites = { share: 'stop', stop: 'share', delete: 'restore', restore: 'delete' } as const

const sharing = defineAction<Sharing>({
  title: 'Share View',
  nameOf: ({ view }) => view.name,
  act,
  isQuick: true,
  isSame: (one, other) => one.table === other.table && viewKey(one.view) === viewKey(other.view),
  wait: {
    seconds: 0,
    doing: ({ view, change }) => `${doing[change]} the view “${view.name}”`,
    notDone: ({ view, change }) => `The view “${view.name}” has not been ${participles[change]}.`,
    actNow: '',
  },
  done: ({ view, change }) =>
    `The view “${view.name}” ${done[change]}${change === 'share' && view.isDefault ? ', so the list no longer opens with it' : ''}.`,
  undo: ({ isUndo, change, ...item }, after) =>
    isUndo || !after
      ? null
      : {
          ...{ ...item, view: after as TableView, change: opposites[change], isUndo: true },
          sharedById: item.view.shared?.sharedById,
        },
  failure: (error) =>
    isApiError(error) && error.status === 409 && error.reason
      ? error.reason
      : 'Failed to change the shared view.',
  participle: 'changed',
})

const doing = { share: 'Sharing', stop: 'Unsharing', delete: 'Deleting', restore: 'Restoring' }
const participles = { share: 'shared', stop: 'unshared', delete: 'deleted', restore: 'restored' }
const done = {
  share: 'is shared with everybody',
  stop: 'is no longer shared',
  delete: 'was deleted',
  restore: 'is shared again',
}

/** Shares a view of a table, or takes it back, with an offer to undo that. */
export const changeSharing = (table: string, view: TableView, change: 'share' | 'stop' | 'delete') =>
  startAction(sharing, { table, view, change, isUndo: false }).catch(toaster.notLoaded)
