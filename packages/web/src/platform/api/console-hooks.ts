import type { Hooks } from '@tarang/sdk'
import { observeWrites } from './browser-activity.ts'
import { refreshRefusedRole } from './role.ts'

/** The hooks of a client of the console: they keep its writes, and read the role again when it is refused. */
export function consoleHooks(): Hooks {
  const { error: keepFailure, ...hooks } = observeWrites()
  return {
    ...hooks,
    error(event) {
      keepFailure?.(event)
      refreshRefusedRole(event)
    },
  }
}
