import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** What went wrong, by the name of the field it went wrong with. */
export type FieldErrors = Record<string, string>

/** A call that is refused for a reason the caller may read. The app answers it as a status envelope. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly errors: FieldErrors | undefined
  /** After how many seconds the same call may succeed. */
  readonly retryAfter: number | undefined

  constructor(status: ContentfulStatusCode, message: string, errors?: FieldErrors, retryAfter?: number) {
    super(message)
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** Ends the call with a refusal: `refuse(404, 'No such blog.')`. */
export function refuse(status: ContentfulStatusCode, message: string, errors?: FieldErrors): never {
  throw new Refusal(status, message, errors)
}

/** Ends the call because it comes too early: the caller may try again after so many milliseconds. */
export function refuseForNow(message: string, wait: number): never {
  throw new Refusal(429, message, undefined, Math.max(1, Math.ceil(wait / 1000)))
}
