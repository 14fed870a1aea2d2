import { type Call, type CallDescription, createStartCall, notifyCall } from './call.ts'
import { toCallError } from './call-error.ts'
import { type Milliseconds, systemClock } from './clock.ts'
import {
  type CompleteResponse,
  completeResponse,
  createBaseFetch,
  type Fetch,
  type FetchWrapper,
  wrapFetch,
} from './fetch.ts'
import { notify, toErrorReport } from './hooks.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import type { Mismatch } from './read-shape.ts'
import { requestIdOf, responseInfoOf } from './response-info.ts'
import { createRetryPolicy } from './retry.ts'
import { withBearer } from './with-bearer.ts'
import { withEvents } from './with-events.ts'
import { withRetries } from './with-retries.ts'
import { withTimeLimit } from './with-time-limit.ts'

/** Makes a call: sends it, reads its response, and notifies the hooks. Throws one of the client's three errors. */
export type RunCall = <Result>(
  description: CallDescription,
  options: CallOptions,
  send: (fetch: Fetch) => Promise<Response>,
  read: (response: CompleteResponse, now: Milliseconds, mismatches: Mismatch[]) => Result,
) => Promise<Result>

/** Creates the `RunCall` of a connection. */
export function createRunCall(client: ClientOptions): RunCall {
  const { clock = systemClock } = client
  const baseFetch = createBaseFetch(client.fetch)
  const retryPolicy = createRetryPolicy(client.retry ?? {}, clock)
  const startCall = createStartCall(client)
  return async (description, options, send, read) => {
    const call = startCall(description, options)
    const fetch = wrapFetch(baseFetch, [
      forCall(call),
      withRetries(call, retryPolicy),
      withBearer(call, description.bearer),
      withEvents(call),
      withTimeLimit(call),
    ])
    let response: CompleteResponse | undefined
    try {
      response = await completeResponse(await send(fetch))
      const mismatches: Mismatch[] = []
      const result = read(response, clock.now(), mismatches)
      const { headers } = response
      if (mismatches.length > 0) notifyCall(call, 'mismatch', () => ({ mismatches, ...requestIdOf(headers) }))
      const info = { response, attempts: call.attempts }
      notify(options, 'onResponse', () => ({ ...responseInfoOf(info.response), ...info }))
      return result
    } catch (cause) {
      const error = toCallError(call, cause, response)
      notifyCall(call, 'error', () => ({ error: toErrorReport(error) }))
      throw error
    }
  }
}

/** Keeps the address of a call, and notifies the hook `deprecated` of what its last response announces. */
const forCall =
  (call: Call): FetchWrapper =>
  (fetch) =>
  async (url, init) => {
    call.url = url
    const response = await fetch(url, init)
    // Reading headers takes time.
    if (call.hooks.deprecated && response.ok) {
      const info = responseInfoOf(response)
      if (info.deprecated || info.sunset) notifyCall(call, 'deprecated', () => info)
    }
    return response
  }
