import { parseExactly, parseJson } from './parse-json.ts'

const copied = ['headers', 'ok', 'redirected', 'status', 'statusText', 'type', 'url'] as const

/** A response with its whole body, which can be read several times. */
export class CompleteResponse extends Response {
  readonly content: string
  #value: { readonly parsed: unknown } | undefined

  constructor(content: string, original: Response) {
    // The stream of a body takes ten times as long to make as the rest: `withBody` makes it if it is needed.
    super(null)
    this.content = content
    // The constructor takes no URL, and refuses statuses that services send.
    for (const name of copied) Object.defineProperty(this, name, { value: original[name] })
  }

  /** The body as JSON, or `undefined` if it is not JSON. */
  get value(): unknown {
    this.#value ??= { parsed: parseJson(this.content) }
    return this.#value.parsed
  }

  override async text() {
    return this.content
  }
  override async json() {
    return parseExactly(this.content)
  }
  override get body() {
    return this.content ? withBody(this).body : null
  }
  override arrayBuffer() {
    return withBody(this).arrayBuffer()
  }
  override blob() {
    return withBody(this).blob()
  }
  override clone() {
    return new CompleteResponse(this.content, this)
  }
}

const withBody = ({ content, headers }: CompleteResponse) => new Response(content, { headers })

/** Reads the whole body of a response. */
export const completeResponse = async (response: Response): Promise<CompleteResponse> =>
  response instanceof CompleteResponse ? response : new CompleteResponse(await response.text(), response)

/** What openapi-fetch returns for `parseAs: 'text'`: an error may be parsed. */
export interface FetchResult {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** The response of a result. Middleware may have replaced it by a response whose body is read now. */
export function completeResult({ data, error = '', response }: FetchResult): CompleteResponse {
  if (response instanceof CompleteResponse) return response
  const content = data ?? error
  return new CompleteResponse(typeof content === 'string' ? content : JSON.stringify(content), response)
}
