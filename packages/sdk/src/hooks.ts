import {
  type AnswerError,
  type ApiError,
  isAnswerError,
  isApiError,
  isNetworkError,
  type NetworkError,
} from './errors.ts'
import type { Flaw } from './read-shape.ts'
import { redactBody, redactHeaders, redactText, redactUrl } from './redact.ts'

/** What every event says of its call. */
export interface CallEvent {
  /** Tells one call from another, through all its attempts: 1, 2, 3, … for each client. */
  readonly call: number
  /** The operation as the API description names it; `elsewhere` for the body of a blog and for the contact form. */
  readonly operation: string
  readonly method: string
  /** Without what stands behind the question mark. */
  readonly url: string
}

/** A request goes out. */
export interface RequestEvent extends CallEvent {
  /** 1 for the first of a call. */
  readonly attempt: number
  readonly headers: Readonly<Record<string, string>>
  /** What is sent, where it is not just an address; files are told by kind and size. */
  readonly body?: unknown
}

/** An answer came; whether it is a good one is not yet known. */
export interface ResponseEvent extends CallEvent {
  readonly attempt: number
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly requestId?: string
  /** How long the attempt took, answer included. */
  readonly milliseconds: number
}

/** A read that failed is going to be made again. */
export interface RetryEvent extends CallEvent {
  /** The attempt that failed. */
  readonly attempt: number
  readonly error: ErrorReport
  /** How long until then. */
  readonly milliseconds: number
}

/** A stale token was to be exchanged. */
export interface RefreshEvent extends CallEvent {
  /** Whether the call is made once more with a new one. */
  readonly isRenewed: boolean
}

/** A call has failed, for good. */
export interface ErrorEvent extends CallEvent {
  readonly error: ErrorReport
}

/** An answer is not as described: what says the same was converted, the rest is missing. */
export interface UnsoundEvent extends CallEvent {
  /** The first hundred places. */
  readonly flaws: readonly Flaw[]
  readonly requestId?: string
}

/** The API says that this operation goes away. */
export interface DeprecatedEvent extends CallEvent {
  /** Since when it is deprecated, or that it is. */
  readonly deprecated?: Date | true
  /** When it stops answering. */
  readonly sunset?: Date
  readonly requestId?: string
}

/** What a log may keep of a failure. */
export interface ErrorReport {
  readonly name: string
  readonly message: string
  readonly status?: number
  readonly kind?: string
  readonly pointer?: string
  /** The names of the fields that were refused. */
  readonly fields?: readonly string[]
  readonly requestId?: string
}

/**
 * Who is told of what a client does: for logs, traces and counters. Whatever could be a secret is blacked out before
 * (tokens, codes, phone numbers, e-mail addresses); what a hook throws is thrown away.
 */
export interface Hooks {
  request?(event: RequestEvent): void
  response?(event: ResponseEvent): void
  retry?(event: RetryEvent): void
  refresh?(event: RefreshEvent): void
  error?(event: ErrorEvent): void
  unsound?(event: UnsoundEvent): void
  deprecated?(event: DeprecatedEvent): void
}

/** Tells a listener, if there is one: the event is only made where somebody listens. */
export function tell<Name extends string, Event>(
  listeners: { readonly [name in Name]?: ((event: Event) => void) | undefined },
  name: Name,
  event: () => Event,
): void {
  try {
    listeners[name]?.(event())
  } catch {
    // A log that breaks is no reason for a call to fail.
  }
}

/** What every event says of a call. */
export const callEvent = (
  call: number,
  operation: string,
  { method, url }: Pick<Request, 'method' | 'url'>,
): CallEvent => ({
  call,
  operation,
  method,
  url: redactUrl(url),
})

/** What a request event says beside that. */
export const requestEvent = (request: Request, body: unknown) => ({
  headers: redactHeaders(request.headers),
  ...(body !== undefined && { body: redactBody(body) }),
})

/** What a log may keep of a failure. */
export function reportOf(error: unknown): ErrorReport {
  if (!isApiError(error) && !isNetworkError(error) && !isAnswerError(error))
    return { name: 'Error', message: redactText(String(error)) }
  const { name, message, status, kind, pointer, fields, requestId } = error as Partial<
    ApiError & NetworkError & AnswerError
  > & { name: string; message: string; kind?: string }
  return {
    name,
    message: redactText(message),
    ...(status !== undefined && { status }),
    ...(kind !== undefined && { kind }),
    ...(pointer !== undefined && { pointer }),
    ...(fields !== undefined && { fields: Object.keys(fields) }),
    ...(requestId !== undefined && { requestId }),
  }
}
