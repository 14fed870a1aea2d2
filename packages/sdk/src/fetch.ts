import { parseExactly, parseJson } from './parse-json.ts'

/** The init of a request, with headers that can be read and copied. */
export interface Init extends RequestInit {
  readonly headers: Headers
}

/** `fetch` with a URL, and with the whole response. */
export type Fetch = (url: string, init: Init) => Promise<CompleteResponse>

/** A function that adds one thing to a `fetch`: a time limit, retries, a token. */
export type FetchWrapper = (fetch: Fetch) => Fetch

/** Wraps a `fetch`; the first wrapper is the outermost. */
export const wrapFetch = (fetch: Fetch, wrappers: readonly FetchWrapper[]): Fetch =>
  wrappers.reduceRight((inner, wrap) => wrap(inner), fetch)

/** Sends with a `fetch` from the options, or with the global one, which is looked up for each request. */
export const createBaseFetch =
  (fetch?: (request: Request) => Promise<Response>): Fetch =>
  async (url, init) => {
    // The global one is given the URL: it makes its own request, also of a request.
    if (!fetch) return completeResponse(await globalThis.fetch(url, init))
    const request = new Request(url, init)
    // Node may collect a request that is in use, and then its signal no longer aborts what follows that signal.
    init.signal?.addEventListener('abort', () => request)
    return completeResponse(await fetch(request))
  }

/** Reads the whole body of a response. */
export const completeResponse = async (response: Response): Promise<CompleteResponse> =>
  response instanceof CompleteResponse ? response : new CompleteResponse(await response.text(), response)

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
