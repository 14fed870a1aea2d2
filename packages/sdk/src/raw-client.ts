import type { Client, Middleware } from 'openapi-fetch'
import type { CallUrl } from './call-url.ts'
import * as operations from './generated/operations.ts'
import type { OperationRequests } from './operation-requests.ts'
import type { Operation } from './operations.ts'
import type { CallOptions } from './options.ts'
import { parseJson } from './parse-json.ts'
import { identity } from './readers.ts'
import { initOf } from './repeatable-request.ts'
import type { NotificationsPaths, PlatformPaths } from './wire-types.ts'

/** The openapi-fetch client of each service. */
export interface RawClient {
  platform: Client<PlatformPaths>
  notifications: Client<NotificationsPaths>
}

/** How a service client sends the requests of its users. */
export interface RawFetch {
  readonly middleware: Middleware
  readonly fetch: (request: Request) => Promise<Response>
}

/** Finds the operation of each request by its path in the description. The standalone calls need no such table. */
export function createRawFetch(
  service: Operation['service'],
  { describe, headersOf }: OperationRequests,
  callUrl: CallUrl,
): RawFetch {
  const byAddress = new Map(
    Object.values<Operation>(operations)
      .filter((operation) => operation.service === service)
      .map((operation) => [`${operation.method} ${operation.path}`, operation]),
  )
  const byRequest = new WeakMap<Request, Operation>()
  return {
    middleware: {
      onRequest({ request, schemaPath }) {
        const operation = byAddress.get(`${request.method} ${schemaPath}`)
        if (operation) byRequest.set(request, operation)
      },
    },
    async fetch(request) {
      const operation = byRequest.get(request)
      if (!operation) throw new TypeError(`The description has no ${request.method} ${request.url}.`)
      const init = await initOf(request)
      // openapi-fetch passes unknown options on.
      const { timeout, retry } = init as Pick<CallOptions, 'timeout' | 'retry'>
      const body = typeof init.body === 'string' ? parseJson(init.body) : undefined
      return callUrl(
        describe(operation, request.url, body),
        { timeout, retry },
        () => ({ ...init, headers: headersOf(operation, init.headers) }),
        identity,
      )
    },
  }
}
