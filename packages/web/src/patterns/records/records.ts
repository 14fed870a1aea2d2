import { session } from '#platform/session'

/** A loaded record with its own page. */
export interface FoundRecord {
  readonly label: string
  readonly path: string
  /** The label of its kind: 'Strategy'. */
  readonly kind: string
}

const byKind = new Map<string, readonly FoundRecord[]>()
const listeners = new Set<() => void>()
let all: readonly FoundRecord[] | null = null

const change = () => {
  all = null
  for (const listener of listeners) listener()
}

/** Keeps the records of a list, instead of those of an earlier list of the same kind. */
export function rememberRecords(kind: string, records: readonly Omit<FoundRecord, 'kind'>[]) {
  const byPath = new Map(records.map(({ label, path }) => [path, { label, path, kind }]))
  byKind.set(kind, [...byPath.values()])
  change()
}

/** All records of this session. The same array until a list is loaded. */
export function allRecords(): readonly FoundRecord[] {
  all ??= [...byKind.values()].flat()
  return all
}

export function forgetRecords() {
  byKind.clear()
  change()
}

export function subscribeToRecords(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

// The next user of the browser may not be allowed to see them.
session.subscribe(() => {
  if (!session.jwtToken()) forgetRecords()
})
