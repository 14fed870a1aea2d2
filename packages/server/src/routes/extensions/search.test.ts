import type { FoundRecord } from '@tarang/sdk/extensions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectDescribed } from '../../../testing/contract/extensions.ts'
import { type Call, createCaller } from '../../../testing/route-calls.ts'
import { createTestServer, type TestServer, testMoment } from '../../../testing/test-server.ts'
import { erasedEmail } from '../../auth/staff-members.ts'
import {
  blogs,
  blogVersions,
  discounts,
  notifications,
  strategySubscribers,
  tickets,
  users,
} from '../../db/schema/index.ts'

let server: TestServer
let token: string
let call: Call
beforeAll(async () => {
  server = await createTestServer()
  token = await server.staffToken()
  call = createCaller(server, token)
})
afterAll(() => server.close())

const search = async (text: string) => {
  const address = `http://admin.localhost/api/extensions/search?${new URLSearchParams({ text })}`
  const answer = await server.fetch(new Request(address, { headers: { authorization: `Bearer ${token}` } }))
  return (await expectDescribed('searchRecords', answer)) as FoundRecord[]
}

test('finds records of several lists by each word of their name, whatever its case', async () => {
  const [added] = await server.database
    .insert(discounts)
    .values({
      strategycode: 'ZEBRA-15-M',
      couponcode: 'Zebra Festive',
      type: 'COUPON',
      status: 'Active',
      preferred: 0,
      discount: 10,
      description: '',
      condition: '',
      combo: 0,
    })
    .returning()
  await server.database.update(blogs).set({ text: 'Festive hours of the zebra' }).where(eq(blogs.id, 1))
  const coupon = { kind: 'discount', id: String(added!.id), name: 'Zebra Festive', list: null }
  expect(await search('festive ZEBRA')).toEqual([
    coupon,
    { kind: 'blog', id: '1', name: 'Festive hours of the zebra', list: null },
  ])
  // By its other name.
  expect(await search('zebra-15')).toEqual([coupon])
  expect(await search('festive lion')).toEqual([])
})

test('of a kind those come first whose name begins with the text, and at most ten', async () => {
  const at = { topic: 'All', shortDesc: '', longDesc: '', createdAt: new Date(0) }
  await server.database
    .insert(notifications)
    .values([
      ...Array.from(
        { length: 12 },
        (_, n) => ({ ...at, type: 'Email', title: `About quokkas ${n}` }) as const,
      ),
      { ...at, type: 'WhatsApp', title: 'Quokkas' },
    ])
  const found = await search('quokkas')
  expect(found).toHaveLength(10)
  expect(found[0]).toMatchObject({ kind: 'notification', name: 'Quokkas', list: 'WhatsApp' })
})

test('takes the signs of a pattern as they are, and nothing for no text', async () => {
  expect(await search('%')).toEqual((await search('%')).filter(({ name }) => name.includes('%')))
  expect(await search('q_okkas')).toEqual([])
  expect(await search(' ')).toEqual([])
})

test('subscribers and tickets are found for those who may edit, not for viewers', async () => {
  const [subscriber] = await server.database.select().from(strategySubscribers).limit(1)
  const [ticket] = await server.database.select().from(tickets).limit(1)
  const personal = async () => [
    ...(await search(subscriber!.userid)).filter(({ kind }) => kind === 'subscriber'),
    ...(await search(ticket!.email)).filter(({ kind }) => kind === 'ticket'),
  ]
  // A part of an id finds nobody.
  expect((await search(subscriber!.userid.slice(0, 4))).filter(({ kind }) => kind === 'subscriber')).toEqual(
    [],
  )
  expect(new Set((await personal()).map(({ kind }) => kind))).toEqual(new Set(['subscriber', 'ticket']))
  await server.database.update(users).set({ role: 'viewer' })
  expect(await personal()).toEqual([])
  await server.database.update(users).set({ role: 'owner' })
})

test('members of staff are found by first and last name for those who may manage staff, unless erased', async () => {
  const { database } = server
  const [member] = await database.select().from(users).where(eq(users.lastName, 'Deshpande'))
  const { id } = member!
  const found = [{ kind: 'staff', id, name: 'Rohan Deshpande', list: null }]
  expect(await search('deshpande ROH')).toEqual(found)
  for (const role of ['editor', 'viewer']) {
    await database.update(users).set({ role })
    expect(await search('deshpande')).toEqual([])
  }
  await database.update(users).set({ role: 'owner' })
  expect(await search('deshpande')).toEqual(found)
  await database
    .update(users)
    .set({ email: erasedEmail(id) })
    .where(eq(users.id, id))
  expect(await search('deshpande')).toEqual([])
})

test('a deleted blog is found by its last title while it can be restored, for viewers too', async () => {
  const { database } = server
  const edit = (text: string) => database.update(blogs).set({ text }).where(eq(blogs.id, 2))
  await edit('Umbrellas for quaggas')
  await call('/api/newsletter/delete/2', { method: 'POST' })
  await call('/api/extensions/deleted-blogs/2/restore', { method: 'POST' })
  await edit('Raincoats for quaggas')
  const name = 'Raincoats for quaggas'
  expect(await search('quaggas')).toEqual([{ kind: 'blog', id: '2', name, list: null }])
  await call('/api/newsletter/delete/2', { method: 'POST' })
  const found = [{ kind: 'deleted-blog', id: '2', name, list: null }]
  expect(await search('quaggas')).toEqual(found)
  await database.update(users).set({ role: 'viewer' })
  expect(await search('quaggas')).toEqual(found)
  await database.update(users).set({ role: 'owner' })
  await database.update(blogVersions).set({ at: new Date(testMoment.getTime() - 91 * 24 * 60 * 60_000) })
  expect(await search('quaggas')).toEqual([])
})
