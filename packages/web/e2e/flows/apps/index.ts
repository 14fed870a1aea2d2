import type { App } from './app.ts'
import { cacheRefresh, confirmation, notification, tradeExclusion } from './operations.ts'
import { editor, resource, table } from './records.ts'
import { like, login, registration } from './signed-out.ts'

/** Every machine on the screen of the built application that wires it. */
export const apps: readonly App[] = [
  cacheRefresh,
  confirmation,
  editor,
  like,
  login,
  notification,
  registration,
  resource,
  table,
  tradeExclusion,
]
