import { eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/db/database.ts'
import * as schema from '../../src/db/schema/index.ts'
import {
  deliveries,
  idempotencyKeys,
  knownClients,
  loginCodes,
  loginFailures,
  notifications,
  recipients,
  refreshFamilies,
  refreshTokens,
  sharedViews,
  staffActions,
  strategySubscribers,
  tickets,
  users,
} from '../../src/db/schema/index.ts'
import { createImportFolder } from '../../testing/imports.ts'
import { openTestStore } from '../../testing/test-server.ts'
import { changeStaff } from '../commands/disable-staff.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { parseIdentifier } from './person.ts'

const now = new Date('2026-11-20T10:00:00+05:30')

let store: Store
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
})
afterAll(() => store.close())
beforeEach(async () => {
  const all = [
    notifications,
    recipients,
    tickets,
    strategySubscribers,
    loginCodes,
    loginFailures,
    knownClients,
    users,
    idempotencyKeys,
    sharedViews,
  ]
  for (const table of all) await store.database.delete(table)
  await addPeople()
})

// Long enough that no random id has it.
const trace = /98234[- ]?567|kavya|u7001/i

const visitor = { phoneNumber: '9823456701', email: null, userId: null }
const member = { phoneNumber: '9000000001', email: null, userId: null }

async function addPeople() {
  const { database } = store
  const ticket = { form: 'contact', name: 'Kavya Rao', message: 'Please call me.', createdOn: now }
  await database.insert(tickets).values([
    { ...ticket, email: 'Kavya@Example.com', phone: '+91 98234-56701' },
    { ...ticket, email: 'work@example.com', phone: '098234 56701' },
    { ...ticket, email: 'kavya@example.com', phone: null },
    { ...ticket, name: 'Another', email: 'another@example.com', phone: '9823456702' },
  ])
  await database.insert(strategySubscribers).values(
    ['u7001', 'u7001', 'kavya@example.com', '+919823456701', 'u7002'].map((userid) => ({
      userid,
      strategycode: 'MOM',
      status: 1,
      createdon: now,
    })),
  )
  await database.insert(sharedViews).values(
    ['search=kavya%40example.com', 'search=9823456701', 'status=new'].map((search) => ({
      ...{ list: 'Tickets', name: search.slice(0, 9), search, sharedOn: now },
    })),
  )
  const [notification] = await database
    .insert(notifications)
    .values({
      ...{ title: 'T', topic: 'T', type: 'WhatsApp', shortDesc: 'S', longDesc: 'L', createdAt: now },
    })
    .returning()
  const clients = await database
    .insert(recipients)
    .values([
      { name: 'Kavya Rao', phone: '+919823456701', email: 'kavya@example.com', createdOn: now },
      { name: 'Another', phone: '+919823456702', email: 'another@example.com', createdOn: now },
    ])
    .returning()
  await database.insert(deliveries).values(
    clients.map(({ id }) => ({
      ...{ notificationId: notification!.id, recipientId: id, channel: 'WhatsApp' as const, createdAt: now },
    })),
  )
  const [staff] = await database
    .insert(users)
    .values({
      ...{ firstName: 'Nikhil', lastName: "O'Menon", email: 'nikhil@example.com', createdOn: now },
      role: 'owner',
      phoneNumber: member.phoneNumber,
    })
    .returning()
  await database.insert(sharedViews).values([
    { list: 'Plans', name: 'Active', search: '', sharedOn: now, userId: staff!.id },
    { list: 'Activity', name: 'Staff', search: 'filter.staff=is%3ANikhil+O%27Menon', sharedOn: now },
  ])
  for (const phoneNumber of [visitor.phoneNumber, member.phoneNumber]) {
    await database.insert(loginCodes).values({ phoneNumber, codeHash: 'a-hash', sentAt: now, expiresAt: now })
    await database.insert(loginFailures).values({ phoneNumber, failures: 3, lastFailedAt: now })
  }
  await database
    .insert(knownClients)
    .values({ phoneNumber: member.phoneNumber, clientKey: 'a-client-key', lastLoginAt: now })
  const [family] = await database
    .insert(refreshFamilies)
    .values({ userId: staff!.id, createdOn: now })
    .returning()
  await database
    .insert(refreshTokens)
    .values({ tokenHash: `hash of ${family!.id}`, familyId: family!.id, expiresAt: now })
  await database
    .insert(idempotencyKeys)
    .values({ staffId: staff!.id, key: 'a-client-key', request: 'POST /api/x', createdOn: now })
  await database.insert(staffActions).values({
    ...{ at: now, staffId: staff!.id, staffName: "Nikhil O'Menon", requestId: 'a-request' },
    ...{ action: 'notification.sent', subject: '12' },
  })
}

