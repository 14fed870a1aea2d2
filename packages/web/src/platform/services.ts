import type { ClientOptions } from '@tarang/sdk'
import { config } from './config.ts'
import { safeUrl } from './safe-url.ts'
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

/**
 * The address that a record of the API names: absolute, or relative to the API's base (decision 43). Only http and https;
 * anything else is dropped.
 */
export function upstreamUrl(text: unknown): string | undefined {
  const wanted = typeof text === 'string' ? text.trim() : ''
  if (wanted === '' || /^[/\\]{2}/.test(wanted) || !URL.canParse(wanted, `${services.baseUrl}/`))
    return undefined
  return safeUrl(new URL(wanted, `${services.baseUrl}/`).href)
}

/** Where the platform API is at home. */
export const apiOrigin = new URL(services.baseUrl).origin
