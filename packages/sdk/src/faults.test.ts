/** Every call of the description, whatever goes wrong with it: what it promises is what it fails with, and no more. */

import { readOperations as described, type Operation } from '@tarang/openapi'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callTable } from '../call-table.ts'
import { systemClock } from './clock.ts'
import { type Api, type Clock, createClient, type Mismatch } from './index.ts'
import { isRecord } from './is-record.ts'
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
  // What is left over comes to light a turn of the loop later.
  await new Promise((resolve) => setTimeout(resolve, 0))
  process.off('unhandledRejection', keep).off('uncaughtException', keep)
  expect(stray.splice(0)).toEqual([])
})

/** Waits take no time. An attempt has all the time that it wants, or next to none: nothing here is a race. */
const clockOf = (attemptTime: 'plenty' | 'none'): Clock => ({
  now: () => 0,
  random: () => 0,
  sleep: (milliseconds, signal) =>
    systemClock.sleep(milliseconds < 15_000 || attemptTime === 'none' ? 0 : milliseconds, signal),
})

interface Case {
  operation: Operation
  name: string
  /** Makes the call; how it ended, how often it was sent, and what its answer lost. */
  make: (
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

const cases: Case[] = (await described()).flatMap((operation) =>
  (callTable[operation.operationId] ?? []).map((row) => ({
    operation,
    name: `${row.name} ${row.url}`,
    make: async (fault, { signal, attemptTime = 'plenty' } = {}) => {
      const good = operation.responses.find(
        ({ status, name }) => status === 200 && (row.answers?.includes(name) ?? true),
      )?.value
      const answer = async () => (operation.returnsText ? new Response(String(good)) : Response.json(good))
      const faults = withFaults(answer)
      if (fault) faults.every('*', fault)
      const mismatches: Mismatch[] = []
      const api = createClient({
        baseUrl: 'https://api.example.com/api',
        notificationsUrl: 'https://api.example.com/notifications-service',
        fetch: faults.fetch,
        clock: clockOf(attemptTime),
        session: { jwtToken: () => 'a-token' },
        hooks: { mismatch: (event) => mismatches.push(...event.mismatches) },
      })
      const body = row.sends === undefined ? undefined : operation.requests[row.sends]
      const ending = await row.call(signal ? withSignal(api, signal) : api, body as never).then(
        (result) => ({ result }),
        (error: Record<string, unknown>) => ({ error }),
      )
      return { ...ending, sent: faults.calls.length, mismatches }
    },
  })),
)

/** The same client, each call with a signal beside what it is given. */
function withSignal(api: Api, signal: AbortSignal): Api {
  const wrap =
    (call: (...given: unknown[]) => unknown) =>
    (...given: unknown[]) => {
      const last = given.at(-1)
      // What the options of two calls have beside.
      const isOptions = isRecord(last) && ('splitStatus' in last || ('liked' in last && given.length > 1))
      return isOptions ? call(...given.slice(0, -1), { ...last, signal }) : call(...given, { signal })
    }
  const spaces = Object.entries(api).map(([space, calls]) => [
    space,
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, wrap(call as never)])),
  ])
  return Object.fromEntries(spaces) as Api
}

test('there is a case for every call', () => {
  expect(cases.length).toBeGreaterThanOrEqual(36)
})

