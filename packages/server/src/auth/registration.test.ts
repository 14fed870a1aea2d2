import { beforeEach, expect, test } from 'vitest'
import { post, requestCode, serverWithStaff, tryCode } from '../../testing/auth-calls.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { invites, users } from '../db/schema/index.ts'
import { roles } from './roles.ts'

const credential = 'c'.repeat(32)
const person = {
  firstName: 'Rohan',
  lastName: 'Deshpande',
  email: 'Rohan@Tarang.example',
  phoneNumber: '5550000002',
}

let server: TestServer
beforeEach(async () => {
  server = await serverWithStaff({ settings: { REGISTRATION_CREDENTIAL: credential } })
})

const register = (body: unknown, bearer?: string) => post(server, '/api/user/registerAdmin', body, bearer)

const secretOf = (link: string) => new URL(link).hash.slice('#invite='.length)

async function createInvite() {
  const link = new URL(await server.invitationLink())
  expect(link.origin).toBe('http://admin.localhost')
  expect(link.hash).toMatch(/^#invite=[\w-]{43}$/)
  return secretOf(link.href)
}

test('an invite registers one person, who can then log in', async () => {
  const invite = await createInvite()
  // The invite decides the role, and is not used up by a registration that asks for one.
  expect((await register({ ...person, role: 'owner' }, invite)).httpStatus).toBe(422)
  const done = await register(person, invite)
  expect(done).toMatchObject({ httpStatus: 200, status: { statusCode: 200, message: expect.any(String) } })
  const added = (await server.database.select().from(users)).find(
    (user) => user.phoneNumber === person.phoneNumber,
  )
  expect(added).toMatchObject({ role: 'owner', email: 'rohan@tarang.example' })
  await requestCode(server, person.phoneNumber)
  const login = await tryCode(server, server.latestCode(person.phoneNumber), person.phoneNumber)
  expect(login.data?.user).toEqual({ firstName: 'Rohan', lastName: 'Deshpande' })

  const again = { ...person, email: 'third@tarang.example', phoneNumber: '5550000003' }
  expect((await register(again, invite)).httpStatus).toBe(403)
})

test('an invite works once among parallel registrations', async () => {
  const invite = await createInvite()
  const answers = await Promise.all(
    [2, 3, 4, 5].map((n) =>
      register({ ...person, email: `p${n}@tarang.example`, phoneNumber: `555000000${n}` }, invite),
    ),
  )
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 403, 403, 403])
})

test('an invite is valid for a day and stored only as a hash', async () => {
  const invite = await createInvite()
  expect(JSON.stringify(await server.database.select().from(invites))).not.toContain(invite)
  server.advanceClock(24 * 3_600_000)
  expect((await register(person, invite)).httpStatus).toBe(403)
})

test.each([[undefined], ['nonsense'], ['d'.repeat(32)]])(
  'a registration with %j as bearer is refused',
  async (bearer) => {
    const { httpStatus, status } = await register(person, bearer)
    expect(httpStatus).toBe(403)
    expect(status).toMatchObject({ statusCode: 403, message: expect.any(String) })
  },
)

const other = { ...person, email: 'other@tarang.example', phoneNumber: '5550000003' }
const storedRoles = async () =>
  Object.fromEntries(
    (await server.database.select().from(users)).map((user) => [user.phoneNumber, user.role]),
  )

test('the configured credential can be used again', async () => {
  expect((await register(person, credential)).httpStatus).toBe(200)
  expect((await register(other, credential)).httpStatus).toBe(200)
})

test('the credential registers editors, and an owner where there is none', async () => {
  await register(person, credential)
  expect(await storedRoles()).toMatchObject({ [person.phoneNumber]: 'editor' })
  await server.database.update(users).set({ role: 'viewer' })
  await register(other, credential)
  expect(await storedRoles()).toMatchObject({ [other.phoneNumber]: 'owner' })
})

test.each(roles)('an invite for a role registers a person with that role: %s', async (role) => {
  await register(person, secretOf(await server.invitationLink(role)))
  expect(await storedRoles()).toMatchObject({ [person.phoneNumber]: role })
})

test('the first person of all is an owner, also by an invite for another role', async () => {
  await server.database.delete(users)
  await register(person, secretOf(await server.invitationLink('viewer')))
  await register(other, secretOf(await server.invitationLink('viewer')))
  expect(await storedRoles()).toEqual({ [person.phoneNumber]: 'owner', [other.phoneNumber]: 'viewer' })
})

test('two people who register first at once do not both become owners', async () => {
  await server.database.delete(users)
  await Promise.all([person, other].map((each) => register(each, credential)))
  expect(Object.values(await storedRoles()).sort()).toEqual(['editor', 'owner'])
})

test('a duplicate is refused by field and leaves the invite valid', async () => {
  const invite = await createInvite()
  expect(await register({ ...person, phoneNumber: '5550000001' }, invite)).toMatchObject({
    httpStatus: 409,
    status: {
      message: 'This phone number is already registered.',
      errors: { phoneNumber: expect.any(String) },
    },
  })
  expect(await register({ ...person, email: 'ASHA@tarang.example' }, invite)).toMatchObject({
    httpStatus: 409,
    status: { message: 'This email is already registered.', errors: { email: expect.any(String) } },
  })
  expect((await register(person, invite)).httpStatus).toBe(200)
})

test('an address may have an apostrophe and an ampersand', async () => {
  const souza = { ...person, email: "maria.d'souza&co@example.com", phoneNumber: '5550004711' }
  expect((await register(souza, await createInvite())).httpStatus).toBe(200)
})

test('each missing or wrong field has an error', async () => {
  const invite = await createInvite()
  const { httpStatus, status } = await register({ firstName: ' ', email: 'nobody', phoneNumber: '1' }, invite)
  expect(httpStatus).toBe(422)
  expect(status?.errors).toEqual({
    firstName: 'First name is required.',
    lastName: 'Last name is required.',
    email: 'Email must be a valid email address.',
    phoneNumber: 'Phone number must be exactly 10 digits',
  })
})

test('an address may register five times an hour; loopback has no limit', async () => {
  const from = (remoteAddress: string) =>
    server.fetch(new Request('http://admin.localhost/api/user/registerAdmin', { method: 'POST' }), {
      remoteAddress,
    })
  for (let n = 0; n < 5; n++) expect((await from('203.0.113.7')).status).toBe(403)
  expect((await from('203.0.113.7')).status).toBe(429)
  expect((await from('203.0.113.8')).status).toBe(403)
  for (let n = 0; n < 6; n++) expect((await from('127.0.0.1')).status).toBe(403)
})
