import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auth } from '../../admin/login/auth-api.ts'
import { stubFetch } from '../../testing/stub-fetch.ts'
import { api } from './api.ts'
import { session } from './session.ts'

const login = { jwtToken: 'ours', refreshToken: 'refresh', userName: 'Asha Rao' }
const refused = () =>
  Response.json({ status: { statusCode: 401, message: 'Log in again.' } }, { status: 401 })
const person = { firstName: 'A', lastName: 'B', email: 'a@b.example', phoneNumber: '5550000001' }

const sent = vi.fn<(request: Request) => Promise<Response>>()
beforeEach(() => {
  sent.mockReset().mockImplementation(async () => Response.json([]))
  stubFetch(sent)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const bearers = () => sent.mock.calls.map(([request]) => request.headers.get('authorization'))

test('goes to the API on this origin, with the session’s bearer on staff calls only', async () => {
  session.store(login)
  await api.strategies.list()
  await api.explore.list()
  expect(sent.mock.calls.map(([request]) => request.url)).toEqual([
    `${location.origin}/api/liveStrategies`,
    `${location.origin}/api/getAllExploreData`,
  ])
  expect(bearers()).toEqual(['Bearer ours', null])
})

test('a stale bearer is refreshed once for all waiting calls, which are then repeated', async () => {
  session.store(login)
  sent.mockImplementation(async ({ url, headers }) => {
    if (url.endsWith('/auth/refresh-token'))
      return Response.json({ data: { token: 'fresh', refreshToken: 'its successor' } })
    return headers.get('authorization') === 'Bearer fresh' ? Response.json([]) : refused()
  })
  await Promise.all([api.strategies.list(), api.auditLogs.list()])
  expect(bearers()).toEqual(['Bearer ours', 'Bearer ours', null, 'Bearer fresh', 'Bearer fresh'])
  expect([session.jwtToken(), session.refreshToken()]).toEqual(['fresh', 'its successor'])
  expect(session.userName()).toBe('Asha Rao')
})

test('a refused bearer ends its session', async () => {
  session.store(login)
  sent.mockImplementation(async () => refused())
  await expect(api.strategies.list()).rejects.toMatchObject({ name: 'ApiError', status: 401 })
  expect(session.jwtToken()).toBeNull()
})

test('a refusal of another credential keeps the session', async () => {
  session.store(login)
  sent.mockImplementation(async () => refused())
  await expect(api.auth.register(person, { credential: 'invite' })).rejects.toMatchObject({ status: 401 })
  await expect(api.explore.list()).rejects.toMatchObject({ status: 401 })
  expect(bearers()).toEqual(['Bearer invite', null])
  expect(session.jwtToken()).toBe('ours')
})

test.each([undefined, null, ''])(
  'a registration with the credential %j carries no bearer, not the session’s',
  async (credential) => {
    session.store(login)
    sent.mockImplementation(async () => Response.json({ status: { statusCode: 200, message: 'Welcome.' } }))
    await auth.register(person, { credential })
    expect(bearers()).toEqual([null])
  },
)

test('a late refusal of an old bearer keeps the new session', async () => {
  session.store(login)
  sent.mockImplementation(async () => {
    session.store({ ...login, jwtToken: 'newer' })
    return refused()
  })
  await expect(api.strategies.list()).rejects.toMatchObject({ status: 401 })
  expect(session.jwtToken()).toBe('newer')
})

test('a refusal by the notifications service keeps the refresh token', async () => {
  session.store(login)
  sent.mockImplementation(async () => refused())
  const notification = {
    title: 'T',
    shortDesc: 'S',
    longDesc: 'L',
    sendWhatsappNoti: false,
    sendPopupNoti: true,
  }
  await expect(api.notifications.send(notification)).rejects.toMatchObject({ status: 401 })
  expect(bearers()).toEqual(['Bearer ours'])
  expect(session.refreshToken()).toBe('refresh')
})

test.each([403, 500])('a %i keeps the session', async (status) => {
  session.store(login)
  sent.mockImplementation(async () => new Response(null, { status }))
  await expect(api.strategies.list()).rejects.toMatchObject({ status })
  expect(session.jwtToken()).toBe('ours')
})
