/** One text kept in a browser storage. Reading or writing never throws, also where storage is refused. */
export interface StoredText {
  read(): string | null
  write(text: string | null): void
}

/** Names one key of a storage; `storage` is looked up per call, because merely touching it may throw. */
export const storedText = (storage: () => Storage, key: string): StoredText => ({
  read: () => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  write: (text) => {
    try {
      if (text === null) storage().removeItem(key)
      else storage().setItem(key, text)
    } catch {
      // Full or refused storage costs a preference, never the screen.
    }
  },
})

export const inSession = (key: string) => storedText(() => sessionStorage, key)
export const inLocal = (key: string) => storedText(() => localStorage, key)
