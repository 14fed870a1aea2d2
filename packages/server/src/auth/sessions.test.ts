import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { login, refresh, serverWithStaff, staffCall } from '../../testing/auth-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { refreshFamilies, users } from '../db/schema/index.ts'
import { sessionRules } from './sessions.ts'

let server: TestServer
beforeEach(async () => {
  server = await serverWithStaff()
})

const passedGuard = 404 // The guard let the call pass, to a path without a route.

describe('a staff call', () => {
  test('passes with the jwt of a login, for fifteen minutes', async () => {
    const { jwtToken } = await login(server)
    expect((await staffCall(server, `Bearer ${jwtToken}`)).httpStatus).toBe(passedGuard)
    server.advanceClock(sessionRules.accessToken + 1000)
    expect(await staffCall(server, `Bearer ${jwtToken}`)).toMatchObject({
      httpStatus: 401,
      status: { statusCode: 401, errors: { jwt: 'The jwt is invalid or has expired.' } },
    })
  })

  test.each([[undefined], [''], ['Bearer'], ['Basic YTpi'], ['Bearer a b']])(
    'refuses %j',
    async (authorization) => {
      expect(await staffCall(server, authorization)).toMatchObject({
        httpStatus: 401,
        status: { statusCode: 401, errors: { jwt: 'The jwt is missing.' } },
      })
    },
  )

  test('refuses a jwt of another key, type or audience, or without a signature', async () => {
    const { jwtToken, refreshToken } = await login(server)
    const claims = decodeJwt(jwtToken)
    const header = { alg: 'HS256', typ: 'access+jwt' }
    const forged = await new SignJWT(claims).setProtectedHeader(header).sign(new Uint8Array(32))
    const [head, body, signature] = jwtToken.split('.')
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const wrong = [
      forged,
      refreshToken,
      `${encode({ alg: 'none', typ: 'access+jwt' })}.${body}.`,
      `${head}.${encode({ ...claims, sub: '00000000-0000-0000-0000-000000000000' })}.${signature}`,
      `${head}.${body}`,
    ]
    for (const token of wrong) expect((await staffCall(server, `Bearer ${token}`)).httpStatus).toBe(401)
    expect(decodeProtectedHeader(jwtToken)).toEqual(header)
    expect(claims).toMatchObject({ aud: 'tarang-staff', exp: claims.iat! + 900 })
  })

  test('refuses the jwt of another installation', async () => {
    const { jwtToken } = await login(server)
    server = await serverWithStaff()
    expect((await staffCall(server, `Bearer ${jwtToken}`)).httpStatus).toBe(401)
  })

  test('refuses a person who is no longer staff', async () => {
    const { jwtToken } = await login(server)
    await server.database.delete(users)
    expect((await staffCall(server, `Bearer ${jwtToken}`)).httpStatus).toBe(401)
  })
})

describe('a refresh token', () => {
  test('is exchanged for a new jwt and a successor, repeatedly', async () => {
    const { refreshToken } = await login(server)
    let token: unknown = refreshToken
    for (let n = 0; n < 3; n++) {
      server.advanceClock(sessionRules.accessToken)
      const { httpStatus, status, data } = await refresh(server, token)
      expect(httpStatus).toBe(200)
      expect(status?.statusCode).toBe(200)
      expect(data?.refreshToken).not.toBe(token)
      expect((await staffCall(server, `Bearer ${data?.token}`)).httpStatus).toBe(passedGuard)
      token = data?.refreshToken
    }
  })

  test('yields the same successor in parallel and within ten seconds', async () => {
    const { refreshToken } = await login(server)
    const answers = await Promise.all([refresh(server, refreshToken), refresh(server, refreshToken)])
    server.advanceClock(sessionRules.grace - 1)
    answers.push(await refresh(server, refreshToken))
    for (const { httpStatus } of answers) expect(httpStatus).toBe(200)
    expect(new Set(answers.map(({ data }) => data?.refreshToken)).size).toBe(1)
    expect((await refresh(server, answers[0]?.data?.refreshToken)).httpStatus).toBe(200)
  })

  test('ends its session when it is used again later', async () => {
    const { refreshToken } = await login(server)
    const { data } = await refresh(server, refreshToken)
    server.advanceClock(sessionRules.grace)
    expect(await refresh(server, refreshToken)).toMatchObject({
      httpStatus: 401,
      status: { statusCode: 401 },
    })
    expect((await refresh(server, data?.refreshToken)).httpStatus).toBe(401)
    expect((await staffCall(server, `Bearer ${data?.token}`)).httpStatus).toBe(401)
    expect((await login(server)).jwtToken).toBeTruthy()
  })

  test('expires after a week, and its session after a month', async () => {
    const { refreshToken } = await login(server)
    server.advanceClock(sessionRules.refreshToken)
    expect((await refresh(server, refreshToken)).httpStatus).toBe(401)

    let token: unknown = (await login(server)).refreshToken
    for (let days = 6; days <= 24; days += 6) {
      server.advanceClock(6 * 86_400_000)
      const { httpStatus, data } = await refresh(server, token)
      expect(httpStatus).toBe(200)
      token = data?.refreshToken
    }
    server.advanceClock(6 * 86_400_000)
    expect((await refresh(server, token)).httpStatus).toBe(401)
  })

  test.each([
    ['nonsense', 401],
    ['', 422],
    [null, 422],
    ['x'.repeat(5000), 422],
    ['a\0b', 422],
  ])('is refused as %j', async (token, expected) => {
    expect((await refresh(server, token)).httpStatus).toBe(expected)
  })
})

test('a session has the browser of its login, and the time of its last refresh', async () => {
  const { refreshToken } = await login(server)
  const read = () => server.database.select().from(refreshFamilies)
  const [started] = await read()
  expect(started).toMatchObject({ browser: null, lastUsedAt: started!.createdOn })
  server.advanceClock(sessionRules.accessToken)
  await refresh(server, refreshToken)
  const used = new Date(started!.createdOn.getTime() + sessionRules.accessToken)
  expect(await read()).toMatchObject([{ createdOn: started!.createdOn, lastUsedAt: used }])
})

test('a session survives a restart of the server', async () => {
  const { jwtToken, refreshToken } = await login(server)
  const again = await createTestServer({ database: server.database })
  expect((await staffCall(again, `Bearer ${jwtToken}`)).httpStatus).toBe(passedGuard)
  expect((await refresh(again, refreshToken)).httpStatus).toBe(200)
})
