import createWire, { type Client, type HeadersOptions, mergeHeaders } from 'openapi-fetch'
import { readAnswer } from './answer.ts'
import { attempt, type Sending } from './attempt.ts'
import { isAnswerError, isApiError, isNetworkError, NetworkError } from './errors.ts'
import { staffCalls, textCalls } from './generated/calls.ts'
import type { paths as NotificationsPaths } from './generated/notifications.ts'
import type { paths as PlatformPaths } from './generated/platform.ts'
import { guardPath } from './guard.ts'

/** The typed wire of one service: one method per verb, one type per path. */
export type Http<Paths extends object> = Pick<Client<Paths>, 'GET' | 'POST' | 'PUT'>

/** The wire of the platform API. */
export type Platform = Http<PlatformPaths>

/** The wire of the notifications service. */
export type NotificationsService = Http<NotificationsPaths>

/** Where the token of the session is kept. */
export interface Session {
  /** The token that staff calls carry, or null while nobody is signed in. */
  jwtToken(): string | null
}

/** What every call takes last. */
export interface CallOptions {
  /** Gives the call up: it fails with a `NetworkError` of kind `aborted`. */
  signal?: AbortSignal
}

interface Init {
  params?: { path?: Record<string, unknown> }
  headers?: HeadersOptions
}

type Send = (
  method: string,
  path: string,
  init: unknown,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Opens the typed wire to one service. */
export function createHttp<Paths extends object>(
  baseUrl: string,
  sending: Sending,
  session: Session | undefined,
): Http<Paths> {
  const wire = createWire<Paths>({ baseUrl, fetch: (request) => attempt(request, sending) })
  // openapi-fetch types each path; here they are all sent and read the same way.
  const send = wire.request as unknown as Send

  const call =
    (method: 'GET' | 'POST' | 'PUT') =>
    async (path: string, init: Init = {}) => {
      guardPath(path, init.params?.path)
      const name = `${method} ${path}`
      try {
        const headers = mergeHeaders(staffCalls.has(name) ? bearer(session?.jwtToken()) : {}, init.headers)
        // Always as text: openapi-fetch's own reading throws on what is not JSON, and cannot tell empty from missing.
        const { data, error, response } = await send(method, path, { ...init, headers, parseAs: 'text' })
        return { data: readAnswer(response, textOf(data ?? error), textCalls.has(name)), response }
      } catch (cause) {
        if (isApiError(cause) || isNetworkError(cause) || isAnswerError(cause)) throw cause
        throw new NetworkError('offline', cause)
      }
    }
  return { GET: call('GET'), POST: call('POST'), PUT: call('PUT') } as unknown as Http<Paths>
}

/** The header that carries a token; none where there is no token, or one that cannot stand in a header. */
export const bearer = (token: string | null | undefined): Record<string, string> =>
  token && /^[\x21-\x7e]+$/.test(token) ? { Authorization: `Bearer ${token}` } : {}

// What openapi-fetch made of a refusal: it reads those as JSON where it can.
const textOf = (body: unknown) =>
  typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
