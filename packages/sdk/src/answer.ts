import type { Received } from './attempt.ts'
import { AnswerError, ApiError } from './errors.ts'
import { retryAfterOf } from './retry.ts'

const OK = 200

/**
 * Reads what an answer says: its body, or `undefined` where it has none. Throws the refusal that it carries, in its
 * HTTP status or in the envelope of a 200.
 */
export function readAnswer(received: Received, answersText: boolean, now: number): unknown {
  const { response, text } = received
  // By `ok`, never by what the body holds: a 500 may well come without one.
  if (!response.ok) throw refusal(parseIfJson(text), response, now)
  if (answersText) return readText(received, now)
  if (text.trim() === '') return undefined
  const body = parse(text)
  if (isRefused(body)) throw refusal(body, response, now)
  return body
}

function readText({ response, text }: Received, now: number): string {
  const isPage =
    response.headers.get('Content-Type')?.startsWith('text/html') || text.trimStart().startsWith('<')
  if (isPage) throw new AnswerError('unreadable', 'The API answered with a page instead of a text.')
  const body = parseIfJson(text)
  if (isRefused(body)) throw refusal(body, response, now)
  return text
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AnswerError('unreadable', 'The answer of the API is not JSON.', { cause })
  }
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
  return Number(status.statusCode ?? OK) !== OK || Object.keys(fieldsOf(status)).length > 0
}

function refusal(body: unknown, { status: httpStatus, headers }: Response, now: number): ApiError {
  const status = statusOf(body) ?? {}
  const code = Number(status.statusCode ?? httpStatus)
  // The notifications service puts its message beside the envelope.
  const message = status.message ?? (isObject(body) ? body.message : '')
  return new ApiError(
    typeof message === 'string' ? message : '',
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
