/** Accepted responses of writes and actions. */
import { describe, expect, test } from 'vitest'
import { type Api, createClient } from './index.ts'

const clientWith = (body: unknown): Api =>
  createClient({
    baseUrl: 'https://api.tarang.example/api',
    notificationsUrl: 'https://api.tarang.example/notifications-service',
    fetch: async () => Response.json(body),
  })

const clientWithText = (status: number, text: string | null): Api =>
  createClient({
    baseUrl: 'https://api.tarang.example/api',
    notificationsUrl: 'https://api.tarang.example/notifications-service',
    fetch: async () => new Response(text, { status }),
  })

const ok = { statusCode: 200, message: 'OK' }
const unexpected = expect.objectContaining({ name: 'InvalidResponseError', kind: 'unexpected-shape' })
const row = { id: 1 }

describe('a message', () => {
  const registration = {
    firstName: 'Rohan',
    lastName: 'Iyer',
    email: 'r@example.in',
    phoneNumber: '9967054321',
  }

  test.each([
    [null, ''],
    [[], ''],
    [{}, ''],
    [7, ''],
    [{ status: null }, ''],
    [{ status: 'OK' }, ''],
    [{ status: { statusCode: 200 } }, ''],
    [{ status: { message: { en: 'Sent.' } } }, ''],
    ['Sent.', 'Sent.'],
    [{ message: 'Sent.' }, 'Sent.'],
    [{ status: { statusCode: 200, message: 'Sent.' } }, 'Sent.'],
    [{ status: { statusCode: 200 }, message: 'Sent.' }, 'Sent.'],
  ])('%j has the message %j', async (body, message) => {
    await expect(clientWith(body).auth.requestCode('9820012345')).resolves.toBe(message)
    await expect(clientWith(body).auth.register(registration)).resolves.toBe(message)
  })

  test.each([
    ['Sent.', 'Sent.'],
    ['', ''],
  ])('a text that is not JSON, %j, is the message', async (text, message) => {
    await expect(clientWithText(200, text).auth.requestCode('9820012345')).resolves.toBe(message)
  })

  test('a refusal throws', async () => {
    const body = { status: { statusCode: 400, message: 'No such number.' } }
    await expect(clientWith(body).auth.requestCode('9820012345')).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      reason: 'No such number.',
    })
  })
})

describe('tokens', () => {
  const user = { firstName: 'Ananya', lastName: 'Deshpande' }
  const data = { jwtToken: 'jwt', refreshToken: 'refresh', user }

  test.each([
    [null],
    [[]],
    [{}],
    [{ data: null }],
    [{ data: { ...data, jwtToken: '' } }],
    [{ data: { ...data, jwtToken: null } }],
    [{ data: { ...data, refreshToken: undefined } }],
    [{ data: { ...data, refreshToken: {} } }],
    [{ data: [data] }],
    ['jwt'],
  ])('of a login are not read from %j', async (body) => {
    await expect(clientWith(body).auth.verifyCode('9820012345', '482913')).rejects.toEqual(unexpected)
  })

  test.each([[null], [{}], [{ data: {} }], [{ data: { token: '' } }], [{ data: { token: null } }]])(
    'of a refresh are not read from %j',
    async (body) => {
      await expect(clientWith(body).auth.refresh('refresh')).rejects.toEqual(unexpected)
    },
  )

  test.each([[{ data }], [data], [{ status: ok, data }], [{ data: { data } }]])(
    'of a login are read from %j',
    async (body) => {
      await expect(clientWith(body).auth.verifyCode('9820012345', '482913')).resolves.toEqual(data)
    },
  )

  test.each([
    [undefined, {}],
    [null, {}],
    ['Ananya', {}],
    [{}, {}],
    [
      { firstName: 'Ananya', lastName: null },
      { firstName: 'Ananya', lastName: null },
    ],
    [{ firstName: {}, lastName: 'Deshpande' }, { lastName: 'Deshpande' }],
  ])('of a login may have any user: %j', async (given, expected) => {
    const api = clientWith({ data: { ...data, user: given } })
    await expect(api.auth.verifyCode('9820012345', '482913')).resolves.toEqual({ ...data, user: expected })
  })
})

describe('the catalog of plans', () => {
  test('always has every list', async () => {
    const empty = { plans: [], discounts: [], coupons: [] }
    await expect(clientWith({ data: {} }).plans.catalog()).resolves.toEqual(empty)
    await expect(clientWith({ data: { plans: [row], coupons: null } }).plans.catalog()).resolves.toEqual({
      ...empty,
      plans: [row],
    })
  })

  test.each([[null], [{}], [{ data: null }], [{ data: {} }], [{ data: { plans: {} } }], [{ status: ok }]])(
    'is empty for %j',
    async (body) => {
      await expect(clientWith(body).plans.catalog()).resolves.toEqual({
        plans: [],
        discounts: [],
        coupons: [],
      })
    },
  )

  test('keeps its valid rows and lists', async () => {
    const api = clientWith({
      data: { plans: [null, { ...row, features: 'a, b' }], coupons: [null], discounts: 7 },
    })
    await expect(api.plans.catalog()).resolves.toEqual({
      plans: [{ ...row, features: ['a', 'b'] }],
      discounts: [],
      coupons: [],
    })
  })

  test.each([[[]], ['none'], [0], [{ data: [] }], [{ data: 'none' }], [{ more: 1 }]])(
    'is not read from %j',
    async (body) => {
      await expect(clientWith(body).plans.catalog()).rejects.toEqual(unexpected)
    },
  )
})

describe('writes', () => {
  const trade = { stockName: 'BEL', businessDate: '2026-10-29' }

  test.each([[null], [[]], ['saved'], [true], [7], [{}], [{ message: 'Saved.' }]])(
    'may return %j, which is read as undefined',
    async (body) => {
      await expect(clientWith(body).explore.updateStatus({ id: 1, status: '0' })).resolves.toBeUndefined()
      await expect(clientWith(body).liveTrades.exclude(trade)).resolves.toBeUndefined()
      await expect(clientWith(body).blogs.delete('blg003')).resolves.toBeUndefined()
    },
  )

  test.each([
    [200, ''],
    [204, null],
    [201, 'Saved.'],
  ])('may return %i with %j', async (status, text) => {
    const api = clientWithText(status, text)
    await expect(api.explore.updateStatus({ id: 1, status: '0' })).resolves.toBeUndefined()
  })

  test.each([
    [{ id: 'x1' }, { id: 'x1' }],
    [{ data: { id: 1, status: 0 } }, { id: 1, status: '0' }],
    [
      { status: ok, data: { id: 1, text: 7 } },
      { id: 1, text: '7' },
    ],
  ])('give the record of %j', async (body, record) => {
    await expect(clientWith(body).explore.updateStatus({ id: 1, status: '0' })).resolves.toEqual(record)
  })

  test.each(['<h1>Sign in</h1>', '{"id":1', '["a', '"half'])('may not answer %j', async (text) => {
    await expect(
      clientWithText(200, text).explore.updateStatus({ id: 1, status: '0' }),
    ).rejects.toMatchObject({
      name: 'InvalidResponseError',
      kind: 'unreadable',
    })
  })
})
