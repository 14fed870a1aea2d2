import type { Middleware } from 'openapi-fetch'
import { type Call, notifyCall } from './call.ts'
import { responseInfoOf } from './response-info.ts'

/**
 * The hooks of a whole call as middleware. openapi-fetch runs middleware once for each call, so the hooks of attempts are
 * in the wrappers of `fetch`.
 */
export const hookMiddleware = (call: Call): Middleware => ({
  onRequest({ request }) {
    call.url = request.url
  },
  onResponse({ response }) {
    notifyDeprecation(call, response)
  },
})

/** Notifies the hook `deprecated` when a response announces that its operation will be removed. */
export function notifyDeprecation(call: Call, response: Response): void {
  // Reading headers takes time.
  if (!call.hooks.deprecated || !response.ok) return
  const info = responseInfoOf(response)
  if (info.deprecated || info.sunset) notifyCall(call, 'deprecated', () => info)
}
