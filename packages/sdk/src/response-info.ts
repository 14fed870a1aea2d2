/** A response, and what its headers state beside the body. */
export interface ResponseInfo {
  /** The response, with its body unread. */
  readonly response: Response
  /** The API's id of this request (`X-Request-Id`). */
  readonly requestId?: string
  /** Since when the operation is deprecated (`Deprecation`); `true` without a date. */
  readonly deprecated?: Date | true
  /** When the operation is removed (`Sunset`). */
  readonly sunset?: Date
  /** Number of attempts, retries included. */
  readonly attempts: number
}

/** The API's id of a request, for events and errors. */
export function requestIdOf(headers: Headers) {
  const requestId = headers.get('X-Request-Id')
  return requestId && { requestId }
}

/** Reads the headers. Across origins, only those that the server exposes are readable. */
export function responseInfoOf({
  headers,
}: Response): Pick<ResponseInfo, 'requestId' | 'deprecated' | 'sunset'> {
  const deprecation = headers.get('Deprecation')
  const sunset = parseDate(headers.get('Sunset'))
  return {
    ...requestIdOf(headers),
    ...(deprecation && deprecation !== 'false' && { deprecated: parseDate(deprecation) ?? (true as const) }),
    ...(sunset && { sunset }),
  }
}

// `@1735689600` (RFC 9745), or a date as in its drafts. `Date.parse` is slow, and few responses have a date.
function parseDate(text: string | null): Date | undefined {
  if (!text) return undefined
  const time = text[0] === '@' ? Number(text.slice(1)) * 1000 : Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time)
}
