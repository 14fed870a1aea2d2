import { createFinalURL } from 'openapi-fetch'
import { multipart } from './multipart.ts'
import type { BodyOf, Operation, OperationId } from './operations.ts'
import type { CallOptions } from './options.ts'
import type { TokenRefresher } from './refresh.ts'
import { assertHttpUrl, buildPath } from './urls.ts'

/** The parameters, body and headers of one call. */
export interface RequestOptions<Id extends OperationId = OperationId> extends CallOptions {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: BodyOf<Id>
  headers?: Readonly<Record<string, string>>
}

/** The same for an address outside the API. */
export interface ExternalRequestOptions extends CallOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** A request that can be sent several times. */
export interface PreparedRequest {
  /** Has no body: a body in a `Request` can be sent once, and browsers log it as a stream. */
  readonly request: Request
  readonly payload?: string | FormData
  /** The body before it is serialized, for hooks. */
  readonly body?: unknown
  /** A read is safe to retry. */
  readonly isRead: boolean
  readonly isUpload?: boolean
  /** The session's token, for staff calls. */
  readonly jwtToken?: () => string | null
  /** Exchanges a stale token. */
  readonly refresher?: TokenRefresher
  /** Receives a stale token that this call does not exchange. */
  readonly onStaleToken?: (token: string) => void
}

/** Builds the request of an operation, without sending it. */
export function prepareRequest<Id extends OperationId>(
  baseUrl: string,
  { method, path, sendsForm, returnsText, class: kind }: Operation<Id>,
  options: RequestOptions<Id>,
): PreparedRequest {
  const { body, signal } = options
  const params = { path: options.path ?? {}, query: options.query ?? {} }
  const url = createFinalURL(path, { baseUrl, params, pathSerializer: buildPath, querySerializer })
  const headers = {
    Accept: returnsText ? textTypes : 'application/json',
    // `fetch` sets the Content-Type of a form, because only it knows the boundary.
    ...(body !== undefined && !sendsForm && { 'Content-Type': 'application/json' }),
    ...options.headers,
  }
  return {
    request: new Request(url, { method, signal: signal ?? null, headers }),
    ...(body !== undefined && { body, payload: sendsForm ? multipart(body) : JSON.stringify(body) }),
    isRead: kind === 'read',
    isUpload: sendsForm === true,
  }
}

/** Builds a request to an address outside the API, without cookies and token. */
export function prepareExternalRequest(
  name: string,
  url: string,
  { method = 'GET', signal, headers, body }: ExternalRequestOptions,
): PreparedRequest {
  assertHttpUrl(name, url)
  return {
    request: new Request(url, {
      method,
      signal: signal ?? null,
      headers: { Accept: textTypes, ...headers },
      credentials: 'omit',
    }),
    ...(body !== undefined && { payload: body }),
    isRead: method === 'GET',
  }
}

const textTypes = 'text/plain, */*'

/** The Authorization header of a token; none for a token that is no valid header value. */
export const bearerHeader = (token: string | null | undefined): Record<string, string> =>
  token && /^[\x21-\x7e]+$/.test(token) ? { Authorization: `Bearer ${token}` } : {}

// The serializer of openapi-fetch supports styles that the description does not use, and is a tenth of a small bundle.
function querySerializer(query: unknown): string {
  const parameters = Object.entries(query as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return new URLSearchParams(parameters.map(([name, value]) => [name, String(value)])).toString()
}