const erase = (options: Partial<Parameters<typeof erasePerson>[1]>) =>
  erasePerson(store.database, {
    identifiers: visitor,
    isConfirmed: true,
    pseudonymises: false,
    now,
    ...options,
  })

const lengths = (records: Record<string, unknown[]>) =>
  Object.fromEntries(
    Object.entries(records)
      .filter(([, rows]) => rows.length > 0)
      .map(([table, rows]) => [table, rows.length]),
  )

test.each([
  ['9823456701', { phoneNumber: '9823456701', email: null }],
  ['+91 98234-56701', { phoneNumber: '9823456701', email: null }],
  ['0 98234 56701', { phoneNumber: '9823456701', email: null }],
  ['(0091) 9823456701', { phoneNumber: '9823456701', email: null }],
  [' Kavya@Example.com ', { phoneNumber: null, email: 'kavya@example.com' }],
  ['982345670', null],
  ['19823456701', null],
  ['kavya', null],
  ['kavya@', null],
  ['', null],
])('the identifier %j', (text, expected) => {
  expect(parseIdentifier(text)).toEqual(expected)
})

describe('an export', () => {
  test('has every row of a number, however it was typed, and none of another person', async () => {
    const { records, notes } = await exportPerson(store.database, visitor, now)
    expect(lengths(records)).toEqual({
      ...{ tickets: 2, deliveries: 1, recipients: 1, login_codes: 1, login_failures: 1, shared_views: 1 },
      strategy_subscribers: 1,
    })
    expect(JSON.stringify(records)).not.toContain('another@example.com')
    expect(notes.join(' ')).toMatch(/random id in the cookie.*copies of tickets at TICKETS_EMAIL.*--user-id/)
  })

  test('has every row of an address, in any case', async () => {
    const email = { phoneNumber: null, email: 'kavya@example.com', userId: 'u7001' }
    const { records, notes } = await exportPerson(store.database, email, now)
    expect(lengths(records)).toEqual({
      ...{ tickets: 2, deliveries: 1, recipients: 1, strategy_subscribers: 3, shared_views: 1 },
    })
    expect(notes.join(' ')).not.toContain('--user-id')
  })

  test('of staff has account, sessions, logins and actions, and no hash', async () => {
    const { records } = await exportPerson(
      store.database,
      { phoneNumber: null, email: 'nikhil@example.com', userId: null },
      now,
    )
    expect(lengths(records)).toEqual({
      ...{ login_codes: 1, login_failures: 1, known_places: 1, refresh_families: 1 },
      ...{ idempotency_keys: 1, shared_views: 2 },
      ...{ users: 1, staff_actions: 1 },
    })
    expect(JSON.stringify(records)).not.toMatch(/a-hash|hash of|a-client-key/)
  })

  test('is recorded without the person', async () => {
    await exportPerson(store.database, visitor, now)
    const [record] = (await store.database.select().from(staffActions)).filter(
      ({ action }) => action === 'person.exported',
    )
    expect(record).toMatchObject({ staffId: 'operator' })
    expect(JSON.stringify(await store.database.select().from(staffActions))).not.toMatch(trace)
  })
})

