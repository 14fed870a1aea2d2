import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Messages by field name. */
export type FieldErrors = Record<string, string>

/** An error that the caller may read. The app answers it as a status envelope. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly errors: FieldErrors | undefined
  /** Seconds until a retry may succeed. */
  readonly retryAfter: number | undefined

  constructor(status: ContentfulStatusCode, message: string, errors?: FieldErrors, retryAfter?: number) {
    super(message)
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** Throws a refusal: `refuse(404, 'No such blog.')`. */
export function refuse(status: ContentfulStatusCode, message: string, errors?: FieldErrors): never {
  throw new Refusal(status, message, errors)
}

/** Throws a 429 refusal: the caller may retry after `wait` milliseconds. */
export function refuseTooManyRequests(message: string, wait: number): never {
  throw new Refusal(429, message, undefined, Math.max(1, Math.ceil(wait / 1000)))
}
