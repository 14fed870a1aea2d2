import openapiFetch, { type Client } from 'openapi-fetch'
import type { ClientOptions } from './options.ts'
import type { RawFetch } from './raw-client.ts'
import { RepeatableRequest } from './repeatable-request.ts'
import { buildPath, refusal } from './urls.ts'

// In the CommonJS build, Rolldown's default import of a CommonJS module is the whole module.
const createFetchClient = (openapiFetch as { default?: typeof openapiFetch }).default ?? openapiFetch

/** Creates the openapi-fetch client of a service. Without `baseUrl` its calls are refused before they are sent. */
export function createServiceClient<Paths extends object>(
  caller: string,
  baseUrl: string,
  middleware: ClientOptions['middleware'] = [],
  raw?: RawFetch,
): Client<Paths> {
  const client = createFetchClient<Paths>({
    baseUrl: baseUrl || 'http://service.invalid',
    Request: RepeatableRequest,
    pathSerializer: buildPath,
    ...(raw && { fetch: raw.fetch }),
  })
  client.use(...middleware, {
    onRequest({ schemaPath, params }) {
      if (!baseUrl) throw refusal('notificationsUrl', `${caller} needs notificationsUrl for this call.`)
      // openapi-fetch calls no `pathSerializer` without parameters.
      if (!params.path) buildPath(schemaPath, {})
    },
  })
  if (raw) client.use(raw.middleware)
  return client
}
