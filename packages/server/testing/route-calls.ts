import type { TestServer } from './test-server.ts'

/** The answer to a call, with its body as JSON or text. */
export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

/** The body of a refusal. */
export interface Refused {
  status: { statusCode: number; message: string; errors?: Record<string, string> }
}

interface Sent {
  method?: string
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
}

/** Creates a function that calls a test server, as staff with a bearer or as a visitor without one. */
export const createCaller = (server: TestServer, bearer: string | null = null) =>
  async function call<Body>(path: string, { method, json, form, headers }: Sent = {}): Promise<Answer<Body>> {
    const body = form ?? (json === undefined ? null : JSON.stringify(json))
    const response = await server.fetch(
      new Request(`http://admin.localhost${path}`, {
        method: method ?? (body === null ? 'GET' : 'POST'),
        headers: {
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
        body,
      }),
    )
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const read = (isJson ? await response.json() : await response.text()) as Body
    return { status: response.status, headers: response.headers, body: read }
  }

export type Call = ReturnType<typeof createCaller>

/** Creates a form; a list becomes one part for each of its values. */
export function formOf(fields: Record<string, string | Blob | (string | Blob)[]>) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value)
  }
  return form
}
