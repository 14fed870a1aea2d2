import { createBearers } from './bearers.ts'
import { createCallOperation } from './call-operation.ts'
import { createCallUrl } from './call-url.ts'
import { refreshToken } from './generated/operations/auth.ts'
import type { Http } from './http.ts'
import { createOperationRequests } from './operation-requests.ts'
import type { Operation } from './operations.ts'
import type { ClientOptions } from './options.ts'
import type { createRawFetch, RawClient } from './raw-client.ts'
import { checkRefreshedToken } from './refreshed-token.ts'
import { createRunCall } from './run-call.ts'
import { createServiceClient } from './service-client.ts'
import { toBaseUrl } from './urls.ts'

/**
 * Opens a connection to both services, for the standalone calls. A bundle contains only the calls that it imports.
 *
 * @example
 * ```ts
 * const http = createHttp({ baseUrl, notificationsUrl })
 * const sections = await listExploreSections(http)
 * ```
 */
export const createHttp = (options: ClientOptions): Http => connect('createHttp', options).http

/** Opens a connection for `caller`, the function that errors of options name. */
export function connect(
  caller: string,
  options: ClientOptions,
  createRaw?: typeof createRawFetch,
): { http: Http; raw: RawClient } {
  const { baseUrl, notificationsUrl, middleware, session } = options
  const platform = toBaseUrl(caller, 'baseUrl', baseUrl)
  const baseUrls = {
    platform,
    extensions: `${platform}/extensions`,
    notifications:
      notificationsUrl === undefined ? '' : toBaseUrl(caller, 'notificationsUrl', notificationsUrl),
  }
  const runCall = createRunCall(options)
  const callUrl = createCallUrl(runCall)
  const bearers = createBearers(session, (token) =>
    http.call(refreshToken, { body: { refreshToken: token } }, checkRefreshedToken),
  )
  const requests = createOperationRequests(options.headers, bearers)
  const serviceClient = <Paths extends object>(service: Operation['service']) =>
    createServiceClient<Paths>(caller, baseUrls[service], middleware, createRaw?.(service, requests, callUrl))
  const raw: RawClient = {
    platform: serviceClient('platform'),
    notifications: serviceClient('notifications'),
  }
  const http: Http = {
    call: createCallOperation(
      runCall,
      requests,
      { ...raw, extensions: serviceClient('extensions') },
      baseUrls,
    ),
    callUrl,
    renew: bearers.renew,
  }
  return { http, raw }
}
