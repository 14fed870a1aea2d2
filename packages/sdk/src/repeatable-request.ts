import type { Init } from './fetch.ts'

/** A request that keeps its init, of which each attempt makes a new request: a body can be sent only once. */
export class RepeatableRequest extends Request {
  readonly init: RequestInit

  constructor(url: RequestInfo | URL, init: RequestInit = {}) {
    super(url, init)
    this.init = init
  }

  // openapi-fetch accepts only instances of this class from middleware, which may return any request.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Request
  }
}

/** The init of a request, with the headers that middleware has changed. */
export async function initOf(request: Request & { readonly init?: RequestInit }): Promise<Init> {
  const { init, headers } = request
  if (!init) {
    // Middleware has replaced the request.
    const { method, credentials, signal } = request
    const body = await request.blob()
    return { method, credentials, signal, headers, ...(body.size > 0 && { body }) }
  }
  // The boundary of this request. `fetch` chooses another one for each form that it sends.
  if (init.body instanceof FormData) headers.delete('Content-Type')
  return { ...init, headers }
}
