import { ApiError, InvalidResponseError } from './errors.ts'
import type { CompleteResponse } from './fetch.ts'
import { isRecord } from './is-record.ts'
import { parseRetryAfter } from './retry.ts'

/** What calls that read a text accept. */
export const textTypes = 'text/plain, */*'

/** The only `statusCode` of an envelope that is a success (section 9 of the specification). */
const OK = 200

/**
 * Reads the body of a response: JSON, a text that is not JSON, or `undefined` for an empty one. Throws an `ApiError` for
 * a refusal, by HTTP status or in the envelope of a 200, and an `InvalidResponseError` for a page or truncated JSON.
 */
export function readBody(response: CompleteResponse, returnsText: boolean | undefined, now: number): unknown {
  const refusal = refusalOf(response, now)
  if (refusal) throw refusal
  const { content: text, value: body } = response
  const start = text.trimStart()[0]
  if (start === undefined) return returnsText ? text : undefined
  if (returnsText) return messageOf(body) ?? textUnlessPage(response, text)
  if (body !== undefined) return body
  if ('{["'.includes(start)) throw unreadable('truncated JSON')
  return textUnlessPage(response, text)
}

/** The error of a refusal, by HTTP status or in the envelope of a 200. */
export const refusalOf = (response: CompleteResponse, now: number): ApiError | undefined =>
  // By `ok`, because a 500 may have no body.
  response.ok && !isRefused(response.value) ? undefined : toApiError(response, now)

// Proxies and captive portals respond with pages.
function textUnlessPage({ headers }: Response, text: string): string {
  if (headers.get('Content-Type')?.startsWith('text/html') || text.trimStart().startsWith('<'))
    throw unreadable('a page')
  return text
}

const unreadable = (what: string) => new InvalidResponseError('unreadable', `expected JSON, got ${what}`)

/** The message for people in a response: the body itself if it is text, else `status.message`, else `message`. */
export function messageOf(body: unknown): string | undefined {
  const message = isRecord(body) ? (statusOf(body)?.message ?? body.message) : body
  return typeof message === 'string' ? message : undefined
}

/** An envelope refuses by its status code, or by naming errors (`status.errors.jwt`). */
function isRefused(body: unknown): boolean {
  const status = statusOf(body)
  if (!status) return false
  return Number(status.statusCode ?? OK) !== OK || Object.keys(fieldsOf(status)).length > 0
}

function toApiError(response: CompleteResponse, now: number): ApiError {
  const { value: body, status: httpStatus, headers } = response
  const status = statusOf(body) ?? {}
  const code = Number(status.statusCode ?? httpStatus)
  return new ApiError(
    isRecord(body) ? (messageOf(body) ?? '') : '',
    httpStatus < 300 && Number.isInteger(code) ? code : httpStatus,
    fieldsOf(status),
    parseRetryAfter(headers.get('Retry-After'), now),
  )
}

const statusOf = (body: unknown): Record<string, unknown> | undefined =>
  isRecord(body) && isRecord(body.status) ? body.status : undefined

const fieldsOf = ({ errors }: Record<string, unknown>): Record<string, string> =>
  isRecord(errors) ? Object.fromEntries(Object.entries(errors).map(([name, why]) => [name, String(why)])) : {}
