import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auth } from '../../admin/login/auth-api.ts'
import { stubFetch } from '../../testing/stub-fetch.ts'
import { api } from './api.ts'
import { readBrowserActivity } from './browser-activity.ts'
import { onForbidden } from './console-http.ts'
import { extensions } from './extensions.ts'
import { session } from './session.ts'

beforeEach(() => {
  session.store({ jwtToken: 'ours', refreshToken: 'refresh', userName: 'Asha Rao' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const forbidden = async () =>
  Response.json({ status: { statusCode: 403, message: 'You may not.' } }, { status: 403 })

test('all calls of the console say that they were forbidden, except that which reads the role', async () => {
  stubFetch(forbidden)
  const listener = vi.fn()
  const stop = onForbidden(listener)
  await api.strategies.list().catch(() => {})
  await extensions.staff.list().catch(() => {})
  expect(listener).toHaveBeenCalledTimes(2)
  await extensions.session.me().catch(() => {})
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  await api.strategies.list().catch(() => {})
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a registration is no action of staff, although it carries an invite', async () => {
  stubFetch(forbidden)
  const person = { firstName: 'A', lastName: 'B', email: 'a@b.example', phoneNumber: '5550000001' }
  await auth.register(person, { credential: 'invite' }).catch(() => {})
  await api.stockSplits.update({} as never).catch(() => {})
  expect(readBrowserActivity().map(({ action }) => action)).toEqual(['Update stock split'])
})
