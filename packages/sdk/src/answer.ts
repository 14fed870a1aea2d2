import type { Received } from './attempt.ts'
import { AnswerError, ApiError } from './errors.ts'
import { retryAfterOf } from './retry.ts'

const OK = 200

/**
 * Reads the body of an answer: JSON, or a text that is none, or `undefined` where it is empty. Throws the refusal that it
 * carries, in its HTTP status or in the envelope of a 200, and an `AnswerError` for a page or for half a JSON.
 */
export function readAnswer(received: Received, answersText: boolean, now: number): unknown {
  const { response, text } = received
  // By `ok`, never by what the body holds: a 500 may well come without one.
  if (!response.ok) throw refusal(parseIfJson(text), response, now)
  const start = text.trimStart()[0]
  if (start === undefined) return answersText ? text : undefined
  const body = parseIfJson(text)
  if (isRefused(body)) throw refusal(body, response, now)
  if (answersText) return messageOf(body) ?? pageless(received)
  if (body !== undefined) return body
  if ('{["'.includes(start)) throw new AnswerError('unreadable', 'The answer of the API is half a JSON.')
  return pageless(received)
}

/** A text that is not the page of a proxy or a portal. */
function pageless({ response, text }: Received): string {
  if (response.headers.get('Content-Type')?.startsWith('text/html') || text.trimStart().startsWith('<'))
    throw new AnswerError('unreadable', 'The API answered with a page.')
  return text
}

/** What an answer says to a person: a text, or the message in or beside its envelope. */
export function messageOf(body: unknown): string | undefined {
  const message = isObject(body) ? (statusOf(body)?.message ?? body.message) : body
  return typeof message === 'string' ? message : undefined
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An envelope refuses by its status code, or by naming what is wrong (`status.errors.jwt`). */
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
    isObject(body) ? (messageOf(body) ?? '') : '',
    httpStatus < 300 && Number.isInteger(code) ? code : httpStatus,
    fieldsOf(status),
    retryAfterOf(headers.get('Retry-After'), now),
  )
}

const statusOf = (body: unknown): Record<string, unknown> | undefined =>
  isObject(body) && isObject(body.status) ? body.status : undefined

const fieldsOf = ({ errors }: Record<string, unknown>): Record<string, string> =>
  isObject(errors) ? Object.fromEntries(Object.entries(errors).map(([name, why]) => [name, String(why)])) : {}

/** Whether a value is a JSON object: no list, and not `null`. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
