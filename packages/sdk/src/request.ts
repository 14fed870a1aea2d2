import { guardPath } from './guard.ts'
import { multipart } from './multipart.ts'
import type { Operation } from './operations.ts'

/** What goes into a request. */
export interface Parts {
  path?: Readonly<Record<string, unknown>> | undefined
  query?: Readonly<Record<string, unknown>> | undefined
  body?: unknown
  headers: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
}

/** Makes the request of an operation, as the description says; nothing is sent. */
export function requestOf(baseUrl: string, { method, path, sendsForm }: Operation, parts: Parts): Request {
  const { query = {}, body, headers, signal = null } = parts
  guardPath(path, parts.path)
  const address = path.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(String(parts.path?.[name])))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  const url = baseUrl + address + (search && `?${search}`)
  if (body === undefined) return new Request(url, { method, signal, headers })
  // The boundary of a form is left to `fetch`: no Content-Type is set.
  if (sendsForm) return new Request(url, { method, signal, headers, body: multipart(body) })
  const type = { 'Content-Type': 'application/json' }
  return new Request(url, { method, signal, headers: { ...type, ...headers }, body: JSON.stringify(body) })
}
