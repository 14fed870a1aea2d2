/** Each call of the description with each fault: it fails only with the errors that the description promises. */

import type { Operation } from '@tarang/openapi'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exampleCalls } from '../testing/example-calls.ts'
import { systemClock } from './clock.ts'
import { type Clock, createClient, type Mismatch } from './index.ts'
import {
  type Fault,
  lost,
  never,
  offline,
  refused,
  slow,
  truncated,
  unreadable,
  withFaults,
} from './testing/index.ts'

const stray: unknown[] = []
const keep = (error: unknown) => stray.push(error)
beforeEach(() => void process.on('unhandledRejection', keep).on('uncaughtException', keep))
afterEach(async () => {
  // Unhandled rejections are reported in the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 0))
  process.off('unhandledRejection', keep).off('uncaughtException', keep)
  expect(stray.splice(0)).toEqual([])
})

/** A clock without waits. The time of an attempt is unlimited or zero, so that no test depends on timing. */
const createFakeClock = (attemptTime: 'plenty' | 'none'): Clock => ({
  now: () => 0,
  random: () => 0,
  sleep: (milliseconds, signal) =>
    systemClock.sleep(milliseconds < 15_000 || attemptTime === 'none' ? 0 : milliseconds, signal),
})

interface Case {
  operation: Operation
  name: string
  /** Makes the call. */
  makeCall: (
    fault: Fault | undefined,
    options?: { signal?: AbortSignal; attemptTime?: 'plenty' | 'none' },
  ) => Promise<Ending>
}

interface Ending {
  error?: Record<string, unknown>
  result?: unknown
  sent: number
  mismatches: readonly Mismatch[]
}

const cases: Case[] = exampleCalls.map(({ name, operation, make }) => ({
  operation,
  name,
  makeCall: async (fault, { signal, attemptTime = 'plenty' } = {}) => {
    const good = operation.responses.find(({ status }) => status === 200)?.value
    const answer = async () => (operation.returnsText ? new Response(String(good)) : Response.json(good))
    const faults = withFaults(answer)
    if (fault) faults.every('*', fault)
    const mismatches: Mismatch[] = []
    const api = createClient({
      baseUrl: 'https://api.example.com/api',
      notificationsUrl: 'https://api.example.com/notifications-service',
      fetch: faults.fetch,
      clock: createFakeClock(attemptTime),
      session: { jwtToken: () => 'a-token' },
      hooks: { mismatch: (event) => mismatches.push(...event.mismatches) },
    })
    const ending = await make(api, { signal }).then(
      (result) => ({ result }),
      (error: Record<string, unknown>) => ({ error }),
    )
    return { ...ending, sent: faults.calls.length, mismatches }
  },
}))

test('every call has a case', () => {
  expect(cases.length).toBeGreaterThanOrEqual(35)
})

