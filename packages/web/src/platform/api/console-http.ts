import { createHttp } from '@tarang/sdk'
import { observeWrites } from './browser-activity.ts'
import { sharedSession } from './renewal.ts'
import { services } from './services.ts'

const { error: keepFailure, ...hooks } = observeWrites()
const listeners = new Set<() => void>()

/** Calls back after each call that was refused for the user's role. Returns the cleanup. */
export function onForbidden(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The connection of the console: the session, hooks and retry budget of all its calls. It keeps the writes. */
export const consoleHttp = createHttp({
  ...services,
  session: sharedSession,
  hooks: {
    ...hooks,
    error(event) {
      keepFailure?.(event)
      // The role itself is read by `getMe`.
      if (event.error.status === 403 && event.operation !== 'getMe')
        for (const listener of listeners) listener()
    },
  },
})
