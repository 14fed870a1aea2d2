import type { PublicChanges } from '../db/database.ts'

/** Tells apart states of the data that public pages show. */
export interface DataVersion {
  /** The present state; null while it is unknown, because changes by other processes would go unnoticed. */
  current(): string | null
  /** Counts a change by this process. */
  bump(): void
}

/** Milliseconds in which the changes of this process are announced together. */
const ANNOUNCEMENT = 300

/** The version of this server's own data: it changes with each write, by any process. */
export function ownDataVersion(changes: PublicChanges | null): DataVersion {
  let version = 0
  let isListening = false
  let announcement: NodeJS.Timeout | null = null
  const changed = () => {
    version += 1
  }
  changes?.listen({
    changed,
    connected: (isConnected) => {
      isListening = isConnected
      changed()
    },
  })

  function announce() {
    announcement = null
    // Where the database is away, the others have noticed it themselves.
    changes?.announce().catch(() => {})
  }

  return {
    current: () => (isListening ? String(version) : null),
    bump() {
      changed()
      if (changes && announcement === null) announcement = setTimeout(announce, ANNOUNCEMENT).unref()
    },
  }
}

/** How old the data of another API may be on a page of this server. */
const LIFETIME = 10_000

/** The version of data of another API, whose changes nobody reports. */
export const foreignDataVersion = (now: () => number = Date.now): DataVersion => ({
  current: () => `${Math.floor(now() / LIFETIME)}`,
  bump: () => {},
})
