import type { ForeignUpstream } from './index.ts'

export const api = 'http://api.example/api'
export const service = 'http://api.example/notifications-service'

/** One call of a test. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly json?: unknown
  readonly form?: Record<string, string | File>
  readonly bearer?: string
  readonly accept?: string
}

/** Sends a call like the client, and reads the answer in any form. */
export async function sendCall(upstream: ForeignUpstream, url: string, call: Call = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(call.form ?? {})) body.append(name, value)
  const response = await upstream.fetch(
    new Request(url, {
      method: call.method ?? 'GET',
      headers: {
        accept: call.accept ?? 'application/json',
        ...(call.bearer && { authorization: `Bearer ${call.bearer}` }),
        ...(call.json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(call.json !== undefined && { body: JSON.stringify(call.json) }),
      ...(call.form && { body }),
    }),
  )
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return { status: response.status, text, body: isJson ? JSON.parse(text) : undefined }
}

/** The status code in an answer's envelope, or else its HTTP status. */
export const statusOf = ({ status, body }: { status: number; body?: { status?: { statusCode?: number } } }) =>
  body?.status?.statusCode ?? status

/** The list in an answer of any dialect. */
export function listOf(body: unknown): unknown[] {
  if (Array.isArray(body)) return body
  const { data } = (body ?? {}) as { data?: unknown }
  if (Array.isArray(data)) return data
  return Object.values(data ?? {}).find(Array.isArray) ?? []
}

/** The record in an answer of any dialect. */
export const recordOf = ({ body }: { body?: Record<string, unknown> }) =>
  (body?.data ?? body) as Record<string, unknown>
