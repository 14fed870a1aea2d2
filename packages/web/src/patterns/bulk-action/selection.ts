import type { RowId } from '@tarang/machines/table'
import type { RunningTable, Table } from '#patterns/table'
import { formatCount, formatNumber } from '#platform/formats/format'
import { createStore, type Store } from '#platform/stored/store'
import type { BulkActions } from './define-bulk-actions.ts'

/** The selected rows, by id. They stay selected on other pages, in another order, and while a search or a filter hides them. */
export interface Selection {
  readonly ids: Store<ReadonlySet<string>>
  /** Selects or deselects a row. With `order`, also the rows between it and the last row chosen. */
  readonly choose: (id: string, isSelected: boolean, order?: readonly string[]) => void
  readonly add: (ids: Iterable<string>) => void
  readonly remove: (ids: Iterable<string>) => void
  readonly clear: () => void
}

/** The id of a row in a selection; null for a row without one. */
export const textOf = (id: RowId) => (id == null ? null : String(id))

export interface TableSelection<Row extends object> {
  readonly bulk: BulkActions<Row>
  readonly selection: Selection
  readonly table: Table<Row>
  readonly actor: RunningTable<Row>
}

export interface Selected<Row> {
  /** Selected, and shown by search and filters. */
  readonly shown: readonly Row[]
  /** Selected, and hidden by them. */
  readonly hidden: readonly Row[]
}

/** The selected rows: those of the list in its order, then those that it hides. */
export function selectedRows<Row>(
  isSelected: (row: Row) => boolean,
  { rows, matches }: { readonly rows: readonly Row[]; readonly matches: readonly Row[] },
): Selected<Row> {
  const shown = matches.filter(isSelected)
  return { shown, hidden: rows.filter((row) => isSelected(row) && !matches.includes(row)) }
}

/** '3 blogs selected (1 not shown)' */
export function selectedText<Row>(
  { noun }: Pick<BulkActions<Row>, 'noun'>,
  { shown, hidden }: Selected<Row>,
): string {
  const count = shown.length + hidden.length
  if (count === 0) return 'Nothing selected'
  const notShown = hidden.length > 0 ? ` (${formatNumber(hidden.length)} not shown)` : ''
  return `${formatCount(count, ...noun)} selected${notShown}`
}

export function createSelection(): Selection {
  let ids: ReadonlySet<string> = new Set()
  let lastChosen: string | null = null
  const store = createStore(() => ids)
  const set = (next: ReadonlySet<string>) => {
    ids = next
    store.notify()
  }
  const add = (added: Iterable<string>) => set(new Set([...ids, ...added]))
  const remove = (removed: Iterable<string>) => {
    const gone = new Set(removed)
    set(new Set([...ids].filter((id) => !gone.has(id))))
  }
  return {
    ids: store,
    choose: (id, isSelected, order = []) => {
      const range = between(order, lastChosen, id)
      lastChosen = id
      if (isSelected) add(range)
      else remove(range)
    },
    add,
    remove,
    clear: () => {
      lastChosen = null
      set(new Set())
    },
  }
}

/** The ids from one to another, in either direction; only the other where one is not in the list. */
function between(order: readonly string[], one: string | null, other: string): readonly string[] {
  const from = one === null ? -1 : order.indexOf(one)
  const to = order.indexOf(other)
  return from < 0 || to < 0 ? [other] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
}
