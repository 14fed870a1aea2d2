import { type Api, createClient } from '@tarang/sdk'
import { config } from './config.ts'
import { session } from './session.ts'

const onThisOrigin = (base: string) =>
  new URL(base, globalThis.location?.origin ?? 'http://localhost').href.replace(/\/$/, '')

const notificationsUrl = onThisOrigin(config.notificationsBase)
const baseUrl = onThisOrigin(config.apiBase)

/** Where the platform API is at home. */
export const apiOrigin = new URL(baseUrl).origin

/** Sends one request. `fetch` is looked up per call, so a story or a test can stand in for the API. */
async function send(request: Request): Promise<Response> {
  const token = session.jwtToken()
  const isOurs = token !== null && request.headers.get('authorization') === `Bearer ${token}`
  const response = await globalThis.fetch(request)
  // Only the session's own bearer ends the session: a refused invite, or a token replaced meanwhile, does not,
  // and the one that the notifications service refuses is refreshed first.
  const isLast = isOurs && session.jwtToken() === token && !request.url.startsWith(`${notificationsUrl}/`)
  if (response.status === 401 && isLast) session.clear()
  return response
}

/** The one client of the whole application. */
export const api: Api = createClient({
  baseUrl,
  notificationsUrl,
  session,
  fetch: send,
})
