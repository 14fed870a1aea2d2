import type { Clock } from './clock.ts'
import type { Hooks } from './hooks.ts'
import type { Receipt } from './receipt.ts'
import type { RetryOptions } from './retry.ts'
import type { Session } from './session.ts'

/** What a client needs to know. */
export interface ClientOptions {
  /** Absolute address of the platform API, for instance `https://api.example.com/api`. */
  baseUrl: string
  /** Absolute address of the notifications service. */
  notificationsUrl: string
  /** Where the tokens of the session are kept; staff calls carry one. */
  session?: Session
  /** Stands in for the global `fetch`, which is otherwise looked up for each call. */
  fetch?: (request: Request) => Promise<Response>
  /** Milliseconds for one attempt, answer included: 15 000 unless said otherwise. */
  timeout?: number
  /** The same where files go out: 60 000 unless said otherwise. */
  uploadTimeout?: number
  /** Milliseconds for a call with all its attempts and the waits between: twice those of one attempt. */
  totalTimeout?: number
  /** How reads that fail for the moment are made again; `false` for never. */
  retry?: RetryOptions | false
  /** Headers for every call, such as `traceparent` or `X-Request-Id`. Across origins, each needs the server's leave. */
  headers?: (operation: string) => Readonly<Record<string, string>>
  /** Who is told of what happens, for logs and traces. */
  hooks?: Hooks
  /** Stands in for time and chance. */
  clock?: Clock
}

/** What every call takes last. */
export interface CallOptions {
  /** Gives the call up: it fails with a `NetworkError` of kind `aborted`. */
  signal?: AbortSignal
  /** Milliseconds for one attempt of this call. */
  timeout?: number
  /** Is given the answer itself, with what its headers say; not where a call fails. */
  onAnswer?: (receipt: Receipt) => void
  /** Sent as `Idempotency-Key`, for a service that knows it; no call is made again because of it. */
  idempotencyKey?: string
}
