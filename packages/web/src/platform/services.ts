import type { ClientOptions } from '@tarang/sdk'
import { config } from './config.ts'
import { session } from './session.ts'

/** An address that may stand on this origin, complete. */
export const onThisOrigin = (base: string) =>
  new URL(base, globalThis.location?.origin ?? 'http://localhost').href.replace(/\/$/, '')

/** Where both services are, and whose session their calls carry. A stale token is replaced, a refused one cleared. */
export const services: ClientOptions = {
  baseUrl: onThisOrigin(config.apiBase),
  notificationsUrl: onThisOrigin(config.notificationsBase),
  session,
}

/** Where the platform API is at home. */
export const apiOrigin = new URL(services.baseUrl).origin
