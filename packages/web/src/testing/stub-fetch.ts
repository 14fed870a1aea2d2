import { vi } from 'vitest'

/** Replaces `fetch` in a test; whatever it is called with, `send` is given a request. */
export const stubFetch = (send: (request: Request) => Promise<Response>) =>
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => send(new Request(input, init)))
