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

/** Reads the headers. Across origins, only those that the server exposes are readable. */
export function responseInfoOf({
  headers,
}: Response): Pick<ResponseInfo, 'requestId' | 'deprecated' | 'sunset'> {
  const requestId = headers.get('X-Request-Id')
  const deprecation = headers.get('Deprecation')
  const sunset = parseDate(headers.get('Sunset') ?? '')
  return {
    ...(requestId && { requestId }),
    ...(deprecation && deprecation !== 'false' && { deprecated: parseDeprecation(deprecation) }),
    ...(sunset && { sunset }),
  }
}

// `@1735689600` (RFC 9745), or a date or `true` as in its drafts.
function parseDeprecation(deprecation: string): Date | true {
  const [, seconds] = /^@(-?\d+)$/.exec(deprecation) ?? []
  return (seconds ? new Date(Number(seconds) * 1000) : parseDate(deprecation)) ?? true
}

function parseDate(text: string): Date | undefined {
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time)
}
