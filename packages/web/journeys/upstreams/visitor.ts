/** Stores a visitor's cookie and sends it to the API, as a browser does. */
export function createVisitor() {
  let cookie = ''
  return {
    forget() {
      cookie = ''
    },
    async send(request: Request, fetch: (request: Request) => Promise<Response>): Promise<Response> {
      const isApi = new URL(request.url).pathname.startsWith('/api/')
      // A real browser's request has its own cookie.
      if (!isApi || request.headers.has('cookie')) return fetch(request)
      const headers = new Headers(request.headers)
      if (cookie) headers.set('cookie', cookie)
      const answer = await fetch(new Request(request, { headers }))
      const [set] = answer.headers.getSetCookie()
      if (set?.startsWith('visitor=')) cookie = set.split(';')[0] ?? ''
      return answer
    },
  }
}
