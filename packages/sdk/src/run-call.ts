import { type Call, notifyCall, toCallError } from './call.ts'
import { type Milliseconds, systemClock } from './clock.ts'
import { type CompleteResponse, completeResponse } from './complete-response.ts'
import { createBaseFetch, type Fetch, wrapFetch } from './fetch.ts'
import { notify, toErrorReport } from './hooks.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import type { Mismatch } from './read-shape.ts'
import { refusalOf } from './response-body.ts'
import { requestIdOf, responseInfoOf } from './response-info.ts'
import { createRetryPolicy } from './retry.ts'
import { type Bearer, withBearer } from './with-bearer.ts'
import { withEvents } from './with-events.ts'
import { withRetries } from './with-retries.ts'
import { withTimeLimit } from './with-time-limit.ts'

/** The description of a call before it is made. */
export interface CallDescription extends Pick<Call, 'operation' | 'method' | 'url' | 'isRead' | 'body'> {
  readonly calledAs?: string | undefined
  /** An upload may take longer. */
  readonly isUpload?: boolean
  /** A response from outside the API has no envelope. */
  readonly isExternal?: boolean
  readonly bearer?: Bearer | undefined
}

/** Makes a call: sends it, reads its response, and notifies the hooks. Throws one of the client's three errors. */
export type RunCall = <Result>(
  description: CallDescription,
  options: CallOptions,
  send: (fetch: Fetch, call: Call) => Promise<Response>,
  read: (response: CompleteResponse, mismatches: Mismatch[], now: Milliseconds) => Result,
) => Promise<Result>

/** Creates the `RunCall` of a client. */
export function createRunCall(client: ClientOptions): RunCall {
  const { clock = systemClock, hooks = {} } = client
  const baseFetch = createBaseFetch(client.fetch)
  const retryPolicy = createRetryPolicy(client.retry ?? {}, clock)
  let calls = 0

  function startCall(description: CallDescription, options: CallOptions): Call {
    const { isUpload, isExternal, operation, calledAs = operation } = description
    const timeout =
      options.timeout ?? (isUpload ? (client.uploadTimeout ?? 60_000) : (client.timeout ?? 15_000))
    calls += 1
    return {
      ...description,
      calledAs,
      clock,
      hooks,
      number: calls,
      retry: options.retry,
      timeout,
      deadline: clock.now() + (client.totalTimeout ?? 2 * timeout),
      attempts: 0,
      refusalOf: (response) => (isExternal && response.ok ? undefined : refusalOf(response, clock.now())),
    }
  }

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
