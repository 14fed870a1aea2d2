import { unexpectedRequest } from '../errors.ts'
import type { BodyOf, OperationId, PathOf, ResponseOf } from '../operations.ts'
import { retainWhile } from '../retain.ts'
import { createRouter, type Route, type ServiceUrls } from './routes.ts'

/** A `fetch`, for `createClient({ fetch })` or `globalThis.fetch`. */
export type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>

/** A request to an operation, as a handler receives it. */
export interface OperationRequest<Id extends OperationId = OperationId> {
  readonly operation: Id
  readonly request: Request
  /** The path parameters, decoded. */
  readonly path: { readonly [Name in keyof PathOf<Id>]: string }
  readonly query: URLSearchParams
  /** The body: parsed JSON, or a form. */
  body(): Promise<BodyOf<Id> | FormData>
}

/** The body of a good response, or any `Response`. */
export type HandlerResult<Id extends OperationId> = ResponseOf<Id> | Response

/** A fixed result, or a function of the request. */
export type Handler<Id extends OperationId> =
  | HandlerResult<Id>
  | ((call: OperationRequest<Id>) => HandlerResult<Id> | Promise<HandlerResult<Id>>)

/** Handlers by operation. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> }

/** The URLs of the services, and a handler for all other requests. */
export interface MockFetchOptions extends ServiceUrls {
  /** Handles requests without a handler: a file, a form service, the rest of the API. Without it they reject, and so does a call. */
  fallback?: (request: Request) => Promise<Response>
}

/**
 * Mocks the API with a `fetch` that calls one handler for each operation. Handlers are typed by the description.
 *
 * @example
 * ```ts
 * const fetch = mockFetch({
 *   listStockSplits: fixtures.listStockSplits.splits,
 *   updateStockSplit: refused(fixtures.updateStockSplit.splitUnknown),
 *   likeBlog: async ({ path }) => ({ likesCount: Number(path.id), liked: true }),
 * })
 * const api = createClient({ baseUrl, notificationsUrl, fetch })
 * ```
 */
export function mockFetch(handlers: Handlers, { fallback, ...urls }: MockFetchOptions = {}): Fetch {
  const findRoute = createRouter(urls)
  return (input, init) =>
    retainWhile(new Request(input, init), async (request) => {
      const route = findRoute(request)
      const handler = route && (handlers[route.operation.id] as Handler<OperationId> | undefined)
      if (route && handler !== undefined) return respond(route, handler, request)
      if (fallback) return fallback(request)
      const message = `No handler for ${route ? route.operation.id : `${request.method} ${request.url}`}.`
      throw Object.assign(new Error(message), { [unexpectedRequest]: true })
    })
}

async function respond({ operation, path }: Route, handler: Handler<OperationId>, request: Request) {
  const createCall = () => ({
    operation: operation.id,
    request,
    path: path as OperationRequest['path'],
    query: new URL(request.url).searchParams,
    body: () => parseBody(request.clone()),
  })
  const result = typeof handler === 'function' ? await handler(createCall()) : handler
  // A body can be read once, and the same response may be returned again.
  if (result instanceof Response) return result.clone()
  return operation.returnsText ? new Response(String(result)) : Response.json(result)
}

function parseBody(request: Request): Promise<BodyOf<OperationId> | FormData> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/')
  if (isForm) return request.formData()
  return request.text().then((text) => (text === '' ? undefined : JSON.parse(text)))
}
