import type { FoundRecord } from '@tarang/sdk/extensions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectDescribed } from '../../../testing/contract/extensions.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import {
  blogs,
  discounts,
  notifications,
  strategySubscribers,
  tickets,
  users,
} from '../../db/schema/index.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer()
  token = await server.staffToken()
})
afterAll(() => server.close())

const search = async (text: string) => {
  const answer = await server.fetch(
    new Request(`http://admin.localhost/api/extensions/search?${new URLSearchParams({ text })}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  )
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
