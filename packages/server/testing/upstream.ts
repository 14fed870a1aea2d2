/** One call as it reached an upstream. */
export interface SentRequest {
  readonly method: string
  /** The path below the service's base, decoded: `/stock 7/like`. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** What was sent: JSON as it is, a form as name → values (files as `{ name, type, size }`), nothing as `undefined`. */
  readonly body: unknown
}

/**
 * An upstream in process: the platform API (`/api`), the notifications service (`/notifications-service`), the bodies of
 * blogs (`/files`) and a form service (`/forms/contact`).
 */
export interface Upstream {
  fetch(request: Request): Promise<Response>
  /** Every call so far, the oldest first. */
  readonly requests: readonly SentRequest[]
  /** The one-time code last sent to a phone; empty where none was. */
  code(phoneNumber: string): string
}
