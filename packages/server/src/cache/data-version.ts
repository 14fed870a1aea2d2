import type { Store } from '../db/database.ts'

/** Tells apart states of the data that public pages show. */
export interface DataVersion {
  /** The present state; null while it is unknown, because changes by other processes would go unnoticed. */
  current(): string | null
  /** Counts a change by this process. */
  bump(): void
}

/** The version of this server's own data: it changes with each write, by any process. */
export function ownDataVersion(listen: Store['listen'] | null): DataVersion {
  let version = 0
  let isListening = false
  const bump = () => {
    version += 1
  }
  listen?.({
    changed: bump,
    connected: (isConnected) => {
      isListening = isConnected
      bump()
    },
  })
  return { current: () => (isListening ? String(version) : null), bump }
}

/** How old the data of another API may be on a page of this server. */
const LIFETIME = 10_000

/** The version of data of another API, whose changes nobody reports. */
export const foreignDataVersion = (now: () => number = Date.now): DataVersion => ({
  current: () => `${Math.floor(now() / LIFETIME)}`,
  bump: () => {},
})
