import { type Call, callEventOf } from './call.ts'
import { addDetails, isCallError } from './errors.ts'
import type { CompleteResponse } from './fetch.ts'
import { unexpectedShape } from './readers.ts'
import { redactText } from './redact.ts'
import { requestIdOf } from './response-info.ts'

/**
 * One of the client's three errors, with the details of its call. Any other error becomes an `InvalidResponseError` if
 * there was a response, whose reader did not expect it. Without a response the caller's own code threw it (middleware, a
 * session store, `headers`), and it stays as it is.
 */
export function toCallError(call: Call, cause: unknown, response?: CompleteResponse): unknown {
  const error = response && !isCallError(cause) ? unexpectedShape('content', undefined, '', cause) : cause
  if (isCallError(error) && error.operation === undefined) {
    const { call: _, ...details } = callEventOf(call)
    addDetails(error, call.operation, { ...details, ...(response && responseDetails(response)) })
  }
  return error
}

/** The length of the start of a body in an error. */
const maxBodyLength = 200

function responseDetails({ status, headers, content }: CompleteResponse) {
  const [contentType] = (headers.get('Content-Type') ?? '').split(';')
  const body = redactText(content).slice(0, maxBodyLength)
  return {
    httpStatus: status,
    ...(contentType && { contentType }),
    ...(body && { body }),
    ...requestIdOf(headers),
  }
}
