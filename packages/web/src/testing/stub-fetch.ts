import { vi } from 'vitest'

/** Replaces `fetch` in a test; `send` receives the arguments of each call as a `Request`. */
export const stubFetch = (send: (request: Request) => Promise<Response>) =>
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    // Keeps the requests: if Node collects one in use, its signal no longer aborts dependent signals.
    init?.signal?.addEventListener('abort', () => request)
    return send(request)
  })
