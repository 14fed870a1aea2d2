import { afterAll, describe, expect, test } from 'vitest'
import { raw, startTestServer } from '../testing/test-server.ts'
import { createClient } from './index.ts'

const server = await startTestServer()
afterAll(server.close)

describe('registration', () => {
  const registration = {
    firstName: 'Rohan',
    lastName: 'Iyer',
    email: 'rohan@example.in',
    phoneNumber: '9967054321',
  }
  const registering = createClient({
    baseUrl: server.origin,
    notificationsUrl: server.origin,
    session: { jwtToken: () => 'the-token' },
  })

  test.each([
    ['the invite', { credential: 'a1b2c3' }, 'Bearer a1b2c3'],
    ['nothing without one', {}, undefined],
    ['nothing for an empty one', { credential: '' }, undefined],
    ['nothing for null', { credential: null }, undefined],
    ['nothing for an invalid header value', { credential: 'a\nb' }, undefined],
  ])('carries %s, and never the session', async (_, options, expected) => {
    server.answer(raw(200, {}, '{"status":{"statusCode":200,"message":"Welcome."}}'))
    await expect(registering.auth.register(registration, options)).resolves.toBe('Welcome.')
    expect(server.last().headers.authorization).toBe(expected)
    expect(JSON.parse(server.last().body)).toEqual(registration)
  })

  test('throws the status of a refused credential', async () => {
    server.answer(raw(403, {}, '{"status":{"statusCode":403,"message":"An invitation is needed."}}'))
    await expect(registering.auth.register(registration)).rejects.toMatchObject({
      name: 'ApiError',
      status: 403,
    })
  })
})
