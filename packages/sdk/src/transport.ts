import type { Clock } from './clock.ts'
import type { Hooks } from './hooks.ts'
import type { RetryPolicy } from './retry.ts'

/** How a client sends its requests. */
export interface Transport {
  /** Sends a request and reads the whole response. */
  readonly fetch: (url: string, init: RequestInit) => Promise<ReceivedResponse>
  readonly clock: Clock
  readonly retry: RetryPolicy
  readonly hooks: Hooks
}

/** A response with its whole body. */
export interface ReceivedResponse {
  readonly response: Response
  readonly text: string
}

/** Sends with a `fetch` from the options, or with the global one, which is looked up for each call. */
export const createFetch =
  (fetch?: (request: Request) => Promise<Response>): Transport['fetch'] =>
  async (url, init) => {
    // The global one is given the URL: it makes its own request, also of a request.
    const request = fetch && new Request(url, init)
    // Node may collect a request that is in use, and then its signal no longer aborts what follows that signal.
    if (request) init.signal?.addEventListener('abort', () => request)
    const response = await (request ? fetch(request) : globalThis.fetch(url, init))
    return { response, text: await response.text() }
  }
