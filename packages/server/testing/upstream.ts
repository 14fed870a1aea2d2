/** One call as an upstream received it. */
export interface SentRequest {
  readonly method: string
  /** The path below the service's base, decoded: `/stock 7/like`. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** Parsed JSON, or a form as name → values (files as `{ name, type, size }`), or `undefined` without a body. */
  readonly body: unknown
}

/**
 * An in-process upstream: the platform API (`/api`), the notifications service (`/notifications-service`), the pages and
 * images of blogs (`/files`) and a form service (`/forms/contact`).
 */
export interface Upstream {
  fetch(request: Request): Promise<Response>
  /** All calls so far, oldest first. */
  readonly requests: readonly SentRequest[]
  /** The one-time code last sent to a phone; empty where none was. */
  code(phoneNumber: string): string
}
