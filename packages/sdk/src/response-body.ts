import { ApiError, InvalidResponseError } from './errors.ts'
import { isRecord } from './is-record.ts'
import { parseRetryAfter } from './retry.ts'
import type { ReceivedResponse } from './transport.ts'

const OK = 200

/**
 * Reads the body of a response: JSON, a text that is not JSON, or `undefined` for an empty one. Throws an `ApiError` for
 * a refusal, by HTTP status or in the envelope of a 200, and an `InvalidResponseError` for a page or truncated JSON.
 */
export function readBody(received: ReceivedResponse, returnsText: boolean | undefined, now: number): unknown {
  const { response, text } = received
  // By `ok`, because a 500 may have no body.
  if (!response.ok) throw refusal(parseJson(text), response, now)
  const start = text.trimStart()[0]
  if (start === undefined) return returnsText ? text : undefined
  const body = parseJson(text)
  if (isRefused(body)) throw refusal(body, response, now)
  if (returnsText) return messageOf(body) ?? textUnlessPage(received)
  if (body !== undefined) return body
  if ('{["'.includes(start)) throw unreadable('truncated JSON')
  return textUnlessPage(received)
}

// Proxies and captive portals respond with pages.
function textUnlessPage({ response, text }: ReceivedResponse): string {
  if (response.headers.get('Content-Type')?.startsWith('text/html') || text.trimStart().startsWith('<'))
    throw unreadable('a page')
  return text
}

const unreadable = (what: string) => new InvalidResponseError('unreadable', `expected JSON, got ${what}`)

/** The message of a body for a person: a text, or the message in or beside its envelope. */
export function messageOf(body: unknown): string | undefined {
  const message = isRecord(body) ? (statusOf(body)?.message ?? body.message) : body
  return typeof message === 'string' ? message : undefined
}

/** Returns `undefined` for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An envelope refuses by its status code, or by naming errors (`status.errors.jwt`). */
function isRefused(body: unknown): boolean {
  const status = statusOf(body)
  if (!status) return false
  const code = Number(status.statusCode ?? OK)
  return !(code >= OK && code < 300) || Object.keys(fieldsOf(status)).length > 0
}

function refusal(body: unknown, { status: httpStatus, headers }: Response, now: number): ApiError {
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
