import type { Clock } from './clock.ts'
import type { Hooks } from './hooks.ts'
import type { ResponseInfo } from './response-info.ts'
import type { RetryOptions } from './retry.ts'
import type { Session } from './session.ts'

/** The options of a client. */
export interface ClientOptions {
  /** Absolute URL of the platform API, for instance `https://api.example.com/api`. */
  baseUrl: string
  /** Absolute URL of the notifications service. */
  notificationsUrl: string
  /** The tokens of staff calls. */
  session?: Session
  /** Replaces the global `fetch`, which is otherwise looked up for each call. */
  fetch?: (request: Request) => Promise<Response>
  /** Milliseconds for one attempt, including the response body. Default: 15 000. */
  timeout?: number
  /** The same for uploads. Default: 60 000. */
  uploadTimeout?: number
  /** Milliseconds for a call with all its attempts and the waits between them. Default: twice those of one attempt. */
  totalTimeout?: number
  /** How failed reads are retried; `false` for never. */
  retry?: RetryOptions | false
  /** Headers of every call, such as `traceparent`. Across origins, the server must allow each of them. */
  headers?: (operation: string) => Readonly<Record<string, string>>
  /** Callbacks for logs and traces. */
  hooks?: Hooks
  /** Replaces the system clock and random source, for tests. */
  clock?: Clock
}

/** The options of every call. */
export interface CallOptions {
  /** Aborts the call, which then throws a `NetworkError` of kind `aborted`. */
  signal?: AbortSignal
  /** Milliseconds for one attempt of this call. */
  timeout?: number
  /** Receives the response of a successful call. */
  onResponse?: (info: ResponseInfo) => void
  /** The `Idempotency-Key` header. It does not make a write be retried. */
  idempotencyKey?: string
}
