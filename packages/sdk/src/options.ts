import type { Middleware } from 'openapi-fetch'
import type { Clock, Milliseconds } from './clock.ts'
import type { Hooks } from './hooks.ts'
import type { ResponseInfo } from './response-info.ts'
import type { RetryOptions } from './retry.ts'
import type { Session } from './session.ts'

/** Names and values of headers. */
export type RequestHeaders = Readonly<Record<string, string>>

/** The options of a connection, which `createClient` and `createExtensions` open or share. */
export interface ClientOptions {
  /** Absolute URL of the platform API, for instance `https://api.example.com/api`. */
  baseUrl: string
  /** Absolute URL of the notifications service. Without it, calls of that service are refused before sending. */
  notificationsUrl?: string | undefined
  /** The tokens of staff calls. */
  session?: Session | undefined
  /** Replaces the global `fetch`, which is otherwise looked up for each call. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** For one attempt, including the response body. Default: 15 000. */
  timeout?: Milliseconds | undefined
  /** The same for uploads. Default: 60 000. */
  uploadTimeout?: Milliseconds | undefined
  /** For a call with all its attempts and the waits between them. Default: twice those of one attempt. */
  totalTimeout?: Milliseconds | undefined
  /** How failed reads are retried; `false` for never. */
  retry?: RetryOptions | false | undefined
  /** Headers of every call, such as `traceparent`. Across origins, the server must allow each of them. */
  headers?: RequestHeaders | ((operation: string) => RequestHeaders) | undefined
  /** Callbacks for logs and traces. */
  hooks?: Hooks | undefined
  /** Middleware of openapi-fetch. It runs once for each call, not for each attempt. */
  middleware?: readonly Middleware[] | undefined
  /** Replaces the system clock and random source, for tests. */
  clock?: Clock | undefined
}

/** The options of every call. */
export interface CallOptions {
  /** Aborts the call, which then throws a `NetworkError` of kind `aborted`. */
  signal?: AbortSignal | undefined
  /** The limit of each attempt of this call, in place of the client's. */
  timeout?: Milliseconds | undefined
  /** How this call is retried if it is a read; `false` for never. */
  retry?: RetryOptions | false | undefined
  /** Headers of this call, in place of the connection's headers of the same name. */
  headers?: RequestHeaders | undefined
  /** Receives the response of a successful call. */
  onResponse?: ((info: ResponseInfo) => void) | undefined
  /** The `Idempotency-Key` header. It does not make a write be retried. */
  idempotencyKey?: string | undefined
  /** The `If-Match` header: the version (`etag`) that the record must still have, or the call is refused with 412. */
  ifMatch?: string | undefined
  /** Something of the caller's own, which each event of this call carries as `context`. It is not sent. */
  context?: unknown
}

/** The options of a list that an API may answer in pages. */
export interface PageOptions extends CallOptions {
  /** The maximum number of records, up to 1000. Default: all. */
  limit?: number | undefined
  /** The key of the last record of the page before, as its `Link` has it. Default: the first page. */
  after?: string | undefined
}
