import { LRUCache } from 'lru-cache'
import type { DataVersion } from './data-version.ts'

/** The milliseconds after which a value is made anew: a change may have gone unnoticed. */
const MAX_AGE = 60_000

/** Answers in memory, each made once until its data change, or it is a minute old. */
export interface VersionedCache<Value> {
  /** Returns the value of a key; makes it if there is none or its data have changed. Failures are not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

interface CacheOptions<Value> {
  version: DataVersion
  /** The most values in memory; the least recently used go first. */
  most: number
  /** The reads behind a value: paths of the API, and likes. */
  readsOf(value: Value): readonly string[]
  /** Whether a value may be given again. */
  isReusable?: (value: Value) => boolean
}

interface Entry<Value> {
  /** The version of the data before the value was made. */
  since: number
  /** Null while the value is made: any change may then be one of its data. */
  reads: readonly string[] | null
  value: Promise<Value>
}

/** Creates a cache; the same value is never made twice at once. */
export function createVersionedCache<Value>({
  version,
  most,
  readsOf,
  isReusable = () => true,
}: CacheOptions<Value>): VersionedCache<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max: most, ttl: MAX_AGE })

  return {
    get(key, make) {
      const current = version.current()
      if (current === null) return make()
      const known = entries.get(key)
      if (known && (known.reads ? version.isUnchanged(known.since, known.reads) : known.since === current))
        return known.value
      const entry: Entry<Value> = { since: current, reads: null, value: make() }
      const forget = () => {
        if (entries.peek(key) === entry) entries.delete(key)
      }
      entry.value.then((value) => {
        if (isReusable(value)) entry.reads = readsOf(value)
        else forget()
      }, forget)
      entries.set(key, entry)
      return entry.value
    },
  }
}
