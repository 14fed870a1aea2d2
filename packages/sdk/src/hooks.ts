import type { Milliseconds } from './clock.ts'
import { isCallError } from './errors.ts'
import type { Mismatch } from './read-shape.ts'
import { redactText } from './redact.ts'

/** What every event contains. */
export interface CallEvent {
  /** The number of the call, the same for all its attempts: 1, 2, 3, … for each connection. */
  readonly call: number
  /** The operation as the API description names it; `blogs.body` and `contact.submit` are outside it. */
  readonly operation: string
  readonly method: string
  /** Without query and fragment. */
  readonly url: string
  /** The call's option of the same name, if any, without secrets as a body is. */
  readonly context?: unknown
}

/** A request is sent. */
export interface RequestEvent extends CallEvent {
  /** 1 for the first attempt of a call. */
  readonly attempt: number
  readonly headers: Readonly<Record<string, string>>
  /** The body, if any; a file as its type and size. */
  readonly body?: unknown
}

/** A response arrived; its body has not been checked yet. */
export interface ResponseEvent extends CallEvent {
  readonly attempt: number
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly requestId?: string
  /** Duration of the attempt, including the response body. */
  readonly milliseconds: Milliseconds
}

/** A failed read will be retried. */
export interface RetryEvent extends CallEvent {
  /** The attempt that failed. */
  readonly attempt: number
  readonly error: ErrorReport
  /** The wait before the next attempt. */
  readonly milliseconds: Milliseconds
}

/** The exchange of a stale token has ended. */
export interface RefreshEvent extends CallEvent {
  /** Whether the call is repeated with a new token. */
  readonly isRenewed: boolean
}

/** A call failed, after all its retries. */
export interface ErrorEvent extends CallEvent {
  readonly error: ErrorReport
}

/** A response differs from the description. */
export interface MismatchEvent extends CallEvent {
  /** At most a hundred. */
  readonly mismatches: readonly Mismatch[]
  readonly requestId?: string
}

/** The API announces that an operation will be removed. */
export interface DeprecatedEvent extends CallEvent {
  /** Since when it is deprecated; `true` without a date. */
  readonly deprecated?: Date | true
  /** When it is removed. */
  readonly sunset?: Date
  readonly requestId?: string
}

/** An error without secrets, for logs. */
export interface ErrorReport {
  readonly name: string
  readonly message: string
  readonly status?: number
  readonly kind?: string
  readonly pointer?: string
  /** The names of the refused fields. */
  readonly fields?: readonly string[]
  readonly requestId?: string
}

/**
 * Callbacks for logs, traces and counters. Events contain no tokens, codes, phone numbers or e-mail addresses. An error
 * thrown by a hook is ignored.
 */
export interface Hooks {
  request?(event: RequestEvent): void
  response?(event: ResponseEvent): void
  retry?(event: RetryEvent): void
  refresh?(event: RefreshEvent): void
  error?(event: ErrorEvent): void
  mismatch?(event: MismatchEvent): void
  deprecated?(event: DeprecatedEvent): void
}

/** Calls a callback if there is one. The event is only created then. */
export function notify<Name extends string, Event>(
  callbacks: { readonly [name in Name]?: ((event: Event) => void) | undefined },
  name: Name,
  createEvent: () => Event,
): void {
  try {
    callbacks[name]?.(createEvent())
  } catch {
    // An error of a log must not fail the call.
  }
}

/** Copies what a log may contain of an error, also of one that the caller's own code threw. */
export function toErrorReport(error: unknown): ErrorReport {
  const { name, message, status, kind, pointer, fields, requestId } = Object(
    isCallError(error)
      ? error
      : { name: Object(error).name ?? 'Error', message: redactText(`${Object(error).message ?? error}`) },
  )
  const report = { name, message, status, kind, pointer, fields: fields && Object.keys(fields), requestId }
  // JSON leaves out undefined members.
  return JSON.parse(JSON.stringify(report))
}
