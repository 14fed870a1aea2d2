import { holding } from '../holding.ts'
import type { AnswerOf, BodyOf, OperationId, PathOf } from '../operations.ts'
import { type Bases, type Route, routesOf } from './routes.ts'

/** What stands in for `fetch`: in `createClient({ fetch })`, or as `globalThis.fetch`. */
export type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>

/** One call, as it came to what stands in. */
export interface Asked<Id extends OperationId = OperationId> {
  readonly operation: Id
  readonly request: Request
  /** What stands in the places of the path, as texts. */
  readonly path: { readonly [Name in keyof PathOf<Id>]: string }
  readonly query: URLSearchParams
  /** What was sent: JSON, or a form. */
  body(): Promise<BodyOf<Id> | FormData>
}

/** A good answer, or a `Response` of any kind. */
export type Reply<Id extends OperationId> = AnswerOf<Id> | Response

/** How a call is answered: always with the same, or as it is asked. */
export type Handler<Id extends OperationId> =
  | Reply<Id>
  | ((asked: Asked<Id>) => Reply<Id> | Promise<Reply<Id>>)

/** How calls are answered, by operation. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> }

/** Where the services are, and what becomes of requests that nobody here answers. */
export interface StandInOptions extends Bases {
  /** Answers every other request: a file, a form service, the rest of the API. Without it they fail, by name. */
  elsewhere?: (request: Request) => Promise<Response>
}

/**
 * Stands in for the API by being a `fetch`: each operation is answered as its handler says, typed by the description.
 *
 * @example
 * ```ts
 * const fetch = standIn({
 *   listStockSplits: fixtures.listStockSplits.splits,
 *   updateStockSplit: refused(fixtures.updateStockSplit.splitUnknown),
 *   likeBlog: async ({ path }) => ({ likesCount: Number(path.id), liked: true }),
 * })
 * const api = createClient({ baseUrl, notificationsUrl, fetch })
 * ```
 */
export function standIn(handlers: Handlers, { elsewhere, ...bases }: StandInOptions = {}): Fetch {
  const routeOf = routesOf(bases)
  return (input, init) =>
    holding(new Request(input, init), async (request) => {
      const route = routeOf(request)
      const handler = route && (handlers[route.operation.id] as Handler<OperationId> | undefined)
      if (route && handler !== undefined) return answer(route, handler, request)
      if (elsewhere) return elsewhere(request)
      throw new Error(
        `Nobody answers ${route ? route.operation.id : `${request.method} ${request.url}`} here.`,
      )
    })
}

async function answer({ operation, path }: Route, handler: Handler<OperationId>, request: Request) {
  const asked = () => ({
    operation: operation.id,
    request,
    path: path as Asked['path'],
    query: new URL(request.url).searchParams,
    body: () => bodyOf(request.clone()),
  })
  const reply = typeof handler === 'function' ? await handler(asked()) : handler
  // A clone, because the same answer may be given again.
  if (reply instanceof Response) return reply.clone()
  return operation.answersText ? new Response(String(reply)) : Response.json(reply)
}

function bodyOf(request: Request): Promise<BodyOf<OperationId> | FormData> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/')
  if (isForm) return request.formData()
  return request.text().then((text) => (text === '' ? undefined : JSON.parse(text)))
}
