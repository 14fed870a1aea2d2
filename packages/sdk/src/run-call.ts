import { type Call, notifyCall } from './call.ts'
import { toCallError } from './call-error.ts'
import { type Milliseconds, systemClock } from './clock.ts'
import { type CompleteResponse, completeResponse } from './complete-response.ts'
import { createBaseFetch, type Fetch, wrapFetch } from './fetch.ts'
import { notify, toErrorReport } from './hooks.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import type { Mismatch } from './read-shape.ts'
import { requestIdOf, responseInfoOf } from './response-info.ts'
import { createRetryPolicy } from './retry.ts'
import { type CallDescription, createStartCall } from './start-call.ts'
import { withBearer } from './with-bearer.ts'
import { withEvents } from './with-events.ts'
import { withRetries } from './with-retries.ts'
import { withTimeLimit } from './with-time-limit.ts'

/** Makes a call: sends it, reads its response, and notifies the hooks. Throws one of the client's three errors. */
export type RunCall = <Result>(
  description: CallDescription,
  options: CallOptions,
  send: (fetch: Fetch, call: Call) => Promise<Response>,
  read: (response: CompleteResponse, mismatches: Mismatch[], now: Milliseconds) => Result,
) => Promise<Result>

/** Creates the `RunCall` of a client. */
export function createRunCall(client: ClientOptions): RunCall {
  const { clock = systemClock } = client
  const baseFetch = createBaseFetch(client.fetch)
  const retryPolicy = createRetryPolicy(client.retry ?? {}, clock)
  const startCall = createStartCall(client)
  return async (description, options, send, read) => {
    const call = startCall(description, options)
    const fetch = wrapFetch(baseFetch, [
      withRetries(call, retryPolicy),
      withBearer(call, description.bearer),
      withEvents(call),
      withTimeLimit(call),
    ])
    let response: CompleteResponse | undefined
    try {
      response = await completeResponse(await send(fetch, call))
      const mismatches: Mismatch[] = []
      const result = read(response, mismatches, clock.now())
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
