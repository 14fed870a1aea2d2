import type { BodyOf, Operation, OperationId } from './operations.ts'
import type { CallOptions, RequestHeaders } from './options.ts'
import type { TokenRefresher } from './refresh.ts'
import type { Session } from './session.ts'
import { buildPath } from './urls.ts'

/** The parameters, body and headers of one call. */
export interface RequestOptions<Id extends OperationId = OperationId> extends CallOptions {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: BodyOf<Id>
  /** The function that was called, if it is not named as the operation. */
  calledAs?: string
}

/** A request that can be sent several times. */
export interface PreparedRequest {
  readonly url: string
  readonly method: string
  /** By lower-case names. */
  readonly headers: Record<string, string>
  readonly credentials?: RequestCredentials
  readonly signal: AbortSignal | undefined
  readonly payload?: string | FormData
  /** The body before it is serialized, for hooks. */
  readonly body?: unknown
  /** A read is safe to retry. */
  readonly isRead: boolean
  readonly isUpload?: boolean
  /** The session whose token is sent, for staff calls. */
  readonly session?: Session | undefined
  /** Exchanges a stale token. */
  readonly refresher?: TokenRefresher
  /** Receives a stale token that this call does not exchange. */
  readonly onStaleToken?: (token: string) => void
}

/** Builds the request of an operation, without sending it. */
export function prepareRequest<Id extends OperationId>(
  baseUrl: string,
  { method, path, toForm, returnsText, class: kind }: Operation<Id>,
  { body, signal, path: parameters = {}, query = {} }: RequestOptions<Id>,
  ...headers: (RequestHeaders | undefined)[]
): PreparedRequest {
  return {
    url: baseUrl + buildPath(path, parameters) + buildQuery(query),
    method,
    signal,
    headers: mergeHeaders(
      { Accept: returnsText ? textTypes : 'application/json' },
      // `fetch` sets the Content-Type of a form, because only it knows the boundary.
      body !== undefined && !toForm ? { 'Content-Type': 'application/json' } : {},
      ...headers,
    ),
    ...(body !== undefined && { body, payload: toForm ? toForm(body) : JSON.stringify(body) }),
    isRead: kind === 'read',
    isUpload: toForm !== undefined,
  }
}

/** What calls that read a text accept. */
export const textTypes = 'text/plain, */*'

/** The Authorization header of a token; none for a token that is no valid header value. */
export const bearerHeader = (token: string | null | undefined): Record<string, string> =>
  token && /^[\x21-\x7e]+$/.test(token) ? { authorization: `Bearer ${token}` } : {}

/** Later headers win, however their names are written. */
export function mergeHeaders(...all: (RequestHeaders | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {}
  for (const headers of all) for (const name in headers) merged[name.toLowerCase()] = headers[name] as string
  return merged
}

function buildQuery(query: Readonly<Record<string, unknown>>): string {
  let text = ''
  for (const name in query)
    if (query[name] != null) text += `${text && '&'}${name}=${encodeURIComponent(String(query[name]))}`
  return text && `?${text}`
}
