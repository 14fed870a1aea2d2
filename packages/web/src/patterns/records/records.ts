import { session } from '#platform/session'

/** A record that was loaded in this session and has a page of its own. */
export interface FoundRecord {
  readonly label: string
  readonly path: string
  /** What kind of record it is, in words: 'Strategy'. */
  readonly kind: string
}

const byKind = new Map<string, readonly FoundRecord[]>()
const listeners = new Set<() => void>()
let all: readonly FoundRecord[] = []

const change = () => {
  all = [...byKind.values()].flat()
  for (const listener of listeners) listener()
}

/** Keeps what a list has just loaded; an earlier list of the same kind is replaced. */
export function rememberRecords(kind: string, records: readonly Omit<FoundRecord, 'kind'>[]) {
  const byPath = new Map(records.map(({ label, path }) => [path, { label, path, kind }]))
  byKind.set(kind, [...byPath.values()])
  change()
}

/** Every record that is known by now: the same list, until it changes. */
export const allRecords = () => all

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

// What one person may see is not the next one's to find.
session.subscribe(() => {
  if (!session.jwtToken()) forgetRecords()
})
