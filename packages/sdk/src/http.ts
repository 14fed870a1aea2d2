import { systemClock } from './clock.ts'
import { refreshToken } from './generated/operations/auth.ts'
import type { Operation, OperationId, ResponseOf, ValueOf } from './operations.ts'
import type { ClientOptions } from './options.ts'
import { readShape } from './read-shape.ts'
import { checkRefreshedToken, createTokenRefresher, sessionEndedError } from './refresh.ts'
import { type PreparedRequest, prepareRequest, type RequestOptions } from './request.ts'
import { readBody } from './response-body.ts'
import { createRetryPolicy } from './retry.ts'
import { createSend, type Send } from './send.ts'
import { createFetch, type Transport } from './transport.ts'
import { refusal, toBaseUrl } from './urls.ts'

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
    options: RequestOptions<Id>,
    read: (value: ValueOf<Id>, body: ResponseOf<Id>) => Result,
  ): Promise<Result>
  /**
   * Sends any request, as `call` does.
   *
   * @internal
   */
  send: Send
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
export const createHttp = (options: ClientOptions): Http => connect('createHttp', options)

/** The same for `caller`, the function that errors of options name. */
export function connect(caller: string, options: ClientOptions): Http {
  const { session, hooks = {}, clock = systemClock } = options
  const baseUrls = {
    platform: toBaseUrl(caller, 'baseUrl', options.baseUrl),
    notifications:
      options.notificationsUrl === undefined
        ? ''
        : toBaseUrl(caller, 'notificationsUrl', options.notificationsUrl),
  }
  const transport: Transport = {
    fetch: createFetch(options.fetch),
    clock,
    hooks,
    retry: createRetryPolicy(options.retry ?? {}, clock),
  }
  let staleToken: string | undefined
  const onStaleToken = (token: string) => {
    staleToken = token
  }

  const send = createSend(transport, options)
  const http: Http = {
    send,

    call(operation, callOptions, read) {
      const { id, method, service } = operation
      const baseUrl = baseUrls[service]
      const prepare = (): PreparedRequest => {
        const { idempotencyKey } = callOptions
        if (!baseUrl) throw refusal('notificationsUrl', `${caller} needs notificationsUrl for this call.`)
        return {
          ...prepareRequest(
            baseUrl,
            operation,
            callOptions,
            typeof options.headers === 'function' ? options.headers(id) : options.headers,
            idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined,
            callOptions.headers,
          ),
          ...(operation.isStaff && { session }),
          // Notification calls refresh explicitly through `renew()`: the flow shows that step.
          ...(service === 'platform' ? refresher && { refresher } : { onStaleToken }),
        }
      }
      return send(
        id,
        { method, url: baseUrl + operation.path },
        callOptions,
        prepare,
        (received, mismatches, now) => {
          const body = readBody(received, operation.returnsText, now)
          const { response: shape, isResponseOptional } = operation
          const value = shape ? readShape(shape, body, mismatches, isResponseOptional) : body
          return read(value as ValueOf<typeof id>, body as ResponseOf<typeof id>)
        },
      )
    },

    async renew() {
      const stale = staleToken ?? session?.jwtToken()
      if (!stale || !(await refresher?.renew(stale))) throw sessionEndedError()
    },
  }

  const refresher =
    session &&
    createTokenRefresher(session, (token) =>
      http.call(refreshToken, { body: { refreshToken: token } }, checkRefreshedToken),
    )
  return http
}
