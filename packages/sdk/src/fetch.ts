import { type CompleteResponse, completeResponse } from './complete-response.ts'

/** The init of a request, with headers that can be read and copied. */
export interface Init extends RequestInit {
  readonly headers: Headers
}

/** `fetch` with a URL, and with the whole response. */
export type Fetch = (url: string, init: Init) => Promise<CompleteResponse>

/** A function that adds one thing to a `fetch`: a time limit, retries, a token. */
export type FetchWrapper = (fetch: Fetch) => Fetch

/** Wraps a `fetch`; the first wrapper is the outermost. */
export const wrapFetch = (fetch: Fetch, wrappers: readonly FetchWrapper[]): Fetch =>
  wrappers.reduceRight((inner, wrap) => wrap(inner), fetch)

/** Sends with a `fetch` from the options, or with the global one, which is looked up for each request. */
export const createBaseFetch =
  (fetch?: (request: Request) => Promise<Response>): Fetch =>
  async (url, init) => {
    // The global one is given the URL: it makes its own request, also of a request.
    if (!fetch) return completeResponse(await globalThis.fetch(url, init))
    const request = new Request(url, init)
    // Node may collect a request that is in use, and then its signal no longer aborts what follows that signal.
    init.signal?.addEventListener('abort', () => request)
    return completeResponse(await fetch(request))
  }