describe.each(cases)('$name', ({ operation, make }) => {
  const { operationId, returnsText } = operation
  const isRead = operation.class === 'read'
  /** How often it is sent, where it may be made again. */
  const attempts = isRead ? 3 : 1
  const promised = promiseOf(operation)
  const mended = mendedOf[operationId] ?? []

  test('well', async () => {
    const { error, result, sent, mismatches } = await make(undefined)
    expect([error, sent, mismatches]).toEqual([undefined, 1, mended])
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
    const ending = await make(fault instanceof Response ? async () => fault.clone() : fault)
    expect(ending.error).toMatchObject({ name: 'ApiError', status, operation: operationId })
    expect(ending.sent).toBe(sent)
    if (name === 'refused in the envelope')
      expect(ending.error).toMatchObject({ message: 'No.', fields: { a: 'Wrong.' } })
    if (name.startsWith('429')) expect(ending.error?.retryAfter).toBeGreaterThan(0)
  })

  test('a page with 200', async () => {
    expect(await make(unreadable)).toMatchObject({
      error: { name: 'InvalidResponseError', kind: 'unreadable', operation: operationId },
      sent: 1,
    })
  })

  test('truncated', async () => {
    const { error, result, sent } = await make(truncated)
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
    ['a record of nothing that was promised', { data: 7 }],
  ])('of the wrong type: %s', async (_, value) => {
    const { error, result, sent, mismatches } = await make(async () => Response.json(value))
    expect(sent).toBe(1)
    const unexpected = {
      name: 'InvalidResponseError',
      kind: 'unexpected-shape',
      pointer: '',
      operation: operationId,
    }
    const empty = { plans: [], discounts: [], coupons: [] }
    if (promised === 'a record') expect(error).toMatchObject(unexpected)
    else if (promised === 'a list' || promised === 'lists') {
      if (value !== null) expect(error).toMatchObject(unexpected)
      else expect([error, result, mismatches]).toEqual([undefined, promised === 'lists' ? empty : [], []])
    } else if (promised === 'a list if any') {
      const pointer = Array.isArray(value) ? '/0' : ''
      expect([error, result]).toEqual([undefined, []])
      const mismatch = { pointer, expected: pointer ? 'record' : 'list', outcome: 'missing' }
      expect(mismatches).toEqual(value === null ? [] : [mismatch])
    } else {
      const results = { 'a text': JSON.stringify(value), 'a message': '', 'a record if any': undefined }
      expect([error, result, mismatches]).toEqual([undefined, results[promised], []])
    }
  })

  test('with members of the wrong type', async () => {
    const good = operation.responses.find(({ status }) => status === 200)?.value
    const { error, result, mismatches } = await make(async () => Response.json(spoilt(good)))
    // A text in quotes is that text.
    if (returnsText) return expect([error, result, mismatches]).toEqual([undefined, good, []])
    if (promised === 'a message') return expect([error, result, mismatches]).toEqual([undefined, '', []])
    // Only what a record cannot do without makes it fail; anything else is missing, and noted.
    const pointer = failsAt[operationId]
    if (pointer === undefined) {
      expect(error).toBeUndefined()
      expect(mismatches).not.toEqual([])
      expect(mismatches.every(({ outcome }) => outcome === 'missing')).toBe(true)
    } else expect(error).toMatchObject({ name: 'InvalidResponseError', kind: 'unexpected-shape', pointer })
  })

  test('with a member that nobody knows', async () => {
    const good = operation.responses.find(({ status }) => status === 200)?.value
    const { error, mismatches } = await make(async () =>
      returnsText ? new Response(String(good)) : Response.json(enriched(good)),
    )
    expect([error, mismatches]).toEqual([undefined, mended])
  })

  test('slow, but in time', async () => {
    expect(await make(slow(2))).toMatchObject({ sent: 1, mismatches: mended })
  })

  test('too slow', async () => {
    expect(await make(never, { attemptTime: 'none' })).toMatchObject({
      error: { name: 'NetworkError', kind: 'timeout', operation: operationId },
      sent: 1,
    })
  })

  test('given up before it is sent, and while it waits', async () => {
    const aborted = { name: 'NetworkError', kind: 'aborted', operation: operationId }
    expect(await make(undefined, { signal: AbortSignal.abort() })).toMatchObject({ error: aborted, sent: 0 })
    const left = new AbortController()
    const leaving: Fault = (asked) => {
      setTimeout(() => left.abort(), 0)
      return never(asked)
    }
    expect(await make(leaving, { signal: left.signal })).toMatchObject({ error: aborted, sent: 1 })
  })

  test.each([
    ['offline', offline],
    ['its answer lost', lost],
  ])('%s', async (_, fault) => {
    expect(await make(fault)).toMatchObject({
      error: { name: 'NetworkError', kind: 'offline', operation: operationId },
      sent: attempts,
    })
  })
})

type Promised = 'a record' | 'a list' | 'lists' | 'a list if any' | 'a text' | 'a message' | 'a record if any'

const promises: Readonly<Record<string, Promised>> = {
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

/** What a call promises beside that it was carried out: of a read a list, of a write the saved record if one comes. */
const promiseOf = ({ operationId, class: kind }: Operation): Promised =>
  promises[operationId] ?? (kind === 'read' ? 'a list' : 'a record if any')

/** What of its first good example comes in another form than it is read as. */
const mendedOf: Readonly<Record<string, Mismatch[]>> = {
  listBlogs: [{ pointer: '/1/categories', expected: 'words', outcome: 'converted' }],
}

/** Where a record fails that cannot do without its members. */
const failsAt: Readonly<Record<string, string>> = {
  getBlog: '/id',
  likeBlog: '/likesCount',
  getBlogLikes: '',
  verifyLoginCode: '/data/jwtToken',
  refreshToken: '/data/token',
}

/** The same with its texts and numbers made into something else; but it still says that all went well. */
function spoilt(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoilt)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      (typeof member === 'string' || typeof member === 'number') && name !== 'statusCode'
        ? { not: 'this' }
        : spoilt(member),
    ]),
  )
}

/** The same with a member more in every record. */
function enriched(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(enriched)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, enriched(member)])
  return { ...Object.fromEntries(members), aNewMember: { of: ['some', 'kind'] } }
}
