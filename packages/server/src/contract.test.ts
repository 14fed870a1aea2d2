/** Tests the server against the description: every operation has a route, and every answer fits its schema. */

import { readdir } from 'node:fs/promises'
import { type Operation, readDocument, readOperations, services } from '@tarang/openapi'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { beyondLimits } from '../testing/contract/beyond-limits.ts'
import { planChanges, splitChanges } from '../testing/contract/bodies.ts'
import type { Call, ContractFixture } from '../testing/contract/fixture.ts'
import { goodCalls } from '../testing/contract/good-calls.ts'
import { refusedCalls } from '../testing/contract/refused-calls.ts'
import { namedMembers } from '../testing/strict-form.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import {
  bases,
  errorsOf,
  isRefusal,
  strictValidator,
  unsentMembers,
  validator,
} from '../testing/validators.ts'
import { staffActions } from './db/schema/index.ts'
import { serviceRoutes } from './routes/index.ts'

const all = await readOperations()
const operationsById = new Map(all.map((operation) => [operation.operationId, operation]))

let server: TestServer
let staff: string
let fixture: ContractFixture
beforeAll(async () => {
  server = await createTestServer()
  staff = await server.staffToken()
  const strategies = await answerOf('listLiveStrategies', {})
  const strategy = strategies.find((each: { xirr: number | null }) => each.xirr !== null)
  const { data } = await answerOf('getStrategyDetails', { params: { strategyCode: strategy.strategyCode } })
  fixture = {
    server,
    strategy,
    liveTrade: data.strategyDetails.liveTrades[0],
    answerOf,
    blogId: async () => String((await answerOf('listBlogs', {}))[0].id),
    invitation: async () => (await server.invitationLink()).split('#invite=')[1] ?? '',
    tokens,
  }
})
afterAll(() => server.close())

async function send({ service, method, path, isStaff }: Operation, call: Call): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? '1'),
  )
  const headers = new Headers()
  const bearer = call.bearer === undefined && isStaff ? staff : call.bearer
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  let body = call.raw ?? null
  if (call.json !== undefined) body = JSON.stringify(call.json)
  if (call.form) {
    const form = new FormData()
    for (const [name, value] of Object.entries(call.form)) form.append(name, value)
    body = form
  } else if (body !== null) headers.set('content-type', call.type ?? 'application/json')
  const url = `http://admin.localhost${bases[service]}${filled}${call.query ?? ''}`
  return server.fetch(new Request(url, { method, headers, body }), { remoteAddress: call.from ?? null })
}

