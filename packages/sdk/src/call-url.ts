import type { CompleteResponse } from './complete-response.ts'
import type { Init } from './fetch.ts'
import { notifyDeprecation } from './hook-middleware.ts'
import type { CallOptions } from './options.ts'
import type { RunCall } from './run-call.ts'
import type { CallDescription } from './start-call.ts'

/**
 * Calls a URL without openapi-fetch, with the same hooks, retries and time limits. An error of `createInit` is an error of
 * the call.
 */
export type CallUrl = <Result>(
  description: CallDescription,
  options: CallOptions,
  createInit: () => Init,
  read: (response: CompleteResponse, now: number) => Result,
) => Promise<Result>

/** Creates the `CallUrl` of a client. */
export const createCallUrl =
  (runCall: RunCall): CallUrl =>
  (description, options, createInit, read) =>
    runCall(
      description,
      options,
      async (fetch, call) => {
        const response = await fetch(description.url, createInit())
        notifyDeprecation(call, response)
        return response
      },
      (response, _, now) => read(response, now),
    )
