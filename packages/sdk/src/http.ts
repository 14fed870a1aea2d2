import { systemClock } from './clock.ts'
import { isInvalidResponseError } from './errors.ts'
import { refreshToken } from './generated/operations/auth.ts'
import { createCallEvent, notify, toErrorReport } from './hooks.ts'
import type { Operation, OperationId, ResponseOf, ValueOf } from './operations.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { type Mismatch, readShape } from './read-shape.ts'
import { unexpectedShape } from './readers.ts'
import { checkRefreshedToken, createTokenRefresher, sessionEndedError } from './refresh.ts'
import {
  type ExternalRequestOptions,
  type PreparedRequest,
  prepareExternalRequest,
  prepareRequest,
  type RequestOptions,
} from './request.ts'
import { readBody } from './response-body.ts'
import { responseInfoOf } from './response-info.ts'
import { createRetryPolicy } from './retry.ts'
import { send, toCallError } from './send.ts'
import type { ReceivedResponse, Transport } from './transport.ts'
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
    options: RequestOptions<Id>,
    read: (value: ValueOf<Id>, body: ResponseOf<Id>) => Result,
  ): Promise<Result>
  /**
   * Calls an address outside the API and returns the text of its response. Such addresses come from records and
   * configuration, so they get no cookies and no token.
   *
   * @internal
   */
  callExternal(name: string, url: string, options: ExternalRequestOptions): Promise<string>
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
export function createHttp(options: ClientOptions): Http {
  const { session, hooks = {}, clock = systemClock, timeout = 15_000, uploadTimeout = 60_000 } = options
  const baseUrls = {
    platform: toBaseUrl('baseUrl', options.baseUrl),
    notifications: toBaseUrl('notificationsUrl', options.notificationsUrl),
  }
  const transport: Transport = {
    // Looked up for each call, so that a `fetch` that is replaced later is used.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    clock,
    hooks,
    retry: createRetryPolicy(options.retry ?? {}, clock),
  }
  let calls = 0
  let staleToken: string | undefined
  const onStaleToken = (token: string) => {
    staleToken = token
  }

  /** Makes one call and notifies the hooks. */
  async function execute<Result>(
    operation: string,
    address: Pick<Request, 'method' | 'url'>,
    callOptions: CallOptions,
    prepare: () => PreparedRequest,
    read: (received: ReceivedResponse, note: (mismatch: Mismatch) => void) => Result,
  ): Promise<Result> {
    calls += 1
    const number = calls
    let callEvent = () => createCallEvent(number, operation, address)
    try {
      const prepared = prepare()
      callEvent = () => createCallEvent(number, operation, prepared.request)
      const attemptTimeout = callOptions.timeout ?? (prepared.isUpload ? uploadTimeout : timeout)
      const mismatches: Mismatch[] = []
      const { result, received, attempts } = await send(
        transport,
        prepared,
        {
          callEvent,
          timeout: attemptTimeout,
          totalTimeout: options.totalTimeout ?? 2 * attemptTimeout,
        },
        (it) => read(it, (mismatch) => void (mismatches.length < maxMismatches && mismatches.push(mismatch))),
      )
      const info = responseInfoOf(received.response)
      const { requestId } = info
      if (mismatches.length > 0)
        notify(hooks, 'mismatch', () => ({ ...callEvent(), mismatches, ...(requestId && { requestId }) }))
      if (info.deprecated || info.sunset) notify(hooks, 'deprecated', () => ({ ...callEvent(), ...info }))
      notify(callOptions, 'onResponse', () => ({ ...info, attempts, response: unreadCopy(received) }))
      return result
    } catch (cause) {
      const error = toCallError(cause)
      error.operation ??= operation
      notify(hooks, 'error', () => ({ ...callEvent(), error: toErrorReport(error) }))
      throw error
    }
  }

  const http: Http = {
    call(operation, callOptions, read) {
      const { id, method, service } = operation
      const baseUrl = baseUrls[service]
      const prepare = (): PreparedRequest => {
        const { idempotencyKey } = callOptions
        const headers = {
          ...options.headers?.(id),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...callOptions.headers,
        }
        return {
          ...prepareRequest(baseUrl, operation, { ...callOptions, headers }),
          ...(operation.isStaff && session && { jwtToken: () => session.jwtToken() }),
          // Notification calls refresh explicitly through `renew()`: the flow shows that step.
          ...(service === 'platform' ? refresher && { refresher } : { onStaleToken }),
        }
      }
      return execute(
        id,
        { method, url: baseUrl + operation.path },
        callOptions,
        prepare,
        (received, note) => {
          const body = readBody(received, operation.returnsText, clock.now())
          return orInvalidResponse(() => {
            const { response: shape, isResponseOptional } = operation
            const value = shape ? readShape(shape, body, note, isResponseOptional) : body
            return read(value as ValueOf<typeof id>, body as ResponseOf<typeof id>)
          })
        },
      )
    },

    callExternal(name, url, callOptions) {
      const { method = 'GET' } = callOptions
      const prepare = () => prepareExternalRequest(name, url, callOptions)
      return execute('external', { method, url }, callOptions, prepare, (received) => {
        if (!received.response.ok) readBody(received, true, clock.now())
        return received.text
      })
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

// A reader that throws has met a body that the shape did not rule out.
function orInvalidResponse<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (cause) {
    throw isInvalidResponseError(cause) ? cause : unexpectedShape('content', '', cause)
  }
}

/** Stops collecting after this many mismatches. */
const maxMismatches = 100

function unreadCopy({ response, text }: ReceivedResponse): Response {
  const { status, statusText, headers } = response
  return new Response(text === '' ? null : text, { status, statusText, headers })
}
