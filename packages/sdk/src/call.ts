import type { Clock, Milliseconds } from './clock.ts'
import type { CompleteResponse } from './complete-response.ts'
import { type ApiError, addDetails, type InvalidResponseError, isCallError, NetworkError } from './errors.ts'
import { type CallEvent, type Hooks, notify } from './hooks.ts'
import { unexpectedShape } from './readers.ts'
import { redactText, redactUrl } from './redact.ts'
import { requestIdOf } from './response-info.ts'
import type { RetryOptions } from './retry.ts'

/** A call while it is made, with all its attempts. */
export interface Call {
  /** 1, 2, 3, … for each client. */
  readonly number: number
  /** The operation, as events name it. */
  readonly operation: string
  /** The function that was called, as errors name it. */
  readonly calledAs: string
  readonly method: string
  /** Without path parameters until the request is made. */
  url: string
  /** The body before it is serialized, for hooks. */
  readonly body?: unknown
  /** A read is safe to retry. */
  readonly isRead: boolean
  readonly retry: RetryOptions | false | undefined
  /** The time of one attempt. */
  readonly timeout: Milliseconds
  /** The moment at which all attempts end. */
  readonly deadline: Milliseconds
  /** The number of attempts so far. */
  attempts: number
  /** The error of a response that refuses the call. */
  readonly refusalOf: (response: CompleteResponse) => ApiError | undefined
  readonly clock: Clock
  readonly hooks: Hooks
}

/** Notifies a hook of an event of a call. */
export const notifyCall = <Name extends keyof Hooks>(
  call: Call,
  name: Name,
  detailsOf: () => Omit<Parameters<NonNullable<Hooks[Name]>>[0], keyof CallEvent>,
): void => notify(call.hooks as AnyHooks<Name>, name, () => ({ ...callEventOf(call), ...detailsOf() }))

type AnyHooks<Name extends string> = { readonly [name in Name]?: (event: unknown) => void }

const callEventOf = ({ number, operation, method, url }: Call): CallEvent => ({
  call: number,
  operation,
  method,
  url: redactUrl(url),
})

/**
 * One of the client's three errors, with the details of its call. Any other error becomes an `InvalidResponseError` if
 * there was a response, whose reader did not expect it, else a `NetworkError`, for example of a session store that throws.
 */
export function toCallError(
  call: Call,
  cause: unknown,
  response?: CompleteResponse,
): ApiError | NetworkError | InvalidResponseError {
  const error = isCallError(cause)
    ? cause
    : response
      ? unexpectedShape('content', undefined, '', cause)
      : new NetworkError('offline', cause)
  if (error.operation === undefined) {
    const { call: _, ...details } = callEventOf(call)
    addDetails(error, call.calledAs, { ...details, ...(response && responseDetails(response)) })
  }
  return error
}

/** The length of the start of a body in an error. */
const maxBodyLength = 200

function responseDetails({ status, headers, content }: CompleteResponse) {
  const [contentType] = (headers.get('Content-Type') ?? '').split(';')
  const body = redactText(content).slice(0, maxBodyLength)
  return {
    httpStatus: status,
    ...(contentType && { contentType }),
    ...(body && { body }),
    ...requestIdOf(headers),
  }
}
