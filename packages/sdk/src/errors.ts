/** What all errors of a call have in common. */
class CallError extends Error {
  /** The operation, as the API description names it. */
  declare operation?: string
  /** The API's id of the request (`X-Request-Id`). */
  declare requestId?: string
}

/** The API refused the call. */
export class ApiError extends CallError {
  override readonly name = 'ApiError'
  /** The HTTP status, or the `status.statusCode` of the body. */
  readonly status: number
  /** Field name → what is wrong with it, as the API names its fields (`phoneNumber`, `jwt`). */
  readonly fields: Readonly<Record<string, string>>
  /** Milliseconds until the API accepts the call again (`Retry-After`). */
  declare readonly retryAfter?: number

  constructor(
    message: string,
    status: number,
    fields: Readonly<Record<string, string>> = {},
    retryAfter?: number,
  ) {
    super(message)
    this.status = status
    this.fields = fields
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

/** There was no response: the API was unreachable, too slow, or the call was aborted. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError'
  readonly kind: 'offline' | 'timeout' | 'aborted'

  constructor(kind: NetworkError['kind'], cause: unknown) {
    super(networkMessages[kind], { cause })
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
  offline: 'The API could not be reached.',
  timeout: 'The API took too long to answer.',
  aborted: 'The call was given up.',
}

// By name, because `instanceof` fails when the ESM and the CJS copy of this package meet in one program.
const isNamed = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name

/** Whether the API refused the call. */
export const isApiError = (error: unknown): error is ApiError => isNamed(error, 'ApiError')

/** Whether there was no response. */
export const isNetworkError = (error: unknown): error is NetworkError => isNamed(error, 'NetworkError')

/** Whether the response was unusable. */
export const isInvalidResponseError = (error: unknown): error is InvalidResponseError =>
  isNamed(error, 'InvalidResponseError')
