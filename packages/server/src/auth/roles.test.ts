/** Tests the roles of staff against the description: which operations each role may call. */

import { readFile } from 'node:fs/promises'
import { type Operation, readOperations } from '@tarang/openapi'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, phone, post, serverWithStaff } from '../../testing/auth-calls.ts'
import { extensionOperations } from '../../testing/contract/extensions.ts'
import type { Call, ContractFixture } from '../../testing/contract/fixture.ts'
import { goodCalls } from '../../testing/contract/good-calls.ts'
import { addStaff, logInStaff } from '../../testing/staff-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { bases } from '../../testing/validators.ts'
import { invites, staffActions, users } from '../db/schema/index.ts'
import { type Role, readRole, rightsOf, roles } from './roles.ts'

const ownerRefusal = 'Only an owner can manage staff.'
const viewerRefusal = 'You can view this, but not change it. Ask an owner for edit rights.'
const unknownRefusal = 'Your account has no role. Ask an owner for one.'
const staffOperations = (await readOperations()).filter(({ isStaff }) => isStaff)

/** Somebody with a role, or with one that no longer exists. */
type Caller = Role | 'no-such-role'
const callers: readonly Caller[] = [...roles, 'no-such-role']

/** What each may call, by the description. */
const mayCall: Record<Caller, (operation: { class: string; tag: string; operationId: string }) => boolean> = {
  viewer: (operation) => operation.class === 'read' && operation.tag !== 'staff',
  editor: ({ tag }) => tag !== 'staff',
  owner: () => true,
  'no-such-role': ({ operationId }) => operationId === 'getMe',
}

