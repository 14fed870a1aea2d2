import type { Client, Middleware } from 'openapi-fetch'
import * as operations from './generated/operations.ts'
import type { Http } from './http.ts'
import type { Operation } from './operations.ts'
import type { CallOptions } from './options.ts'
import { parseJson } from './parse-json.ts'
import { initOf } from './repeatable-request.ts'
import type { NotificationsPaths, PlatformPaths } from './wire-types.ts'

/** An openapi-fetch client of each service, with the tokens, retries and hooks of all calls. */
export interface RawClient {
  platform: Client<PlatformPaths>
  notifications: Client<NotificationsPaths>
}

/**
 * Creates the clients whose requests are the user's. They have the tokens, retries and hooks of all calls. This module needs
 * every operation: only a client of all resources imports it.
 */
export function createRawClient({ services, runCall }: Http): RawClient {
  const { clients, createClient, describe, headersOf } = services
  const byAddress = new Map(
    Object.values<Operation>(operations).map((operation) => [
      `${operation.service} ${operation.method} ${operation.path}`,
      operation,
    ]),
  )
  const byRequest = new WeakMap<Request, Operation>()

  async function send(request: Request): Promise<Response> {
    const operation = byRequest.get(request)
    if (!operation) throw new TypeError(`The description has no ${request.method} ${request.url}.`)
    const init = await initOf(request)
    // openapi-fetch passes unknown options on.
    const { timeout, retry } = init as Pick<CallOptions, 'timeout' | 'retry'>
    const body = typeof init.body === 'string' ? parseJson(init.body) : undefined
    return runCall(
      describe(operation, body),
      { timeout, retry },
      async (fetch) => fetch(request.url, { ...init, headers: headersOf(operation, init.headers) }),
      (response) => response,
    )
  }

  function rawOf<Paths extends object>(service: Operation['service']): Client<Paths> {
    const raw = createClient<Paths>(service, send)
    // Runs last: another middleware may replace the request.
    const marker: Middleware = {
      onRequest({ request, schemaPath }) {
        const operation = byAddress.get(`${service} ${request.method} ${schemaPath}`)
        if (operation) byRequest.set(request, operation)
      },
    }
    raw.use(marker)
    return {
      ...raw,
      use(...middleware) {
        raw.eject(marker)
        raw.use(...middleware, marker)
        clients[service].use(...middleware)
      },
      eject(...middleware) {
        raw.eject(...middleware)
        clients[service].eject(...middleware)
      },
    }
  }

  return {
    platform: rawOf<PlatformPaths>('platform'),
    notifications: rawOf<NotificationsPaths>('notifications'),
  }
}
