import openapiFetch, { type Client, mergeHeaders } from 'openapi-fetch'
import type { Bearers } from './bearers.ts'
import type { CallDescription } from './call.ts'
import { CompleteResponse } from './fetch.ts'
import { VERSION } from './generated/version.ts'
import type { Operation, OperationId, OperationOptions, ResponseOf, ValueOf } from './operations.ts'
import type { ClientOptions } from './options.ts'
import { readShape } from './read-shape.ts'
import { initOf, RepeatableRequest } from './repeatable-request.ts'
import { readBody, textTypes } from './response-body.ts'
import type { RunCall } from './run-call.ts'
import { buildPath, refusal } from './urls.ts'

type Service = Operation['service']

/** The openapi-fetch clients of a connection, and what every request by them has. */
export interface ServiceClients {
  /** The client of each service, which sends the calls of resources. */
  readonly clients: Readonly<Record<Service, Client<object>>>
  /** Creates a further client of a service. */
  createClient<Paths extends object>(
    service: Service,
    fetch: (request: Request) => Promise<Response>,
  ): Client<Paths>
  /** The description of a call, with its bearer. */
  describe(operation: Operation, body: unknown, renew?: boolean): CallDescription
  /** The headers of a request, of which later ones win. */
  headersOf(operation: Operation, ...headers: Parameters<typeof mergeHeaders>): Headers
}

/** Creates the clients of a connection. Without a base URL, calls of a service are refused before they are sent. */
export function createServiceClients(
  options: ClientOptions,
  baseUrls: Readonly<Record<Service, string>>,
  bearers: Bearers,
): ServiceClients {
  function createClient<Paths extends object>(
    service: Service,
    fetch?: (request: Request) => Promise<Response>,
  ): Client<Paths> {
    // In the CommonJS build, Rolldown's default import of a CommonJS module is the whole module.
    const create = (openapiFetch as { default?: typeof openapiFetch }).default ?? openapiFetch
    const client = create<Paths>({
      baseUrl: baseUrls[service] || 'http://service.invalid',
      Request: RepeatableRequest,
      pathSerializer: buildPath,
      ...(fetch && { fetch }),
    })
    client.use(...(options.middleware ?? []), {
      onRequest({ schemaPath, params }) {
        if (!baseUrls[service]) throw refusal('notificationsUrl', 'This call needs notificationsUrl.')
        // openapi-fetch calls no `pathSerializer` without parameters.
        if (!params.path) buildPath(schemaPath, {})
      },
    })
    return client
  }

  return {
    clients: {
      platform: createClient('platform'),
      notifications: createClient('notifications'),
      extensions: createClient('extensions'),
    },

    createClient,

    describe: (operation, body, renew) => ({
      operation: operation.id,
      method: operation.method,
      url: baseUrls[operation.service] + operation.path,
      body,
      isRead: operation.class === 'read',
      isUpload: operation.toForm !== undefined,
      bearer: bearers.bearerOf(operation, renew),
    }),

    headersOf: ({ id, returnsText }, ...headers) =>
      mergeHeaders(
        {
          Accept: returnsText ? textTypes : 'application/json',
          'User-Agent': isBrowser() ? undefined : `tarang-sdk/${VERSION}`,
        },
        typeof options.headers === 'function' ? options.headers(id) : options.headers,
        ...headers,
      ),
  }
}

/**
 * Calls an operation and reads the response by its shape. `read` receives the list or record without its wrapper, and the
 * whole body; without it the call returns the list or record.
 */
export type CallOperation = <Id extends OperationId, Result = ValueOf<Id>>(
  operation: Operation<Id>,
  options: OperationOptions<Id>,
  read?: (value: ValueOf<Id>, body: ResponseOf<Id>) => Result,
) => Promise<Result>

/** Creates the function that calls an operation by the client of its service. */
export const createCall =
  ({ clients, describe, headersOf }: ServiceClients, runCall: RunCall): CallOperation =>
  (operation, { path = {}, query = {}, body, renew, ...options }, read) => {
    const { service, method, toForm, returnsText, response: shape, isResponseOptional } = operation
    const { idempotencyKey, ifMatch, signal = null } = options
    const request = clients[service].request as UntypedRequest
    return runCall(
      describe(operation, body, renew),
      options,
      async (fetch) =>
        completeResult(
          await request(method, operation.path, {
            params: { path, query },
            body,
            bodySerializer: toForm,
            headers: headersOf(
              operation,
              { 'Idempotency-Key': idempotencyKey || undefined, 'If-Match': ifMatch && toEntityTag(ifMatch) },
              options.headers,
            ),
            // `readBody` parses it: openapi-fetch throws a SyntaxError for a page.
            parseAs: 'text',
            fetch: async (sent: Request) => fetch(sent.url, { ...(await initOf(sent)), signal }),
          }),
        ),
      (response, now, mismatches) => {
        const body = readBody(response, returnsText, now) as ResponseOf<typeof operation.id>
        const value = shape ? readShape(shape, body, mismatches, isResponseOptional) : body
        return read ? read(value as ValueOf<typeof operation.id>, body) : (value as never)
      },
    )
  }

// In a browser, a `User-Agent` of our own would cause a preflight request. Its workers name themselves in the same way.
const isBrowser = () => /^Mozilla/.test(globalThis.navigator?.userAgent)

// The `etag` of a record has no quotes, that of a header has.
const toEntityTag = (etag: string) => (/["*]/.test(etag) ? etag : `"${etag}"`)

/** A call of openapi-fetch by an operation that is known at run time. */
type UntypedRequest = (method: string, path: string, init: object) => Promise<FetchResult>

/** What openapi-fetch returns for `parseAs: 'text'`: an error may be parsed. */
interface FetchResult {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** The response of a result. Middleware may have replaced it by a response whose body is read now. */
function completeResult({ data, error = '', response }: FetchResult): CompleteResponse {
  if (response instanceof CompleteResponse) return response
  const content = data ?? error
  return new CompleteResponse(typeof content === 'string' ? content : JSON.stringify(content), response)
}
