import type { Activity } from '@tarang/sdk/extensions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectDescribed } from '../../testing/contract/extensions.ts'
import { type Call, createCaller } from '../../testing/route-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { erasedEmail } from '../auth/staff-members.ts'
import {
  blogs,
  discounts,
  notifications,
  staffActions,
  strategies,
  strategyDescriptions,
  strategySubscribers,
  tickets,
  users,
} from '../db/schema/index.ts'

let server: TestServer
let token: string
let call: Call
beforeAll(async () => {
  server = await createTestServer()
  token = await server.staffToken()
  call = createCaller(server, token)
})
afterAll(() => server.close())

const list = async (query: Record<string, string>) => {
  const address = `http://admin.localhost/api/extensions/activity?${new URLSearchParams(query)}`
  const answer = await server.fetch(new Request(address, { headers: { authorization: `Bearer ${token}` } }))
  return (await expectDescribed('listActivity', answer)) as Activity[]
}

const record = (action: string, subject: string) =>
  server.database
    .insert(staffActions)
    .values({ at: new Date(), staffId: 'p1', staffName: 'Person', action, subject, requestId: 'r' })
const newest = async () => {
  const [action] = await list({ limit: '1' })
  const { subject, name, record } = action!
  return { subject, name, record }
}

test('the record of an action has the name of today, by which its actions are found', async () => {
  const [discount] = await server.database.select().from(discounts).limit(1)
  const { id, couponcode } = discount!
  await record('discount.changed', String(id))
  const found = { kind: 'discount', id: String(id), name: couponcode, list: null }
  expect(await newest()).toEqual({ subject: String(id), name: couponcode, record: found })

  await server.database.update(discounts).set({ couponcode: 'Zebra Festive' }).where(eq(discounts.id, id))
  expect(await newest()).toMatchObject({ name: 'Zebra Festive', record: { name: 'Zebra Festive' } })
  for (const subject of ['zebra', 'ZEBRA festive', String(id)])
    expect((await list({ kind: 'discount', subject })).map(({ name }) => name)).toEqual(['Zebra Festive'])
  for (const subject of ['festive', couponcode!]) expect(await list({ subject })).toEqual([])
  // The record of another kind with this id.
  await record('plan.changed', String(id))
  expect(await list({ kind: 'plan', subject: 'Zebra' })).toEqual([])
})

test('a strategy that was linked to a description is found by its code', async () => {
  const [strategy] = await server.database.select().from(strategies).limit(1)
  const [description] = await server.database.select().from(strategyDescriptions).limit(1)
  const { id, strategyCode } = strategy!
  const { strategyDescriptionCode } = description!
  const json = { strategyCode, strategyDescriptionCode }
  expect((await call('/api/linkStrategyToStrategyDescription', { json })).status).toBe(200)
  expect(await newest()).toEqual({
    subject: strategyCode,
    name: strategyCode,
    record: { kind: 'strategy', id: String(id), name: strategyCode, list: null },
  })
})

test('a sent notification is that of its first channel', async () => {
  const at = { topic: 'All', shortDesc: '', longDesc: '', createdAt: new Date(0) }
  const [app, other] = await server.database
    .insert(notifications)
    .values([
      { ...at, type: 'App', title: 'About quokkas' },
      { ...at, type: 'WhatsApp', title: 'About quokkas' },
    ])
    .returning()
  const subject = `App WhatsApp ${app!.id} ${other!.id}`
  await record('notification.sent', subject)
  const found = { kind: 'notification', id: String(app!.id), name: 'About quokkas', list: 'App' }
  expect(await newest()).toEqual({ subject, name: 'About quokkas', record: found })
  expect(await list({ subject: 'about quokkas' })).toHaveLength(1)
})

test('a deleted blog keeps its name in all of its actions, and is no record', async () => {
  const [blog] = await server.database.select().from(blogs).where(eq(blogs.id, 1))
  const { text } = blog!
  await record('blog.changed', '1')
  expect(await newest()).toMatchObject({ subject: '1', name: text, record: { kind: 'blog', id: '1' } })
  await call('/api/newsletter/delete/1', { method: 'POST' })
  const actions = await list({ subject: text })
  expect(actions.map(({ action, subject, name, record }) => [action, subject, name, record])).toEqual([
    ['blog.deleted', '1', text, null],
    ['blog.changed', '1', text, null],
  ])
})

test('what is no record of a list has its subject alone', async () => {
  for (const [action, subject] of [
    ['blog.changed', '999999'],
    ['ticket.exported', 'all, searched'],
    ['cache.refreshed', 'strategy'],
  ] as const) {
    await record(action, subject)
    expect(await newest()).toEqual({ subject, name: null, record: null })
  }
})

test('an action on a member of staff is named for owners, until the member is removed or erased', async () => {
  const members = await server.database.select().from(users)
  const [removed, erased] = ['Farhan', 'Kavya'].map(
    (name) => members.find((each) => each.firstName === name)!,
  )
  const namedAs = (subject: string, name: string) => ({
    ...{ subject, name },
    record: { kind: 'staff', id: subject, name, list: null },
  })
  const named = namedAs(removed!.id, 'Farhan Shaikh')
  const unnamed = { ...named, name: null, record: null }
  expect((await call(`/api/extensions/staff/${removed!.id}/disable`, { method: 'POST' })).status).toBe(200)
  expect(await newest()).toEqual(named)
  expect(await list({ subject: 'farhan shaikh' })).toHaveLength(1)
  for (const role of ['editor', 'viewer']) {
    await server.database.update(users).set({ role })
    expect(await newest()).toEqual(unnamed)
    expect(await list({ subject: 'farhan shaikh' })).toEqual([])
  }
  await server.database.update(users).set({ role: 'owner' })
  expect((await call(`/api/extensions/staff/${removed!.id}`, { method: 'DELETE' })).status).toBe(200)
  const actions = await list({ subject: removed!.id })
  expect(actions.map(({ action, name, record }) => [action, name, record])).toEqual([
    ['staff.removed', null, null],
    ['staff.disabled', null, null],
  ])

  const { id } = erased!
  await record('staff.changed', id)
  expect(await newest()).toEqual(namedAs(id, 'Kavya Menon'))
  await server.database
    .update(users)
    .set({ email: erasedEmail(id) })
    .where(eq(users.id, id))
  expect(await newest()).toEqual({ subject: id, name: null, record: null })
})

test('viewers do not learn the names of persons from actions', async () => {
  const [ticket] = await server.database.select().from(tickets).limit(1)
  const [subscriber] = await server.database.select().from(strategySubscribers).limit(1)
  const personal = [
    ['ticket.status-changed', ticket!.id, ticket!.name],
    ['subscriber.changed', String(subscriber!.id), subscriber!.userid],
  ] as const
  for (const [action, subject, name] of personal) {
    await record(action, subject)
    await server.database.update(users).set({ role: 'owner' })
    expect(await newest()).toMatchObject({ subject, name, record: { name } })
    expect(await list({ subject: name })).toHaveLength(1)
    await server.database.update(users).set({ role: 'viewer' })
    expect(await newest()).toEqual({ subject, name: null, record: null })
    expect(await list({ subject: name })).toEqual([])
  }
})
