import { completeResult, type FetchResult } from './complete-response.ts'
import { hookMiddleware } from './hook-middleware.ts'
import type { Http } from './http.ts'
import type { OperationRequests } from './operation-requests.ts'
import type { Operation, ResponseOf, ValueOf } from './operations.ts'
import type { RawClient } from './raw-client.ts'
import { readShape } from './read-shape.ts'
import { initOf } from './repeatable-request.ts'
import { readBody } from './response-body.ts'
import type { RunCall } from './run-call.ts'

/** Creates the function that calls an operation by the openapi-fetch client of its service. */
export const createCallOperation =
  (
    runCall: RunCall,
    { describe, headersOf }: OperationRequests,
    clients: Readonly<Record<Operation['service'], Pick<RawClient['platform'], 'request'>>>,
    baseUrls: Readonly<Record<Operation['service'], string>>,
  ): Http['call'] =>
  (operation, options, read) => {
    const { method, path, service, toForm, returnsText, response: shape, isResponseOptional } = operation
    const { body, calledAs, idempotencyKey, ifMatch, renew, signal = null } = options
    const description = describe(operation, baseUrls[service] + path, body, renew)
    const request = clients[service].request as UntypedRequest
    return runCall(
      { ...description, calledAs },
      options,
      async (fetch, call) =>
        completeResult(
          await request(method, path, {
            params: { path: options.path ?? {}, query: options.query ?? {} },
            body,
            bodySerializer: toForm,
            headers: headersOf(
              operation,
              { 'Idempotency-Key': idempotencyKey || undefined, 'If-Match': ifMatch && toEntityTag(ifMatch) },
              options.headers,
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
  }

// The `etag` of a record has no quotes, that of a header has.
const toEntityTag = (etag: string) => (/["*]/.test(etag) ? etag : `"${etag}"`)

/** A call of openapi-fetch by an operation that is known at run time. */
type UntypedRequest = (method: string, path: string, init: object) => Promise<FetchResult>
