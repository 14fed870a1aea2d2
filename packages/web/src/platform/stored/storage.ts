/** One text in a browser storage. Never throws, also where storage is refused. */
export interface StoredText {
  read(): string | null
  /** Returns whether it is stored. */
  write(text: string | null): boolean
}

/** One key of a storage. `storage` is a function, because accessing it may throw. */
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
      return true
    } catch {
      // Full or refused storage loses a preference, not the screen.
      return false
    }
  },
})

export const inSession = (key: string) => storedText(() => sessionStorage, key)
export const inLocal = (key: string) => storedText(() => localStorage, key)
