import { type Api, createClient } from '@tarang/sdk'
import { config } from './config.ts'
import { session } from './session.ts'

const onThisOrigin = (base: string) =>
  new URL(base, globalThis.location?.origin ?? 'http://localhost').href.replace(/\/$/, '')

const baseUrl = onThisOrigin(config.apiBase)

/** Where the platform API is at home. */
export const apiOrigin = new URL(baseUrl).origin

/** The one client of the whole application. It replaces a stale token, and ends the session that is refused. */
export const api: Api = createClient({
  baseUrl,
  notificationsUrl: onThisOrigin(config.notificationsBase),
  session,
})
