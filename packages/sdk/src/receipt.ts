/** What an answer says beside its body. */
export interface Receipt {
  /** The answer itself, its body not read yet. */
  readonly response: Response
  /** What the API calls this exchange in its own records (`X-Request-Id`), where it says so. */
  readonly requestId?: string
  /** Since when this operation is deprecated (`Deprecation`), or only that it is. */
  readonly deprecated?: Date | true
  /** When this operation stops answering (`Sunset`). */
  readonly sunset?: Date
  /** How often the call was made: 1, unless it was made again. */
  readonly attempts: number
}

/** What the headers of an answer say. Across origins they can be read only where the server exposes them. */
export function notesOf({ headers }: Response): Pick<Receipt, 'requestId' | 'deprecated' | 'sunset'> {
  const requestId = headers.get('X-Request-Id')
  const deprecation = headers.get('Deprecation')
  const sunset = dateOf(headers.get('Sunset') ?? '')
  return {
    ...(requestId && { requestId }),
    ...(deprecation && deprecation !== 'false' && { deprecated: sinceOf(deprecation) }),
    ...(sunset && { sunset }),
  }
}

// A moment (`@1735689600`, RFC 9745), a date as drafts of it had, or just `true`.
function sinceOf(deprecation: string): Date | true {
  const [, seconds] = /^@(-?\d+)$/.exec(deprecation) ?? []
  return (seconds ? new Date(Number(seconds) * 1000) : dateOf(deprecation)) ?? true
}

function dateOf(text: string): Date | undefined {
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : new Date(moment)
}
