import { redactText } from './redact.ts'

/** The details that a call adds to its error: its operation and, if there was one, its response. */
export interface CallDetails {
  operation?: string
  method?: string
  url?: string
  httpStatus?: number
  contentType?: string
  body?: string
  requestId?: string
}

// `instanceof` fails when the ESM and the CJS copy of this package meet in one program, and others may use its names.
const kind = Symbol.for('@tarang/sdk/error')

/** Marks what a mock throws for a request that it does not expect: the caller's own error, and no `NetworkError`. */
export const unexpectedRequest = Symbol.for('@tarang/sdk/unexpected-request')

/** The base of all errors of a call. `String(error)` is a line for a log, without secrets. */
class CallError extends Error implements CallDetails {
  /** The operation, as the API description names it (`listBlogs`). */
  declare operation?: string
  declare method?: string
  /** Without query and fragment. */
  declare url?: string
  /** The HTTP status, if there was a response. */
  declare httpStatus?: number
  /** The media type of the response (`text/html`). */
  declare contentType?: string
  /** The start of the response body, without what looks like a secret. */
  declare body?: string
  /** The API's id of the request (`X-Request-Id`). */
  declare requestId?: string

  /** @internal */
  get [kind](): string {
    return this.name
  }
}

/** The API refused the call. */
export class ApiError extends CallError {
  override readonly name = 'ApiError'
  /** The API's message for a person; empty if it sent none. */
  declare readonly reason: string
  /** The HTTP status, or the `status.statusCode` of the body. */
  declare readonly status: number
  /** Field name → what is wrong with it, as the API names its fields (`phoneNumber`, `jwt`). */
  declare readonly fields: Readonly<Record<string, string>>
  /** Milliseconds until the API accepts the call again (`Retry-After`). */
  declare readonly retryAfterMs?: number

  constructor(
    reason: string,
    status: number,
    fields: Readonly<Record<string, string>> = {},
    retryAfterMs?: number,
  ) {
    super(redactText(reason) || `${status}`)
    Object.assign(this, { reason, status, fields }, retryAfterMs !== undefined && { retryAfterMs })
  }
}

/** There was no response: the API was unreachable, too slow, or the call was aborted. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError'
  readonly kind: 'offline' | 'timeout' | 'aborted'

  constructor(kind: NetworkError['kind'], cause: unknown) {
    super(networkMessages[kind] + (kind === 'offline' ? causeOf(cause) : ''), { cause })
    this.kind = kind
  }
}

/** The response is unusable: not JSON, or JSON of another shape than the description's. */
export class InvalidResponseError extends CallError {
  override readonly name = 'InvalidResponseError'
  readonly kind: 'unreadable' | 'unexpected-shape'
  /** The position in the body, as a JSON pointer (`/data/3/id`); empty for all of it. */
  readonly pointer: string

  constructor(
    kind: InvalidResponseError['kind'],
    message: string,
    options: ErrorOptions & { pointer?: string } = {},
  ) {
    super(message, options)
    this.kind = kind
    this.pointer = options.pointer ?? ''
  }
}

const networkMessages = {
  offline: 'the API could not be reached',
  timeout: 'the API took too long to answer',
  aborted: 'the call was aborted',
}

// The message of Node's `fetch` is "fetch failed"; the reason is in its cause.
function causeOf(cause: unknown): string {
  const { message, cause: inner } = Object(cause)
  return message ? ` (${redactText([message, inner?.code ?? inner?.message ?? []].flat().join(', '))})` : ''
}

/**
 * Adds the details of a call to its error, and completes the message: `502 from listBlogs: No such stock.`, or the type and
 * address of the response if the API sent no message.
 */
export function addDetails(
  error: ApiError | NetworkError | InvalidResponseError,
  operation: string,
  details: CallDetails,
) {
  Object.assign(error, details)
  const { httpStatus, contentType, url } = error
  error.message =
    isApiError(error) && httpStatus
      ? `${error.status} from ${operation}: ${redactText(error.reason) || `${contentType ?? 'nothing'} at ${url}`}`
      : `${operation}: ${error.message}`
  // The stack still starts with the first message.
  if (error.stack) error.stack = error.stack.replace(/^\w*Error.*/, () => String(error))
}

const isNamed = (error: unknown, name: string) => Object(error)[kind] === name

/** Whether this is one of the three errors. */
export const isCallError = (error: unknown): error is ApiError | NetworkError | InvalidResponseError =>
  typeof Object(error)[kind] === 'string'

/** Whether the API refused the call. */
export const isApiError = (error: unknown): error is ApiError => isNamed(error, 'ApiError')

/** Whether there was no response. */
export const isNetworkError = (error: unknown): error is NetworkError => isNamed(error, 'NetworkError')

/** Whether the response was unusable. */
export const isInvalidResponseError = (error: unknown): error is InvalidResponseError =>
  isNamed(error, 'InvalidResponseError')
