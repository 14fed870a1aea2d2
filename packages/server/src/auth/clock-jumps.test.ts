/** A server whose clock was wrong, and was then put right. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  login,
  phone,
  refresh,
  requestCode,
  serverWithStaff,
  staffCall,
  tryCode,
} from '../../testing/auth-calls.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createLimiter } from '../http/limiter.ts'
import { codeRules } from './login-codes.ts'
import { sessionRules } from './sessions.ts'

const DAY = 86_400_000

let server: TestServer
beforeEach(async () => {
  server = await serverWithStaff()
})
afterEach(() => server.close())

const isSignedIn = async (jwtToken: string) =>
  (await staffCall(server, `Bearer ${jwtToken}`)).httpStatus !== 401

describe('after the clock was a day ahead', () => {
  beforeEach(() => server.advanceClock(DAY))

  test('a number that had requested too many codes may request one again', async () => {
    for (let n = 1; n <= codeRules.codes; n++) expect((await requestCode(server)).httpStatus).toBe(200)
    expect((await requestCode(server)).httpStatus).toBe(429)
    server.advanceClock(-DAY)
    expect((await requestCode(server)).httpStatus).toBe(200)
    expect((await tryCode(server, server.latestCode(phone))).httpStatus).toBe(200)
  })

  test('a code that was sent then is no longer valid', async () => {
    await requestCode(server)
    server.advanceClock(-DAY)
    expect((await tryCode(server, server.latestCode(phone))).httpStatus).not.toBe(200)
  })

  test('a token that was issued then is refused, and its session continues', async () => {
    const { jwtToken, refreshToken } = await login(server)
    expect(await isSignedIn(jwtToken)).toBe(true)
    server.advanceClock(-DAY)
    expect(await isSignedIn(jwtToken)).toBe(false)
    const { data } = await refresh(server, refreshToken)
    expect(await isSignedIn(String(data?.token))).toBe(true)
  })

  test('a refresh token that was used then counts as stolen when it comes again', async () => {
    const { refreshToken } = await login(server)
    const { data } = await refresh(server, refreshToken)
    server.advanceClock(-DAY)
    expect((await refresh(server, refreshToken)).httpStatus).toBe(401)
    expect((await refresh(server, data?.refreshToken)).httpStatus).toBe(401)
  })

  test('a rate limit that was reached then is open', async () => {
    let moment = DAY
    const limiter = createLimiter(server.database, () => new Date(moment), new Uint8Array(32))
    const call = () => limiter.consume('like', 'somebody', { times: 2, within: 60_000 })
    expect([await call(), await call(), (await call()) !== null]).toEqual([null, null, true])
    moment = 0
    expect([await call(), await call(), (await call()) !== null]).toEqual([null, null, true])
  })
})

test('after the clock went ahead by an hour, a session continues with a new token', async () => {
  const { jwtToken, refreshToken } = await login(server)
  server.advanceClock(3_600_000)
  expect(await isSignedIn(jwtToken)).toBe(false)
  const { data } = await refresh(server, refreshToken)
  expect(await isSignedIn(String(data?.token))).toBe(true)
})

test('the clocks of two servers may be a little apart', async () => {
  const { jwtToken } = await login(server)
  server.advanceClock(-sessionRules.tolerance / 2)
  expect(await isSignedIn(jwtToken)).toBe(true)
})
