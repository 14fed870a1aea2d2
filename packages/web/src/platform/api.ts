import { type Api, createClient } from '@tarang/sdk'
import { config } from './config.ts'
import { session } from './session.ts'

const onThisOrigin = (base: string) =>
  new URL(base, globalThis.location?.origin ?? 'http://localhost').href.replace(/\/$/, '')

/** Sends one request. `fetch` is looked up per call, so a story or a test can stand in for the API. */
async function send(request: Request): Promise<Response> {
  const token = session.jwtToken()
  const isOurs = token !== null && request.headers.get('authorization') === `Bearer ${token}`
  const response = await globalThis.fetch(request)
  // Only the session's own bearer ends the session: a refused invite, or a token replaced meanwhile, does not.
  if (response.status === 401 && isOurs && session.jwtToken() === token) session.clear()
  return response
}

/** The one client of the whole application. */
export const api: Api = createClient({
  baseUrl: onThisOrigin(config.apiBase),
  notificationsUrl: onThisOrigin(config.notificationsBase),
  session,
  fetch: send,
})
