import type { DataVersion } from './data-version.ts'

/** Answers in memory, each made once for a version of the data. */
export interface VersionedCache<Value> {
  /** The value of a key; made where there is none of the present version. Failures are not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

interface CacheOptions<Value> {
  version: DataVersion
  /** The most values in memory; the least recently used go first. */
  most: number
  /** Whether a value may be given again. */
  isReusable?: (value: Value) => boolean
}

/** Creates a cache; the same value is never made twice at once. */
export function createVersionedCache<Value>({
  version,
  most,
  isReusable = () => true,
}: CacheOptions<Value>): VersionedCache<Value> {
  const entries = new Map<string, { version: string; value: Promise<Value> }>()

  return {
    get(key, make) {
      const current = version.current()
      if (current === null) return make()
      const known = entries.get(key)
      // The most recently used entry is the last one.
      entries.delete(key)
      if (known?.version === current) {
        entries.set(key, known)
        return known.value
      }
      const entry = { version: current, value: make() }
      const forget = () => {
        if (entries.get(key) === entry) entries.delete(key)
      }
      entry.value.then((value) => {
        if (!isReusable(value)) forget()
      }, forget)
      entries.set(key, entry)
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
      return entry.value
    },
  }
}
