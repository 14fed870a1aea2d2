import type { App } from './app.ts'
import { bulkAction } from './bulk.ts'
import { failedWrites } from './failed-writes.ts'
import { heldAction } from './held.ts'
import { cacheRefresh, confirmation, notification, tradeExclusion } from './operations.ts'
import { editor, resource, table } from './records.ts'
import { like, login, registration } from './signed-out.ts'

/** One screen of the built application for each machine. */
export const apps: readonly App[] = [
  bulkAction,
  cacheRefresh,
  confirmation,
  editor,
  failedWrites,
  heldAction,
  like,
  login,
  notification,
  registration,
  resource,
  table,
  tradeExclusion,
]
