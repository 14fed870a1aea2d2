import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { endAllSessions, endSessions } from '../../src/auth/end-sessions.ts'
import { invites, staffActions } from '../../src/db/schema/index.ts'
import {
  login,
  phone,
  refresh,
  requestCode,
  serverWithStaff,
  staffCall,
  tryCode,
} from '../../testing/auth-calls.ts'
import { addStaff } from '../../testing/staff-calls.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { changeStaff } from './disable-staff.ts'

let server: TestServer
beforeEach(async () => {
  server = await serverWithStaff()
})

const change = (name: 'disable' | 'enable', number = phone) =>
  changeStaff(server.database, name, number, new Date())
const recorded = async () => {
  const ofOperator = server.database
    .select()
    .from(staffActions)
    .where(eq(staffActions.staffId, 'operator'))
    .orderBy(staffActions.id)
  return (await ofOperator).map(({ action, staffName }) => `${staffName}: ${action}`)
}

test('a disabled person has no code, no token and no refresh, and that is recorded', async () => {
  const { jwtToken, refreshToken } = await login(server)
  await requestCode(server)
  const earlier = server.latestCode(phone)
  expect(await change('disable')).toBe(true)

  expect((await staffCall(server, `Bearer ${jwtToken}`)).httpStatus).toBe(401)
  expect((await refresh(server, refreshToken)).httpStatus).toBe(401)
  expect((await tryCode(server, earlier)).httpStatus).toBe(401)
  // The same answer as for an unknown number, and no code.
  expect((await requestCode(server)).httpStatus).toBe(200)
  expect(server.latestCode(phone)).toBe(earlier)
  expect(await change('disable')).toBe(false)
  expect(await recorded()).toEqual(['pnpm admin: staff.disabled'])

  expect(await change('enable')).toBe(true)
  expect((await refresh(server, refreshToken)).httpStatus).toBe(401)
  expect((await staffCall(server, `Bearer ${(await login(server)).jwtToken}`)).httpStatus).toBe(404)
  expect(await recorded()).toEqual(['pnpm admin: staff.disabled', 'pnpm admin: staff.enabled'])
})

test('a disabled owner loses their unused invites, and no other owner does', async () => {
  const other = await addStaff(server, '5550000002', 'owner')
  for (const { call } of [other, await addStaff(server, '5550000003', 'owner')])
    await call('inviteStaff', 'POST', '/staff/invites', { role: 'owner' })
  expect(await change('disable')).toBe(true)
  expect(await server.database.select().from(invites)).toHaveLength(2)
  expect(await change('disable', '5550000002')).toBe(true)
  const left = await server.database.select().from(invites)
  expect(left.map(({ createdBy }) => createdBy === other.id)).toEqual([false])
})

test('an unknown number is refused', async () => {
  expect(await change('disable', '1234567890')).toBeNull()
  expect(await recorded()).toEqual([])
})

test('ending the sessions of a person is recorded', async () => {
  await login(server)
  expect(await endSessions(server.database, phone, new Date())).toBe(1)
  expect(await recorded()).toEqual(['pnpm admin: staff.sessions-ended'])
})

test('ending the sessions of all ends those of everyone, and is recorded', async () => {
  const { jwtToken, refreshToken } = await login(server)
  await login(server)
  expect(await endAllSessions(server.database, new Date())).toBe(2)
  expect((await staffCall(server, `Bearer ${jwtToken}`)).httpStatus).toBe(401)
  expect((await refresh(server, refreshToken)).httpStatus).toBe(401)
  expect(await endAllSessions(server.database, new Date())).toBe(0)
  expect(await recorded()).toEqual(['pnpm admin: staff.sessions-ended', 'pnpm admin: staff.sessions-ended'])
})