describe.each(cases)('$name', ({ operation, makeCall }) => {
  const { operationId, returnsText } = operation
  const isRead = operation.class === 'read'
  /** The number of attempts of a retried call. */
  const attempts = isRead ? 3 : 1
  const expected = expectationOf(operation)

  test('no fault', async () => {
    const { error, result, sent, mismatches } = await makeCall(undefined)
    expect([error, sent, mismatches]).toEqual([undefined, 1, []])
    expect(result).not.toBeUndefined()
  })

  test.each([
    [
      'refused in the envelope',
      refused(422, { message: 'No.', fields: { a: 'Wrong.' }, isInside200: true }),
      422,
      1,
    ],
    ['401', refused(401), 401, 1],
    ['403', refused(403), 403, 1],
    ['404', refused(404), 404, 1],
    ['429 with Retry-After', refused(429, { retryAfter: 1 }), 429, attempts],
    ['429 with a Retry-After that is too long', refused(429, { retryAfter: 600 }), 429, 1],
    ['500 without a body', new Response(null, { status: 500 }), 500, attempts],
    ['502 with a page', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502, attempts],
  ] as const)('%s', async (name, fault, status, sent) => {
    const ending = await makeCall(fault instanceof Response ? async () => fault.clone() : fault)
    expect(ending.error).toMatchObject({ name: 'ApiError', status, operation: operationId })
    expect(ending.sent).toBe(sent)
    if (name === 'refused in the envelope')
      expect(ending.error).toMatchObject({ reason: 'No.', fields: { a: 'Wrong.' } })
    if (name.startsWith('429')) expect(ending.error?.retryAfterMs).toBeGreaterThan(0)
  })

  test('a page with 200', async () => {
    expect(await makeCall(unreadable)).toMatchObject({
      error: { name: 'InvalidResponseError', kind: 'unreadable', operation: operationId },
      sent: 1,
    })
  })

  test('truncated', async () => {
    const { error, result, sent } = await makeCall(truncated)
    // Half a text is a text.
    if (returnsText) expect(result).toEqual(expect.any(String))
    else
      expect(error).toMatchObject({
        name: 'InvalidResponseError',
        kind: 'unreadable',
        operation: operationId,
      })
    expect(sent).toBe(1)
  })

  test.each([
    ['null', null],
    ['a number', 7],
    ['a list of numbers', [7]],
    ['a record without expected members', { data: 7 }],
  ])('of the wrong type: %s', async (_, value) => {
    const { error, result, sent, mismatches } = await makeCall(async () => Response.json(value))
    expect(sent).toBe(1)
    const unexpected = {
      name: 'InvalidResponseError',
      kind: 'unexpected-shape',
      pointer: value && 'data' in Object(value) ? '/data' : '',
      operation: operationId,
    }
    const empty = { plans: [], discounts: [], coupons: [] }
    if (expected === 'a record') expect(error).toMatchObject(unexpected)
    else if (expected === 'a list' || expected === 'lists') {
      if (value !== null) expect(error).toMatchObject(unexpected)
      else expect([error, result, mismatches]).toEqual([undefined, expected === 'lists' ? empty : [], []])
    } else if (expected === 'a list if any') {
      const pointer = Array.isArray(value) ? '/0' : ''
      expect([error, result]).toEqual([undefined, []])
      const mismatch = {
        pointer,
        expected: pointer ? 'record' : 'list',
        outcome: pointer ? 'removed' : 'missing',
      }
      expect(mismatches).toEqual(value === null ? [] : [mismatch])
    } else {
      const results = { 'a text': JSON.stringify(value), 'a message': '', 'a record if any': undefined }
      expect([error, result, mismatches]).toEqual([undefined, results[expected], []])
    }
  })

  test('with members of the wrong type', async () => {
    const good = operation.responses.find(({ status }) => status === 200)?.value
    const { error, result, mismatches } = await makeCall(async () => Response.json(withWrongTypes(good)))
    // A text in quotes is that text.
    if (returnsText) return expect([error, result, mismatches]).toEqual([undefined, good, []])
    if (expected === 'a message') return expect([error, result, mismatches]).toEqual([undefined, '', []])
    // Only what a record cannot do without makes it fail; anything else is missing, and noted.
    const pointer = failsAt[operationId]
    if (pointer === undefined) {
      expect(error).toBeUndefined()
      expect(mismatches).not.toEqual([])
      expect(mismatches.every(({ outcome }) => outcome !== 'converted')).toBe(true)
    } else expect(error).toMatchObject({ name: 'InvalidResponseError', kind: 'unexpected-shape', pointer })
  })

  test('with an unknown member', async () => {
    const good = operation.responses.find(({ status }) => status === 200)?.value
    const { error, mismatches } = await makeCall(async () =>
      returnsText ? new Response(String(good)) : Response.json(withNewMembers(good)),
    )
    expect([error, mismatches]).toEqual([undefined, []])
  })

  test('slow', async () => {
    expect(await makeCall(slow(2))).toMatchObject({ sent: 1, mismatches: [] })
  })

  test('too slow', async () => {
    expect(await makeCall(never, { attemptTime: 'none' })).toMatchObject({
      error: { name: 'NetworkError', kind: 'timeout', operation: operationId },
      sent: 1,
    })
  })

  test('aborted before it is sent, and during the request', async () => {
    const aborted = { name: 'NetworkError', kind: 'aborted', operation: operationId }
    expect(await makeCall(undefined, { signal: AbortSignal.abort() })).toMatchObject({
      error: aborted,
      sent: 0,
    })
    const left = new AbortController()
    const leaving: Fault = (call) => {
      setTimeout(() => left.abort(), 0)
      return never(call)
    }
    expect(await makeCall(leaving, { signal: left.signal })).toMatchObject({ error: aborted, sent: 1 })
  })

  test.each([
    ['offline', offline],
    ['a lost response', lost],
  ])('%s', async (_, fault) => {
    expect(await makeCall(fault)).toMatchObject({
      error: { name: 'NetworkError', kind: 'offline', operation: operationId },
      sent: attempts,
    })
  })
})

type Expectation =
  | 'a record'
  | 'a list'
  | 'lists'
  | 'a list if any'
  | 'a text'
  | 'a message'
  | 'a record if any'

const expectations: Readonly<Record<string, Expectation>> = {
  listBlogs: 'a list if any',
  getPlanCatalog: 'lists',
  getStrategyDetails: 'a record',
  getBlog: 'a record',
  getBlogLikes: 'a record',
  likeBlog: 'a record',
  verifyLoginCode: 'a record',
  refreshToken: 'a record',
  requestLoginCode: 'a message',
  registerAdmin: 'a message',
  refreshCache: 'a text',
  refreshStrategyCache: 'a text',
}

/** The default expectation: a list for a read, the saved record, if any, for a write. */
const expectationOf = ({ operationId, class: kind }: Operation): Expectation =>
  expectations[operationId] ?? (kind === 'read' ? 'a list' : 'a record if any')

/** The pointer at which a record without its required members fails. */
const failsAt: Readonly<Record<string, string>> = {
  getBlog: '/id',
  // Lists of rows that all lack a required member.
  listLiveStrategies: '',
  listExcludedLiveTrades: '',
  listStockSplits: '',
  likeBlog: '/likesCount',
  getBlogLikes: '',
  verifyLoginCode: '/data/jwtToken',
  refreshToken: '/data/token',
}

/** Replaces texts and numbers by objects, except the success code. */
function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      (typeof member === 'string' || typeof member === 'number') && name !== 'statusCode'
        ? { not: 'this' }
        : withWrongTypes(member),
    ]),
  )
}

/** Adds a member to every record. */
function withNewMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewMembers)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, withNewMembers(member)])
  return { ...Object.fromEntries(members), aNewMember: { of: ['some', 'kind'] } }
}