/** Makes a call and checks its answer against the description. */
async function expectAnswer(operationId: string, status: number, call: Call) {
  const operation = operationsById.get(operationId)!
  const response = await send(operation, call)
  const text = await response.text()
  expect(response.status, text).toBe(status)
  if (status === 200 && operation.returnsText) {
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    return text
  }
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const body = JSON.parse(text)
  if (status === 200) {
    const address = `${operation.href}/responses/200/content/application~1json/schema`
    for (const validate of [validator(address), strictValidator(address)])
      expect(validate(body), errorsOf(validate)).toBe(true)
    return body
  }
  expect(operation.responses.map((answer) => answer.status)).toContain(status)
  expect(isRefusal(body), errorsOf(isRefusal)).toBe(true)
  expect(body.status.statusCode).toBe(status)
  if (status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  return body
}
const answerOf = (operationId: string, call: Call) => expectAnswer(operationId, 200, call)

async function tokens() {
  server.advanceClock(15 * 60_000)
  const { staffPhone: phoneNumber } = server
  await answerOf('requestLoginCode', { json: { phoneNumber } })
  const json = { phoneNumber, otp: server.latestCode(phoneNumber) }
  const { data } = await answerOf('verifyLoginCode', { json })
  staff = data.jwtToken
  return data
}

/** The values next to a limit that were sent. */
const refusedLimits: unknown[] = []

const actions = () => server.database.select().from(staffActions).orderBy(asc(staffActions.id))

test('every operation has its route, and no route is missing from the description', () => {
  const described = all.map(
    ({ service, method, path }) => `${method} ${bases[service]}${path.replace(/\{(\w+)\}/g, ':$1')}`,
  )
  const routes = serviceRoutes().routes.filter(({ method }) => method !== 'ALL')
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(described.sort())
})

const writes = all.filter(({ method }) => method !== 'GET')

test.each(writes)(
  '$operationId describes its refusal of another site',
  async ({ service, method, path, responses }) => {
    const address = `http://localhost${bases[service]}${path.replace(/\{\w+\}/g, '1')}`
    const headers = { origin: 'http://other.example', 'content-type': 'application/json' }
    const { status } = await server.fetch(new Request(address, { method, headers, body: '{}' }))
    expect(status).toBe(403)
    expect(responses.map((answer) => answer.status)).toContain(status)
  },
)

const lists = all.filter(({ operationId }) => ['listBlogs', 'listExploreSections'].includes(operationId))

test.each(lists)('$operationId answers 304 where the list is the same', async ({ service, path }) => {
  const address = `http://localhost${bases[service]}${path}`
  const etag = (await server.fetch(new Request(address))).headers.get('etag') ?? ''
  const again = await server.fetch(new Request(address, { headers: { 'if-none-match': etag } }))
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
})

describe.each(all)('$operationId', (operation) => {
  const { operationId, bodyType, path, requests } = operation
  const goodCall = async () => ({ ...(await goodCalls[operationId]!(fixture)) })
  const params = { params: operationId === 'saveStrategyPlan' ? { id: '0' } : { id: '1' } }

  const changes = operation.isStaff && (operation.method !== 'GET' || path.startsWith('/refreshCache'))
  test(`answers a good call as described${changes ? ', and records the staff action' : ''}`, async () => {
    const call = await goodCall()
    const before = await actions()
    await answerOf(operationId, call)
    const record = {
      id: expect.any(Number),
      at: expect.any(Date),
      staffId: expect.stringMatching(/^[\da-f-]{36}$/),
      staffName: expect.stringMatching(/^\S+ \S+$/),
      action: expect.stringMatching(/^[a-z-]+\.[a-z]+$/),
      // A login changes no record.
      subject: operationId === 'verifyLoginCode' ? null : expect.stringMatching(/^\S/),
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    }
    const isRecorded = changes || operationId === 'registerAdmin' || operationId === 'verifyLoginCode'
    const recorded = (await actions()).slice(before.length)
    expect(recorded.map(({ before: _, after: __, ...action }) => action)).toEqual(isRecorded ? [record] : [])
    // A refresh may find the counts as they were.
    const values = recorded.flatMap(({ before, after }) => [before, after]).filter((each) => each !== null)
    if (changes && !path.startsWith('/refreshCache')) expect(values).not.toEqual([])
  })

  if (changes && bodyType !== undefined) {
    test('records no staff action for a refused call', async () => {
      const before = await actions()
      for (const bearer of [staff, null]) await send(operation, { ...params, bearer, raw: '{}' })
      expect(await actions()).toEqual(before)
    })
  }

  if (operation.isStaff) {
    test.each([
      ['no bearer', null],
      ['a malformed token', 'nonsense'],
      ['a token with another signature', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmVk'],
    ])('refuses %s', async (_, bearer) => {
      const { status } = await expectAnswer(operationId, 401, { ...params, bearer })
      expect(status.errors.jwt).toBeTruthy()
    })
  }

  if (path.includes('{id}')) {
    test.each([
      ...['99999', '0x1', '-1', '1.5', '01', '99999999999999999999', 'abc', 'abc def', 'मूल्य', '1;--'],
      ...['65a1f0c2e4b0a1b2c3d4e5f6', '7f9c24e5-1b7a-4e8f-9c3b-2b1f0d6a5e4c'],
    ])('finds nothing for the id %s', async (id) => {
      const changes = operationId === 'saveStrategyPlan' && { json: planChanges }
      await expectAnswer(operationId, 404, { ...(await goodCall()), ...changes, params: { id } })
    })
  }

  if (bodyType === 'application/json') {
    const bearer = async () => (operationId === 'registerAdmin' ? { bearer: await fixture.invitation() } : {})
    test.each([
      ['text', 415, { raw: 'hello', type: 'text/plain' }],
      ['half of a body', 400, { raw: '{"a":' }],
      ['too much', 413, { raw: JSON.stringify({ a: 'x'.repeat(200_000) }) }],
      ['a list', 422, { raw: '[]' }],
      ['an empty object', 422, { raw: '{}' }],
    ] as const)('refuses %s', async (_, status, call) => {
      await expectAnswer(operationId, status, { ...params, ...call, ...(await bearer()) })
    })

    test('refuses the values next to the described limits', async () => {
      const { json, ...call } = await goodCall()
      const isDescribed = validator(`${operation.href}/requestBody/content/application~1json/schema`)
      const beyond = beyondLimits(json as object, isDescribed)
      for (const [name, value] of beyond) {
        const { status } = await send(operation, { ...call, json: { ...(json as object), [name]: value } })
        expect.soft(status, `${name}: ${JSON.stringify(value).slice(0, 40)}`).toBe(422)
      }
      refusedLimits.push(...beyond)
    })

    // The named records need not exist, but every example must be valid.
    test.each(Object.entries(requests))('accepts the example %s', async (name, json) => {
      const changes = operationId === 'saveStrategyPlan' && name === 'changes' ? { params: { id: '1' } } : {}
      const response = await send(operation, { ...params, ...changes, json, ...(await bearer()) })
      expect([400, 415, 422].includes(response.status) && (await response.json()).status.errors).toBeFalsy()
    })
  }

  if (bodyType === 'multipart/form-data') {
    test.each([
      ['JSON', 415, { json: {} }],
      ['half of a form', 400, { raw: '--x\r\nContent-Disp', type: 'multipart/form-data; boundary=x' }],
      ['too much', 413, { raw: new Uint8Array(51_000_000), type: 'multipart/form-data; boundary=x' }],
      ['an empty form', 422, { form: { nothing: '' } }],
    ] as const)('refuses %s', async (_, status, call) => {
      await expectAnswer(operationId, status, call)
    })
  }

  if (bodyType !== undefined) {
    test('refuses an unknown member by its name, and writes nothing', async () => {
      const { json, form, ...call } = await goodCall()
      const before = await actions()
      const { status } = await expectAnswer(operationId, 422, {
        ...call,
        ...(form ? { form: { ...form, sendSms: 'true' } } : { json: { ...(json as object), sendSms: true } }),
      })
      expect(status.message).toBe('“sendSms” is unknown here, so nothing was done.')
      expect(status.errors).toEqual({ sendSms: status.message })
      expect(await actions()).toEqual(before)
    })
  }

  for (const [why, status, call] of refusedCalls[operationId] ?? []) {
    test(`answers ${status} for ${why}`, async () => {
      await expectAnswer(operationId, status, await call(fixture))
    })
  }
})

test('some bodies have limits', () => {
  expect(refusedLimits.length).toBeGreaterThan(all.length)
})

describe('an id inside a body', () => {
  const bodies: Record<string, (id: unknown) => Call> = {
    updateExploreItemStatus: (id) => ({ json: { id, status: '0' } }),
    updateStockSplit: (id) => ({ json: { ...splitChanges, id, status: 1 } }),
    updateBlog: (id) => ({ form: { ...(id !== undefined && { id: id as string }), text: 'Another title' } }),
  }
  const unknown = ['abc', '65a1f0c2e4b0a1b2c3d4e5f6', 'मूल्य', '01', ' 1', '0x1', '1e0', '99999', '0', '-1']
  const json = Object.keys(bodies).filter((id) => id !== 'updateBlog')
  const combine = (ids: readonly unknown[], names = Object.keys(bodies)) =>
    names.flatMap((name) => ids.map((id) => [name, id] as const))

  test.each([...combine(unknown), ...combine([99_999, 0, -1, 1.5, 1e21], json)])(
    '%s finds nothing for %j',
    async (operationId, given) => {
      await expectAnswer(operationId, 404, bodies[operationId]!(given))
    },
  )

  test.each([...combine(['', undefined]), ...combine([null, {}, [], [1], true], json)])(
    '%s refuses %j, which is not an id',
    async (operationId, given) => {
      const { status } = await expectAnswer(operationId, 422, bodies[operationId]!(given))
      expect(status.errors.id).toMatch(/^(Must be an id|id is required)\.$/)
    },
  )

  test.each(Object.keys(bodies))('%s accepts an id as text', async (operationId) => {
    const given = operationId === 'updateBlog' ? await fixture.blogId() : '3'
    expect(await answerOf(operationId, bodies[operationId]!(given))).toMatchObject({ id: Number(given) })
  })
})

describe('without database tables', () => {
  const calls: [Operation, Call][] = []
  beforeAll(async () => {
    for (const operation of all) calls.push([operation, await goodCalls[operation.operationId]!(fixture)])
    await server.database.execute('drop schema public cascade')
    // Empties the answers in memory, as a restored database does.
    await server.database.execute('notify public_data')
    await vi.waitFor(() => expectAnswer('listBlogs', 500, {}), 20_000)
  })
  test('every operation answers with an error envelope', async () => {
    for (const [{ operationId }, call] of calls) {
      const { status } = await expectAnswer(operationId, 500, call)
      expect(status.message).toBe('Something went wrong on our side. Please try again.')
    }
  })
})

test('every described member is sent, or named in `testing/strict-form.ts` as not sent', () => {
  expect([...unsentMembers]).toEqual([])
})

test('every member that `testing/strict-form.ts` names is described', async () => {
  const folder = new URL('schemas/', services.platform)
  const described = new Set<string>()
  for (const name of await readdir(folder)) {
    const schemas = (await readDocument(new URL(name, folder))) as Record<string, { properties?: object }>
    for (const [schema, { properties = {} }] of Object.entries(schemas))
      for (const member of Object.keys(properties)) described.add(`${schema}/${member}`)
  }
  expect(namedMembers.length).toBeGreaterThan(40)
  expect(namedMembers.filter((name) => !described.has(name))).toEqual([])
})

test.each([
  ['an id as text', { id: '7' }],
  ['a count as text', { likesCount: '3' }],
  ['a missing title', { text: null }],
  ['a day without its zone', { publishedDate: '2026-11-21T09:15:00' }],
  ['a member that is not described', { importedFiles: null }],
])('an answer with %s is not as this server sends it, though clients accept it', (_, changes) => {
  const address = new URL('schemas/blogs.yaml#/BlogItem', services.platform).href
  const blog = {
    id: 7,
    text: 'A title',
    backgroundImage: null,
    publishedDate: '2026-11-21T09:15:00.000Z',
    likesCount: 3,
    categories: ['Strategies'],
    htmlPageLink: 'https://files.example.com/a.html',
    liked: false,
    etag: '7',
  }
  const isSent = strictValidator(address)
  expect(isSent(blog), JSON.stringify(isSent.errors)).toBe(true)
  expect(isSent({ ...blog, ...changes })).toBe(false)
})
