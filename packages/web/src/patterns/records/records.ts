import { session } from '#platform/api/session'
import { createStore } from '#platform/stored/store'

/** A loaded record with its own page. */
export interface FoundRecord {
  readonly label: string
  readonly path: string
  /** The label of its kind: 'Strategy'. */
  readonly kind: string
}

const byKind = new Map<string, () => readonly Omit<FoundRecord, 'kind'>[]>()
let all: readonly FoundRecord[] | null = null

/** All records of this session. The same array until a list is loaded. */
export const allRecords = createStore((): readonly FoundRecord[] => {
  all ??= [...byKind].flatMap(([kind, records]) => {
    const byPath = new Map(records().map(({ label, path }) => [path, { label, path, kind }]))
    return [...byPath.values()]
  })
  return all
})

const change = () => {
  all = null
  allRecords.notify()
}

/**
 * Keeps how the records of a list are made, instead of those of an earlier list of the same kind. The palette asks for
 * them: a list of 100,000 rows would wait for their addresses at each load.
 */
export function rememberRecords(kind: string, records: () => readonly Omit<FoundRecord, 'kind'>[]) {
  byKind.set(kind, records)
  change()
}

/** The records of a list, in the order that it shows now or showed last. */
export type ListOrder = () => readonly FoundRecord[]

const orders = new Map<string, ListOrder>()

/** Keeps how a list orders its records, for the way from one record to the next. */
export function rememberOrder(kind: string, order: ListOrder) {
  orders.set(kind, order)
}

/** The place of a record in the list of its kind that was open last. */
export interface RecordPlace {
  /** From 1. */
  readonly position: number
  readonly total: number
  readonly previous: FoundRecord | undefined
  readonly next: FoundRecord | undefined
}

/** The place of the record with this path, without its query; `null` where no list of this session has it. */
export function placeOf(kind: string, path: string): RecordPlace | null {
  const records = orders.get(kind)?.() ?? []
  const index = records.findIndex((record) => record.path.split('?')[0] === path)
  if (index < 0) return null
  return {
    position: index + 1,
    total: records.length,
    previous: records[index - 1],
    next: records[index + 1],
  }
}

export function forgetRecords() {
  byKind.clear()
  orders.clear()
  change()
}

// The next user of the browser may not be allowed to see them.
session.subscribe(() => {
  if (!session.jwtToken()) forgetRecords()
})
