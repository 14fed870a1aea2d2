/** Tests the roles of staff against the description: which operations each role may call. */

import { type Operation, readOperations } from '@tarang/openapi'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, phone, post, serverWithStaff } from '../../testing/auth-calls.ts'
import { extensionOperations } from '../../testing/contract/extensions.ts'
import type { Call, ContractFixture } from '../../testing/contract/fixture.ts'
import { goodCalls } from '../../testing/contract/good-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { bases } from '../../testing/validators.ts'
import { staffActions, users } from '../db/schema/index.ts'
import { sampleStaffNumbers } from '../first-registration.ts'
import { type Role, readRole } from './roles.ts'

const ownerRefusal = 'Only an owner can manage staff.'
const viewerRefusal = 'You can view this, but not change it. Ask an owner for edit rights.'
const staffOperations = (await readOperations()).filter(({ isStaff }) => isStaff)

let server: TestServer
let fixture: ContractFixture
const tokens = {} as Record<Role, string>
beforeAll(async () => {
  server = await createTestServer()
  for (const phoneNumber of [...sampleStaffNumbers.slice(0, 2), ...sampleStaffNumbers.slice(-1)]) {
    const [user] = await server.database.select().from(users).where(eq(users.phoneNumber, phoneNumber))
    tokens[readRole(user!.role)] = (await login(server, phoneNumber)).jwtToken
  }
  const call = async (path: string) =>
    (await fetchAs('owner', new Request(`http://admin.localhost/api${path}`))).json()
  const strategies = await call('/liveStrategies')
  const strategy = strategies.find((each: { xirr: number | null }) => each.xirr !== null)
  const { data } = await call(`/backtest/strategy-details/${strategy.strategyCode}`)
  fixture = {
    server,
    strategy,
    liveTrade: data.strategyDetails.liveTrades[0],
    answerOf: () => Promise.reject(new Error('No staff call of this test needs another call.')),
    blogId: async () => String((await call('/fetchNewsLetterAndBlogs'))[0].id),
    invitation: async () => '',
    tokens: () => Promise.reject(new Error('No staff call of this test needs new tokens.')),
  }
})
afterAll(() => server.close())

function fetchAs(role: Role, request: Request) {
  request.headers.set('authorization', `Bearer ${tokens[role]}`)
  return server.fetch(request)
}

async function send(role: Role, { service, method, path, operationId }: Operation) {
  const call: Call = await goodCalls[operationId]!(fixture)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  )
  const form = call.form && new FormData()
  for (const [name, value] of Object.entries(call.form ?? {})) form?.append(name, value)
  const response = await fetchAs(
    role,
    new Request(`http://admin.localhost${bases[service]}${filled}${call.query ?? ''}`, {
      method,
      headers: call.json === undefined ? {} : { 'content-type': 'application/json' },
      body: form ?? (call.json === undefined ? null : JSON.stringify(call.json)),
    }),
  )
  return { status: response.status, text: await response.text() }
}

const actions = async () => (await server.database.select().from(staffActions)).length

describe.each(staffOperations)('$operationId', (operation) => {
  const isWrite = operation.class !== 'read'

  test(`${isWrite ? 'refuses' : 'answers'} a viewer`, async () => {
    const before = await actions()
    const { status, text } = await send('viewer', operation)
    expect(status, text).toBe(isWrite ? 403 : 200)
    if (isWrite)
      expect(JSON.parse(text)).toEqual({
        status: { statusCode: 403, message: viewerRefusal, errors: { permission: viewerRefusal } },
      })
    expect(await actions()).toBe(before)
  })

  test('answers an editor and an owner', async () => {
    for (const role of ['editor', 'owner'] as const) {
      server.advanceClock(2000)
      // The second call of an operation may find the record changed or added already.
      const { status, text } = await send(role, operation)
      expect(role === 'editor' ? [200] : [200, 404, 409], text).toContain(status)
    }
  })
})

// Calls of extensions whose paths need a record, or whose bodies must be valid, to reach the check of the role.
const member = '00000000-0000-4000-8000-000000000000'
const extensionBodies: Record<string, unknown> = {
  inviteStaff: { role: 'viewer' },
  updateStaff: { role: 'viewer' },
}

describe.each([...extensionOperations.values()].filter(({ isStaff }) => isStaff))(
  'the extension $operationId',
  ({ operationId, method, path, tag, ...operation }) => {
    const isForOwners = tag === 'staff'
    const call = async (role: Role) => {
      const json = extensionBodies[operationId]
      const response = await fetchAs(
        role,
        new Request(`http://admin.localhost/api/extensions${path.replace(/\{\w+\}/g, member)}`, {
          method,
          headers: json === undefined ? {} : { 'content-type': 'application/json' },
          body: json === undefined ? null : JSON.stringify(json),
        }),
      )
      return { status: response.status, text: await response.text() }
    }

    test.each(['viewer', 'editor'] as const)('refuses a role that has not the right: %s', async (role) => {
      const before = await actions()
      const { status, text } = await call(role)
      if (isForOwners)
        expect(JSON.parse(text)).toEqual({
          status: { statusCode: 403, message: ownerRefusal, errors: { permission: ownerRefusal } },
        })
      else if (role === 'editor') expect(status, text).not.toBe(403)
      else if (operation.class === 'read') expect(status, text).not.toBe(403)
      // A write without a valid body may be refused for the body.
      else expect([403, 400, 404, 409, 415, 422], text).toContain(status)
      expect(role === 'viewer' ? (await actions()) - before : 0).toBe(0)
    })

    test('does not refuse an owner for the role', async () => {
      expect((await call('owner')).status).not.toBe(403)
    })
  },
)

describe('a stored role', () => {
  test.each([
    ['admin', 'owner'],
    ['owner', 'owner'],
    ['editor', 'editor'],
    ['viewer', 'viewer'],
    ['', 'viewer'],
    ['Owner', 'viewer'],
  ])('%j is read as %s', (stored, role) => {
    expect(readRole(stored)).toBe(role)
  })
})

test('a role that is withdrawn counts from the next change on, also for a session that is older', async () => {
  const own = await serverWithStaff()
  const { jwtToken } = await login(own)
  const change = () =>
    post(own, '/api/addExploreData', { status: '1', section: 'learn', text: 'New' }, jwtToken)
  expect((await change()).httpStatus).toBe(200)
  await own.database.update(users).set({ role: 'viewer' }).where(eq(users.phoneNumber, phone))
  expect(await change()).toMatchObject({ httpStatus: 403, status: { message: viewerRefusal } })
})
