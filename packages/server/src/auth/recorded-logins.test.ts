import { CODE_DIGITS } from '@tarang/machines/one-time-code'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  login,
  otherCode,
  phone,
  refresh,
  requestCode,
  serverWithStaff,
  tryCode,
} from '../../testing/auth-calls.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { staffActions } from '../db/schema/index.ts'
import { codeRules } from './login-codes.ts'

let server: TestServer
beforeEach(async () => {
  server = await serverWithStaff()
})

const recorded = async () =>
  (await server.database.select().from(staffActions).orderBy(asc(staffActions.id))).map(
    ({ staffName, action }) => `${staffName}: ${action}`,
  )

test('a login, a wrong code and a reused refresh token are recorded', async () => {
  await requestCode(server)
  expect((await tryCode(server, otherCode(server.latestCode(phone)))).httpStatus).toBe(401)
  const { refreshToken } = await login(server)
  expect((await refresh(server, refreshToken)).httpStatus).toBe(200)
  server.advanceClock(60_000)
  for (const _ of [1, 2, 3]) expect((await refresh(server, refreshToken)).httpStatus).toBe(401)
  expect(await recorded()).toEqual([
    'Asha Kulkarni: login.failed',
    'Asha Kulkarni: session.started',
    'Asha Kulkarni: session.token-reused',
  ])
})

test('a wrong code for an unknown number is not recorded', async () => {
  await requestCode(server, '1234567890')
  expect((await tryCode(server, '0'.repeat(CODE_DIGITS), '1234567890')).httpStatus).toBe(401)
  expect(await recorded()).toEqual([])
})

test('guesses are recorded while there is a code to try, and no more', async () => {
  await requestCode(server)
  const wrong = otherCode(server.latestCode(phone))
  for (let tries = 0; tries < codeRules.tries + 3; tries += 1) await tryCode(server, wrong)
  expect(await recorded()).toHaveLength(codeRules.tries)
})

test('an invite is recorded, without its secret', async () => {
  const link = await server.invitationLink()
  const [action] = await server.database.select().from(staffActions)
  expect(action).toMatchObject({ staffId: 'operator', action: 'staff.invited' })
  expect(Object.keys(action!.after!)).toEqual(['role', 'expiresAt'])
  expect(JSON.stringify(action)).not.toContain(new URL(link).hash.slice('#invite='.length))
})
