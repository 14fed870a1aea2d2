/** What every failed call can say, for whoever looks for its trace. */
class CallError extends Error {
  /** The operation that was asked for, as the API description names it. */
  declare operation?: string
  /** What the API calls this exchange in its own records (`X-Request-Id`), where it says so. */
  declare requestId?: string
}

/** The API answered, and the answer was a refusal. */
export class ApiError extends CallError {
  override readonly name = 'ApiError'
  /** HTTP status, or the `status.statusCode` that the answer carried. */
  readonly status: number
  /** Field name → what is wrong with it, as the API names its fields (`phoneNumber`, `jwt`). */
  readonly fields: Readonly<Record<string, string>>
  /** Milliseconds after which the API may be asked again, where it says so (`Retry-After`). */
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

/** No answer came: the API could not be reached, took too long, or the call was given up. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError'
  readonly kind: 'offline' | 'timeout' | 'aborted'

  constructor(kind: NetworkError['kind'], cause: unknown) {
    super(networkMessages[kind], { cause })
    this.kind = kind
  }
}

/** An answer came that nobody can use: not JSON at all, or JSON of another shape than was promised. */
export class AnswerError extends CallError {
  override readonly name = 'AnswerError'
  readonly kind: 'unreadable' | 'unexpected-shape'
  /** Where in the answer, as a JSON pointer (`/data/3/id`); empty where it is all of it. */
  readonly pointer: string

  constructor(kind: AnswerError['kind'], message: string, options: ErrorOptions & { pointer?: string } = {}) {
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

// By name, never by `instanceof`: an ESM and a CJS copy of this package can meet in one program.
const isNamed = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name

/** Whether a call failed because the API refused it. */
export const isApiError = (error: unknown): error is ApiError => isNamed(error, 'ApiError')

/** Whether a call failed because no answer came. */
export const isNetworkError = (error: unknown): error is NetworkError => isNamed(error, 'NetworkError')

/** Whether a call failed because its answer cannot be used. */
export const isAnswerError = (error: unknown): error is AnswerError => isNamed(error, 'AnswerError')
