import { mergeHeaders } from 'openapi-fetch'
import type { Bearers } from './bearers.ts'
import { VERSION } from './generated/version.ts'
import type { Operation } from './operations.ts'
import type { ClientOptions } from './options.ts'
import { textTypes } from './response-body.ts'
import type { CallDescription } from './start-call.ts'

/** What every request of an operation has. */
export interface OperationRequests {
  /** The description of a call, with its bearer. */
  describe(operation: Operation, url: string, body: unknown, renew?: boolean): CallDescription
  /** The headers of a request, of which later ones win. */
  headersOf(operation: Operation, ...headers: Parameters<typeof mergeHeaders>): Headers
}

/** Creates the `OperationRequests` of a client. */
export const createOperationRequests = (
  clientHeaders: ClientOptions['headers'],
  bearers: Bearers,
  userAgent = isBrowser() ? undefined : `tarang-sdk/${VERSION}`,
): OperationRequests => ({
  describe: (operation, url, body, renew) => ({
    operation: operation.id,
    method: operation.method,
    url,
    body,
    isRead: operation.class === 'read',
    isUpload: operation.toForm !== undefined,
    bearer: bearers.bearerOf(operation, renew),
  }),

  headersOf: ({ id, returnsText }, ...headers) =>
    mergeHeaders(
      { Accept: returnsText ? textTypes : 'application/json', 'User-Agent': userAgent },
      typeof clientHeaders === 'function' ? clientHeaders(id) : clientHeaders,
      ...headers,
    ),
})

// In a browser, a `User-Agent` of our own would cause a preflight request. Its workers name themselves in the same way.
const isBrowser = () => /^Mozilla/.test(globalThis.navigator?.userAgent)