describe('an erasure', () => {
  test('counts the rows and changes nothing until it is confirmed', async () => {
    const { result, deleted } = await erase({ isConfirmed: false })
    expect([result, deleted.tickets]).toEqual(['not-confirmed', 2])
    expect(await store.database.select().from(tickets)).toHaveLength(4)
  })

  test('deletes the rows of the person alone, and records that without the person', async () => {
    const { result, deleted, kept } = await erase({ identifiers: { ...visitor, userId: 'u7001' } })
    expect(result).toBe('erased')
    expect(deleted).toMatchObject({ tickets: 2, strategy_subscribers: 3, login_codes: 1, login_failures: 1 })
    expect(kept).toEqual({ users: 0, staff_actions: 0 })
    const { records } = await exportPerson(store.database, { ...visitor, userId: 'u7001' }, now)
    expect(lengths(records)).toEqual({})
    expect((await store.database.select().from(tickets)).map(({ email }) => email).sort()).toEqual([
      'another@example.com',
      'kavya@example.com',
    ])
    expect(await store.database.select().from(strategySubscribers)).toHaveLength(2)
    expect(await store.database.select({ name: recipients.name }).from(recipients)).toEqual([
      { name: 'Another' },
    ])
    expect(await store.database.select().from(deliveries)).toHaveLength(1)
    const actions = await store.database.select().from(staffActions)
    expect(actions.filter(({ action }) => action === 'person.erased')).toMatchObject([
      {
        subject:
          'tickets: 2, deliveries: 1, recipients: 1, strategy_subscribers: 3, shared_views: 1, login_codes: 1, login_failures: 1',
      },
    ])
    expect(JSON.stringify(actions)).not.toMatch(trace)
  })

  test('leaves nothing of a client who was imported, in no table', async () => {
    const imports = createImportFolder(() => store.database)
    const client = (email: string, consent: string) =>
      `externalKey,name,email,phone,pushToken,emailConsent,whatsappConsent,appConsent\nK-9,Zoya Irani,${email},+91 97000 11111,device-9,${consent},no,no\n`
    const subscriber = (day: string) =>
      `userid,strategycode,subscription_expiry_date,status\n88880001,ZZ-1,${day},1\n`
    const name = 'Zoya Irani 9700011111.csv'
    await imports.importText('strategies', 'strategyCode,factor,xirr,netReturn,pnl,status\nZZ-1,F,,,,1\n')
    for (const [email, consent] of [
      ['zoya@irani.example', 'yes'],
      ['z.irani@irani.example', 'no'],
    ] as const)
      await imports.importText('recipients', client(email, consent), { name })
    for (const day of ['2026-12-31', '2027-06-30'])
      await imports.importText('subscribers', subscriber(day), { name })
    imports.remove()
    const identifiers = { phoneNumber: '9700011111', email: null, userId: '88880001' }
    const { records } = await exportPerson(store.database, identifiers, now)
    expect(records.staff_actions).toMatchObject([
      { action: 'recipient.changed', before: { emailConsent: true }, after: { emailConsent: false } },
      { action: 'subscriber.changed', after: { subscription_expiry_date: '2027-06-30' } },
    ])
    expect(await erase({ identifiers })).toMatchObject({
      deleted: { recipients: 1, strategy_subscribers: 1 },
      kept: { staff_actions: 2 },
    })
    for (const table of Object.values<unknown>(schema)) {
      if (!is(table, PgTable)) continue
      const rows = await store.database.select().from(table)
      expect(JSON.stringify(rows), getTableName(table)).not.toMatch(
        /zoya|irani|97000.?11111|(?<![\da-f])1111"|88880001|K-9|device-9/i,
      )
    }
    expect(lengths((await exportPerson(store.database, identifiers, now)).records)).toEqual({})
  })

  test('of which one step fails deletes nothing', async () => {
    await store.database.execute('alter table login_failures rename to login_failures_renamed')
    await expect(erase({})).rejects.toThrow()
    await store.database.execute('alter table login_failures_renamed rename to login_failures')
    expect(await store.database.select().from(tickets)).toHaveLength(4)
  })

  test('of staff is refused, and of active staff in every case', async () => {
    expect(await erase({ identifiers: member })).toMatchObject({
      result: 'is-staff',
      kept: { users: 1, staff_actions: 1 },
    })
    expect(await erase({ identifiers: member, pseudonymises: true })).toMatchObject({
      result: 'is-active-staff',
    })
    expect(await store.database.select().from(loginCodes)).toHaveLength(2)
  })

  test('of former staff leaves an account and actions that name nobody reachable', async () => {
    await changeStaff(store.database, 'disable', member.phoneNumber, now)
    await store.database
      .update(tickets)
      .set({ changedBy: "Nikhil O'Menon" })
      .where(eq(tickets.name, 'Another'))
    const { result } = await erase({ identifiers: member, pseudonymises: true })
    expect(result).toBe('erased')
    const [account] = await store.database.select().from(users)
    expect(account).toMatchObject({ firstName: 'Former', lastName: 'staff', disabledAt: now })
    const ticketsOfStaff = await store.database.select().from(tickets).where(eq(tickets.name, 'Another'))
    expect(ticketsOfStaff.map(({ changedBy }) => changedBy)).toEqual(ticketsOfStaff.map(() => 'Former staff'))
    expect(ticketsOfStaff.length).toBeGreaterThan(0)
    expect(account?.phoneNumber).toMatch(/^09\d{8}$/)
    expect(account?.email).toBe(`${account?.id}@erased.invalid`)
    expect(await store.database.select().from(refreshFamilies)).toEqual([])
    expect(await store.database.select().from(refreshTokens)).toEqual([])
    expect(await store.database.select().from(idempotencyKeys)).toEqual([])
    expect(lengths((await exportPerson(store.database, member, now)).records)).toEqual({})
    const actions = await store.database.select().from(staffActions)
    expect(actions.find(({ staffId }) => staffId === account?.id)?.staffName).toBe("Nikhil O'Menon")
    expect(actions.find(({ action }) => action === 'person.pseudonymised')?.subject).toBe(account?.id)
  })
})
