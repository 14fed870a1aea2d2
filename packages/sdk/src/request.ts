import { createFinalURL } from 'openapi-fetch'
import { pathWith } from './guard.ts'
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

/** A request and its body apart: so each attempt has the body whole, and no browser takes it for a stream. */
export interface Outgoing {
  readonly request: Request
  readonly payload?: string | FormData
}

/** Makes the request of an operation, as the description says; nothing is sent. */
export function requestOf(
  baseUrl: string,
  { method, path, sendsForm, answersText }: Operation,
  parts: Parts,
): Outgoing {
  const { body, headers, signal = null } = parts
  const params = { path: parts.path ?? {}, query: parts.query ?? {} }
  const url = createFinalURL(path, { baseUrl, params, pathSerializer: pathWith, querySerializer })
  // The boundary of a form is left to `fetch`: no Content-Type is set.
  const type = body === undefined || sendsForm ? {} : { 'Content-Type': 'application/json' }
  const accept = { Accept: answersText ? textTypes : 'application/json' }
  const request = new Request(url, { method, signal, headers: { ...accept, ...type, ...headers } })
  if (body === undefined) return { request }
  return { request, payload: sendsForm ? multipart(body) : JSON.stringify(body) }
}

/** What a call that reads a text asks for. */
export const textTypes = 'text/plain, */*'

// openapi-fetch's own serializers know lists and objects in many styles, and bodies of many kinds. The description has
// none of them, and they would be a tenth of a small bundle.

function querySerializer(query: unknown): string {
  const asked = Object.entries(query as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
}
