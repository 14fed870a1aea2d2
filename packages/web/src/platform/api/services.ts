import type { ClientOptions } from '@tarang/sdk'
import { config } from '../config.ts'
import { safeUrl } from '../navigation/safe-url.ts'
import { session } from './session.ts'

/** A base address as an absolute URL: a relative one is resolved against this origin. */
export const resolveBase = (base: string) =>
  new URL(base, globalThis.location?.origin ?? 'http://localhost').href.replace(/\/$/, '')

/** The addresses of both services, and the session whose token their calls carry. */
export const services: ClientOptions = {
  baseUrl: resolveBase(config.apiBase),
  notificationsUrl: resolveBase(config.notificationsBase),
  session,
}

/** An address in a record of the API: absolute, or relative to the API's base (interpretation 43). Only http and https. */
export function upstreamUrl(text: unknown): string | undefined {
  const wanted = typeof text === 'string' ? text.trim() : ''
  if (wanted === '' || /^[/\\]{2}/.test(wanted) || !URL.canParse(wanted, `${services.baseUrl}/`))
    return undefined
  return safeUrl(new URL(wanted, `${services.baseUrl}/`).href)
}

export const apiOrigin = new URL(services.baseUrl).origin
