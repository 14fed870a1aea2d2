import { mergeHeaders } from 'openapi-fetch'
import { createBearers } from './bearers.ts'
import { type CallUrl, createCallUrl } from './call-url.ts'
import { completeResult, type FetchResult } from './complete-response.ts'
import { refreshToken } from './generated/operations/auth.ts'
import { hookMiddleware } from './hook-middleware.ts'
import type { Operation, OperationId, OperationOptions, ResponseOf, ValueOf } from './operations.ts'
import type { ClientOptions } from './options.ts'
import type { createRawFetch, RawClient, SendRaw } from './raw-client.ts'
import { readShape } from './read-shape.ts'
import { identity } from './readers.ts'
import { checkRefreshedToken } from './refresh.ts'
import { initOf } from './repeatable-request.ts'
import { readBody, textTypes } from './response-body.ts'
import { createRunCall } from './run-call.ts'
import { createServiceClient } from './service-client.ts'
import { toBaseUrl } from './urls.ts'

/** A connection to both services. Every call takes one. */
export interface Http {
  /**
   * Calls an operation and reads the response by its shape. `read` receives the list or record without its wrapper, and
   * the whole body.
   *
   * @internal
   */
  call<Id extends OperationId, Result>(
    operation: Operation<Id>,
    options: OperationOptions<Id>,
    read: (value: ValueOf<Id>, body: ResponseOf<Id>) => Result,
  ): Promise<Result>
  /** @internal */
  readonly callUrl: CallUrl
  /** Exchanges the token that a call was last refused with, else the session's; does nothing if it was replaced since. */
  renew(): Promise<void>
}

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
  const runCall = createRunCall(options)
  const callUrl = createCallUrl(runCall)
  const bearers = createBearers(options.session, (token) =>
    http.call(refreshToken, { body: { refreshToken: token } }, checkRefreshedToken),
  )

  const describeCall = (operation: Operation, url: string, body: unknown, renew?: boolean) => ({
    operation: operation.id,
    method: operation.method,
    url,
    body,
    isRead: operation.class === 'read',
    isUpload: operation.toForm !== undefined,
    bearer: bearers.bearerOf(operation, renew),
  })

  /** The headers of a request, of which later ones win. */
  const headersOf = ({ id, returnsText }: Operation, ...headers: Parameters<typeof mergeHeaders>) =>
    mergeHeaders(
      { Accept: returnsText ? textTypes : 'application/json' },
      typeof options.headers === 'function' ? options.headers(id) : options.headers,
      ...headers,
    )

  /** Sends a request that a user of `raw` makes. */
  const sendRaw: SendRaw = (operation, url, init, callOptions, body) =>
    callUrl(
      describeCall(operation, url, body),
      callOptions,
      () => ({ ...init, headers: headersOf(operation, init.headers) }),
      identity,
    )

  const { baseUrl, notificationsUrl, middleware } = options
  const platform = toBaseUrl(caller, 'baseUrl', baseUrl)
  const baseUrls = {
    platform,
    extensions: `${platform}/extensions`,
    notifications:
      notificationsUrl === undefined ? '' : toBaseUrl(caller, 'notificationsUrl', notificationsUrl),
  }
  const serviceClient = <Paths extends object>(service: Operation['service']) =>
    createServiceClient<Paths>(caller, baseUrls[service], middleware, createRaw?.(service, sendRaw))
  const raw: RawClient = {
    platform: serviceClient('platform'),
    notifications: serviceClient('notifications'),
  }
  const clients = { ...raw, extensions: serviceClient('extensions') }

  const http: Http = {
    call(operation, callOptions, read) {
      const { method, path, service, toForm, returnsText, response: shape, isResponseOptional } = operation
      const { body, calledAs, idempotencyKey, renew, signal = null } = callOptions
      const description = describeCall(operation, baseUrls[service] + path, body, renew)
      const request = clients[service].request as UntypedRequest
      return runCall(
        { ...description, calledAs },
        callOptions,
        async (fetch, call) =>
          completeResult(
            await request(method, path, {
              params: { path: callOptions.path ?? {}, query: callOptions.query ?? {} },
              body,
              bodySerializer: toForm,
              headers: headersOf(
                operation,
                { 'Idempotency-Key': idempotencyKey || undefined },
                callOptions.headers,
              ),
              // `readBody` parses it: openapi-fetch throws a SyntaxError for a page.
              parseAs: 'text',
              middleware: [hookMiddleware(call)],
              fetch: async (sent: Request) => fetch(sent.url, { ...(await initOf(sent)), signal }),
            }),
          ),
        (response, mismatches, now) => {
          const answer = readBody(response, returnsText, now)
          const value = shape ? readShape(shape, answer, mismatches, isResponseOptional) : answer
          return read(value as ValueOf<typeof operation.id>, answer as ResponseOf<typeof operation.id>)
        },
      )
    },

    callUrl,
    renew: bearers.renew,
  }
  return { http, raw }
}

/** A call of openapi-fetch by an operation that is known at run time. */
type UntypedRequest = (method: string, path: string, init: object) => Promise<FetchResult>
