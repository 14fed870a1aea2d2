import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeStaff } from '../../operations/commands/disable-staff.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { addStaff, type StaffCaller } from '../../testing/staff-calls.ts'
import { createTestServer } from '../../testing/test-server.ts'
import type { Store } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { strategies, users } from '../db/schema/index.ts'
import { endSessions } from './end-sessions.ts'

/** PGlite has one connection, so that a change of staff waits for an import. */
describe('while their import runs', () => {
  let postgres: PostgresServer
  let store: Store
  beforeAll(async () => {
    postgres = await startPostgres()
    store = await openPostgres(postgres.url)
  }, 180_000)
  afterAll(async () => {
    await store?.close()
    postgres?.remove()
  })

  const loggedOut = 'Please log in again.'
  const noRights = 'You can view this, but not change it. Ask an owner for edit rights.'
  const change =
    (path: string, method = 'POST', json?: object) =>
    (boss: StaffCaller, id: string) =>
      boss.send(method, `/staff/${id}${path}`, json)
  const byCommand = (command: typeof endSessions) => (_: StaffCaller, __: string, phoneNumber: string) =>
    command(store.database, phoneNumber, new Date())

  test.each([
    ['is disabled', '5550000411', loggedOut, change('/disable')],
    ['is removed', '5550000412', loggedOut, change('', 'DELETE')],
    ['is demoted', '5550000413', noRights, change('', 'PUT', { role: 'viewer' })],
    ['gets a number', '5550000414', null, change('', 'PUT', { phoneNumber: '5550000499' })],
    ['is signed out', '5550000415', null, change('/end-sessions')],
    ['is signed out by a command', '5550000416', null, byCommand(endSessions)],
    [
      'is disabled by a command',
      '5550000417',
      loggedOut,
      byCommand(async (...args) => Number(await changeStaff(args[0], 'disable', args[1], args[2]))),
    ],
  ] as const)('a member %s at once', async (_, phoneNumber, refusal, withdraw) => {
    await store.database.delete(users)
    await store.database.delete(strategies)
    const server = await createTestServer({ database: store.database })
    const boss = await addStaff(server, phoneNumber.replace(/^5/, '6'), 'owner')
    const { id, jwtToken } = await addStaff(server, phoneNumber, 'editor')
    // The merge of the import waits for this lock.
    const blocker = new pg.Client(postgres.url)
    await blocker.connect()
    await blocker.query('begin; lock table strategies in access exclusive mode')
    const form = new FormData()
    const rows = 'strategyCode,factor,xirr,netReturn,pnl,status\nA,Momentum,,,,1\n'
    form.append('file', new File([rows], 'strategies.csv'))
    const imported = server.fetch(
      new Request('http://admin.localhost/api/extensions/imports/strategies', {
        method: 'POST',
        headers: { authorization: `Bearer ${jwtToken}` },
        body: form,
      }),
    )
    const waiting = async () => (await blocker.query('select from pg_locks where not granted')).rowCount
    await expect.poll(waiting, { timeout: 2_000 }).toBe(1)
    const withdrawn = await withdraw(boss, id, phoneNumber)
    await blocker.end()
    expect(withdrawn).toEqual(typeof withdrawn === 'number' ? 1 : expect.objectContaining({ status: 200 }))
    expect(await (await imported).json()).toMatchObject(
      refusal === null ? { outcome: 'imported' } : { status: { message: refusal } },
    )
    expect(await store.database.$count(strategies)).toBe(refusal === null ? 1 : 0)
    await server.stop()
  })
})
