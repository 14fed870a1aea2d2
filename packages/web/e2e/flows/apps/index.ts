import { cacheRefresh, confirmation, notification, tradeExclusion } from './acts.ts'
import type { App } from './app.ts'
import { like, login, registration } from './doors.ts'
import { editor, resource, table } from './records.ts'

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
