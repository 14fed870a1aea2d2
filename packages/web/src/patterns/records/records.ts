import { session } from '#platform/session'

/** A record that was loaded in this session and has a page of its own. */
export interface FoundRecord {
  readonly label: string
  readonly path: string
  /** What kind of record it is, in words: 'Strategy'. */
  readonly kind: string
}

const byKind = new Map<string, () => readonly FoundRecord[]>()
const listeners = new Set<() => void>()
let all: readonly FoundRecord[] | null = null

const change = () => {
  all = null
  for (const listener of listeners) listener()
}

/** Made outside of the function that has read them, which would hold the rows. */
const known = (records: readonly FoundRecord[]) => () => records

/**
 * Keeps what a list has just loaded; an earlier list of the same kind is replaced. Its records are read when somebody
 * looks for one, because reading 100,000 would delay the list itself; until then `read` holds its rows.
 */
export function rememberRecords(kind: string, read: () => readonly Omit<FoundRecord, 'kind'>[]) {
  byKind.set(kind, () => {
    const byPath = new Map(read().map(({ label, path }) => [path, { label, path, kind }]))
    const records = [...byPath.values()]
    byKind.set(kind, known(records))
    return records
  })
  change()
}

/** Every record that is known by now: the same list, until it changes. */
export function allRecords(): readonly FoundRecord[] {
  all ??= [...byKind.values()].flatMap((records) => records())
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

// What one person may see is not the next one's to find.
session.subscribe(() => {
  if (!session.jwtToken()) forgetRecords()
})
