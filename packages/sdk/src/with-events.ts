import { type Call, notifyCall } from './call.ts'
import type { FetchWrapper } from './fetch.ts'
import { redactBody, redactHeaders } from './redact.ts'
import { requestIdOf } from './response-info.ts'

/** Counts the attempts of a call, and notifies the hooks `request` and `response` of each. */
export const withEvents =
  (call: Call): FetchWrapper =>
  (fetch) =>
  async (url, init) => {
    call.attempts += 1
    const attempt = call.attempts
    const started = call.clock.now()
    notifyCall(call, 'request', () => ({
      attempt,
      headers: redactHeaders(init.headers),
      ...(call.body !== undefined && { body: redactBody(call.body) }),
    }))
    const response = await fetch(url, init)
    notifyCall(call, 'response', () => ({
      attempt,
      status: response.status,
      headers: redactHeaders(response.headers),
      ...requestIdOf(response.headers),
      milliseconds: call.clock.now() - started,
    }))
    return response
  }
