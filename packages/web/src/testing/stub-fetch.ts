import { vi } from 'vitest'

/** Replaces `fetch` in a test; whatever it is called with, `send` is given a request. */
export const stubFetch = (send: (request: Request) => Promise<Response>) =>
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    // Node may collect a request that is in use, and then its signal no longer aborts what follows that signal.
    init?.signal?.addEventListener('abort', () => request)
    return send(request)
  })