let server: TestServer
let fixture: ContractFixture
const tokens = {} as Record<Caller, string>
beforeAll(async () => {
  server = await createTestServer()
  for (const [index, role] of callers.entries())
    tokens[role] = (await addStaff(server, `555000010${index}`, role)).jwtToken
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

function fetchAs(role: Caller, request: Request) {
  request.headers.set('authorization', `Bearer ${tokens[role]}`)
  return server.fetch(request)
}

async function send(role: Caller, { service, method, path, operationId }: Operation) {
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

const refusalOf = (caller: Caller, { tag }: { tag: string }) => {
  if (caller === 'no-such-role') return unknownRefusal
  return tag === 'staff' ? ownerRefusal : viewerRefusal
}

const refused = (message: string) => ({
  status: { statusCode: 403, message, errors: { permission: message } },
})

describe.each(staffOperations)('$operationId', (operation) => {
  const [allowed, others] = [true, false].map((may) =>
    callers.filter((caller) => mayCall[caller](operation) === may),
  ) as [Caller[], Caller[]]

  test.each(others)('refuses a role without the right: %s', async (caller) => {
    const before = await actions()
    const { status, text } = await send(caller, operation)
    expect(status, text).toBe(403)
    expect(JSON.parse(text)).toEqual(refused(refusalOf(caller, operation)))
    expect(await actions()).toBe(before)
  })

  test(`answers ${allowed.join(', ')}`, async () => {
    for (const caller of allowed) {
      server.advanceClock(2000)
      // A later call of a write may find the record changed or added already.
      const { status, text } = await send(caller, operation)
      expect(caller === allowed[0] || operation.class === 'read' ? [200] : [200, 404, 409], text).toContain(
        status,
      )
    }
  })
})

// Calls of extensions whose paths need a record, or whose bodies must be valid, to reach the check of the role.
const member = '00000000-0000-4000-8000-000000000000'
const extensionBodies: Record<string, unknown> = {
  inviteStaff: { role: 'viewer' },
  updateStaff: { role: 'viewer' },
  changeTicketStatus: { status: 'done' },
}

describe.each([...extensionOperations.values()].filter(({ isStaff }) => isStaff))(
  'the extension $operationId',
  (operation) => {
    const { operationId, method, path } = operation
    test.each(callers)('is refused to a role without the right alone: %s', async (caller) => {
      const before = await actions()
      const json = extensionBodies[operationId]
      const response = await fetchAs(
        caller,
        new Request(`http://admin.localhost/api/extensions${path.replace(/\{\w+\}/g, member)}`, {
          method,
          headers: json === undefined ? {} : { 'content-type': 'application/json' },
          body: json === undefined ? null : JSON.stringify(json),
        }),
      )
      const text = await response.text()
      if (mayCall[caller](operation)) return expect(response.status, text).not.toBe(403)
      expect(await actions()).toBe(before)
      const isForRole = operation.tag === 'staff' || caller === 'no-such-role'
      // A write without a valid body may be refused for the body.
      if (!isForRole) expect([403, 400, 404, 409, 415, 422], text).toContain(response.status)
      else expect(JSON.parse(text)).toEqual(refused(refusalOf(caller, operation)))
    })
  },
)

describe('a stored role', () => {
  test.each([
    ['admin', 'owner'],
    ['owner', 'owner'],
    ['editor', 'editor'],
    ['viewer', 'viewer'],
    ['', null],
    ['Owner', null],
    ['toString', null],
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

test('a role that no longer exists has no rights, and the caller and an owner learn that', async () => {
  const own = await serverWithStaff()
  const owner = await logInStaff(own, phone)
  const person = await addStaff(own, '5550000100', 'editor')
  await own.database.update(users).set({ role: 'no-such-role' }).where(eq(users.id, person.id))
  expect(await person.call('getMe', 'GET', '/me')).toMatchObject({ role: null, rights: [] })
  expect(await person.send('GET', '/activity')).toMatchObject({
    status: 403,
    body: { status: { message: unknownRefusal } },
  })
  const staff = (await owner.call('listStaff', 'GET', '/staff')) as { id: string; role: Role | null }[]
  expect(staff.find(({ id }) => id === person.id)?.role).toBeNull()
  await owner.call('updateStaff', 'PUT', `/staff/${person.id}`, { role: 'viewer' })
  expect(await person.call('getMe', 'GET', '/me')).toMatchObject({ role: 'viewer', rights: ['view'] })
})

test('another change of a person keeps a stored role that this release does not know', async () => {
  const own = await serverWithStaff()
  const owner = await logInStaff(own, phone)
  const person = await addStaff(own, '5550000100', 'no-such-role')
  await owner.call('updateStaff', 'PUT', `/staff/${person.id}`, { phoneNumber: '5550000199' })
  const [stored] = await own.database.select().from(users).where(eq(users.id, person.id))
  expect(stored).toMatchObject({ role: 'no-such-role', phoneNumber: '5550000199' })
})

test('an invite for a role that no longer exists registers nobody', async () => {
  const own = await serverWithStaff()
  const owner = await logInStaff(own, phone)
  const { link } = (await owner.call('inviteStaff', 'POST', '/staff/invites', { role: 'viewer' })) as {
    link: string
  }
  await own.database.update(invites).set({ role: 'no-such-role' })
  expect(await owner.call('listInvites', 'GET', '/staff/invites')).toMatchObject([{ role: null }])
  const person = { firstName: 'Ira', lastName: 'Sen', email: 'ira@tarang.example', phoneNumber: '5550000100' }
  expect(
    await post(own, '/api/user/registerAdmin', person, new URL(link).hash.slice('#invite='.length)),
  ).toMatchObject({
    httpStatus: 403,
    status: { message: 'This invitation is for a role that no longer exists.' },
  })
})

const docs = (file: string) => readFile(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8')

test.each(roles)('the docs say what each role may do: %s', async (role) => {
  const row = (await docs('operations.md')).split('\n').find((line) => line.startsWith(`| \`${role}\` `))
  // An owner has every right, and the table a column for each.
  const cells = rightsOf('owner').map((right) => (rightsOf(role).includes(right) ? 'yes' : ''))
  expect(
    row
      ?.split('|')
      .slice(2, -1)
      .map((cell) => cell.trim()),
  ).toEqual(cells)
})
