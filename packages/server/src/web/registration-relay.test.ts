import { defaultConfig } from '@tarang/runtime-config'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverWithStaff } from '../../testing/auth-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { type Listener, listen } from '../listener.ts'
import { defaultVariables } from '../settings.ts'

const credential = 'the-upstream-wants-this-very-credential'
const person = { firstName: 'Nila', lastName: 'Rao', email: 'nila@example.com', phoneNumber: '5550000009' }

let listener: Listener
let handle = async (_: Request): Promise<Response> => new Response()
const forwarded: Request[] = []
beforeAll(async () => {
  listener = await listen((request) => handle(request), { ...defaultVariables(), PORT: 0 })
})
afterAll(() => listener.close(100))

let upstream: TestServer
let relay: TestServer
beforeEach(async () => {
  forwarded.length = 0
  upstream = await serverWithStaff({ settings: { REGISTRATION_CREDENTIAL: credential } })
  handle = (request) => {
    forwarded.push(request.clone())
    return upstream.fetch(request)
  }
  relay = await createTestServer({
    database: upstream.database,
    config: { ...defaultConfig, apiBase: `http://127.0.0.1:${listener.port}/api` },
    settings: { REGISTRATION_CREDENTIAL: credential },
  })
})

const register = async (
  body: object = person,
  { host = 'admin.localhost', headers = {} }: { host?: string; headers?: Record<string, string> } = {},
  from: string | null = null,
) => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const request = new Request(`http://${host}/registration/user/registerAdmin`, init)
  const response = await relay.fetch(request, { remoteAddress: from })
  return { httpStatus: response.status, ...((await response.json()) as object) }
}

test("replaces the caller's bearer by the credential", async () => {
  const headers = { authorization: 'Bearer made-up', origin: 'http://admin.localhost' }
  expect(await register(person, { headers })).toEqual({
    httpStatus: 200,
    status: { statusCode: 200, message: 'Registration successful! You can now log in.' },
  })
  expect(forwarded[0]?.headers.get('authorization')).toBe(`Bearer ${credential}`)
  expect(await forwarded[0]?.json()).toEqual(person)
})

test('refuses a field that a registration does not have, and forwards nothing', async () => {
  expect(await register({ ...person, role: 'owner' })).toMatchObject({
    httpStatus: 422,
    status: { errors: { role: '“role” is unknown here, so nothing was done.' } },
  })
  expect(forwarded).toEqual([])
})

test('relays the answers of the other API', async () => {
  await register()
  const message = 'This phone number is already registered.'
  expect(await register()).toMatchObject({
    httpStatus: 409,
    status: { message, errors: { phoneNumber: message } },
  })
  expect(await register({})).toMatchObject({ httpStatus: 422 })
  handle = async () => Response.json({ status: { statusCode: 403, message: 'No.' } }, { status: 403 })
  expect(await register()).toMatchObject({ httpStatus: 403, status: { statusCode: 403, message: 'No.' } })
})

test.each([
  ['fails', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['answers nothing readable', async () => new Response('{}')],
  [
    'redirects to another host',
    async () => new Response(null, { status: 307, headers: { location: 'https://evil.example' } }),
  ],
])('is unavailable where the other API %s', async (_, answer) => {
  handle = answer
  expect(await register()).toMatchObject({
    httpStatus: 503,
    status: { message: expect.stringContaining('try again') },
  })
})

test.each([
  ['another host', { host: 'localhost' }, 404],
  [
    'a name that the client made up',
    { host: 'admin.evil.example', headers: { origin: 'http://admin.evil.example' } },
    404,
  ],
  ['another origin', { headers: { origin: 'https://evil.example' } }, 403],
  ['the public site', { headers: { origin: 'http://localhost', 'sec-fetch-site': 'same-site' } }, 403],
])('refuses %s', async (_, from, status) => {
  expect(await register(person, from)).toMatchObject({ httpStatus: status })
  expect(forwarded).toEqual([])
})

test('allows five registrations an hour for an address', async () => {
  for (let n = 0; n < 5; n++) await register({}, {}, '203.0.113.7')
  expect(await register({}, {}, '203.0.113.7')).toMatchObject({ httpStatus: 429 })
})

test('is not registered when the server itself is the API', async () => {
  relay = await createTestServer({
    database: upstream.database,
    settings: { REGISTRATION_CREDENTIAL: credential },
  })
  expect(await register()).toMatchObject({ httpStatus: 404 })
})
