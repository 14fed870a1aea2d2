import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, createCaller, formOf, type Refused } from '../../testing/route-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

type Item = Record<string, unknown> & { id: number; etag: string }
type Sent = Parameters<Call>[1]

let server: TestServer
let staff: Call
let strategyCode: string
beforeAll(async () => {
  server = await createTestServer()
  staff = createCaller(server, await server.staffToken())
  strategyCode = (await list('/api/liveStrategies'))[0]!.strategyCode as string
})
afterAll(() => server.close())

interface Catalog {
  data: { plans: Item[]; discounts: Item[] }
}
interface Explore {
  data: { exploreData: { content: Item[] }[] }
}
const list = async (path: string) => (await staff<Item[]>(path)).body
const catalog = async () => (await staff<Catalog>('/api/subscription-plan/3')).body.data
const priced = ({ id: _, etag: __, ...discount }: Item) => discount

/** For each kind of record: where it is listed, and a change of it. */
const kinds: Record<string, { read(): Promise<Item[]>; path(item: Item): string; change(item: Item): Sent }> =
  {
    'a stock split': {
      read: () => list('/api/getStockSplitCalender'),
      path: () => '/api/updateStockSplitCalender',
      change: ({ id, stockname, sourcedon }) => ({
        json: { id, stockname, sourcedon, status: 1, corporateaction: 'Bonus' },
      }),
    },
    'a discount': {
      read: async () => (await catalog()).discounts,
      path: ({ id }) => `/api/updateStrategyDiscount/${id}`,
      change: (item) => ({ method: 'PUT', json: { ...priced(item), description: 'Changed' } }),
    },
    'a plan': {
      read: async () => (await catalog()).plans,
      path: ({ id }) => `/api/strategies/update-title-description/${id}`,
      change: () => ({ json: { title: 'T', description: 'D', subscriptionStatus: 1 } }),
    },
    'an explore item': {
      read: async () =>
        (await staff<Explore>('/api/getAllExploreData')).body.data.exploreData.flatMap(
          ({ content }) => content,
        ),
      path: () => '/api/updateExploreData',
      change: ({ id }) => ({ json: { id, status: '1' } }),
    },
    'a strategy': {
      read: () => list('/api/extensions/strategies'),
      path: ({ id }) => `/api/extensions/strategies/${id}`,
      change: ({ figures }) => ({ method: 'PUT', json: { ...(figures as object), factor: 'Changed' } }),
    },
    'a trade': {
      read: () => list(`/api/extensions/strategies/${strategyCode}/trades`),
      path: ({ id }) => `/api/extensions/trades/${id}`,
      change: ({ id: _, etag: __, ...trade }) => ({ method: 'PUT', json: { ...trade, pnl: 1.5 } }),
    },
    'a blog': {
      read: () => list('/api/fetchNewsLetterAndBlogs'),
      path: () => '/api/newsletter/edit',
      change: ({ id }) => ({ form: formOf({ id: String(id), text: 'Changed' }) }),
    },
  }

test.each(Object.keys(kinds))('%s is changed with its ETag once, and without one as before', async (name) => {
  const { read, path, change } = kinds[name]!
  const [item] = await read()
  const save = (ifMatch?: string) =>
    staff<Item & Refused>(path(item!), {
      ...change(item!),
      ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
    })
  expect(item!.etag).toMatch(/^\w+$/)
  const saved = await save(`"${item!.etag}"`)
  expect([saved.status, saved.headers.get('etag')]).toEqual([200, `"${saved.body.etag}"`])
  expect(saved.body.etag).not.toBe(item!.etag)
  expect((await read()).find(({ id }) => id === item!.id)?.etag).toBe(saved.body.etag)

  const stale = await save(`"${item!.etag}"`)
  expect([stale.status, stale.body.status.statusCode]).toEqual([412, 412])
  expect((await save(`W/"${saved.body.etag}"`)).status).toBe(412)
  expect((await save('nonsense')).status).toBe(412)
  const one = await save(`"1", "${saved.body.etag}"`)
  expect(one.status).toBe(200)
  expect((await save('*')).status).toBe(200)
  expect((await save()).status).toBe(200)
})

test('of changes at once with one ETag, one is made', async () => {
  const { read, path, change } = kinds['a stock split']!
  const item = (await read())[3]!
  const headers = { 'if-match': `"${item.etag}"` }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => staff(path(item), { ...change(item), headers })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)])
})

test('a strategy whose counts alone changed has another version', async () => {
  const { read } = kinds['a strategy']!
  const [item] = await read()
  await server.database.execute(
    `update strategy_highlights set total_trades = 77 where strategy_id = ${item!.id}`,
  )
  expect((await read())[0]!.etag).not.toBe(item!.etag)
})

test('a like does not change the version of a blog, and a deletion can name it', async () => {
  const { read } = kinds['a blog']!
  const [blog] = await read()
  const remove = (etag: string) =>
    staff(`/api/newsletter/delete/${blog!.id}`, { method: 'POST', headers: { 'if-match': `"${etag}"` } })
  await staff(`/api/${blog!.id}/like`, { json: { liked: true } })
  expect((await read())[0]!.etag).toBe(blog!.etag)
  expect((await remove('1')).status).toBe(412)
  expect((await remove(blog!.etag)).status).toBe(200)
  expect((await remove(blog!.etag)).status).toBe(404)
})

test('a trade that was corrected meanwhile is not deleted', async () => {
  const { read, path, change } = kinds['a trade']!
  const trade = (await read())[0]!
  const remove = (etag: unknown) =>
    staff<Refused>(path(trade), { method: 'DELETE', headers: { 'if-match': `"${etag}"` } })
  const { etag } = (await staff<Item>(path(trade), change(trade))).body
  const stale = await remove(trade.etag)
  expect([stale.status, (await read())[0]!.etag]).toEqual([412, etag])
  expect((await remove(etag)).status).toBe(200)
  expect((await read()).map(({ id }) => id)).not.toContain(trade.id)
})

test('a call that knows no versions changes nothing with If-Match, and says so', async () => {
  const { body } = await staff<{ tickets: { id: string; status: string }[] }>('/api/extensions/tickets')
  const ticket = body.tickets.find(({ status }) => status !== 'spam')!
  const path = `/api/extensions/tickets/${ticket.id}`
  const headers = { 'if-match': '"1"' }
  for (const sent of [
    () => staff<Refused>(`${path}/status`, { json: { status: 'spam' }, headers }),
    () => staff<Refused>(path, { method: 'DELETE', headers }),
  ]) {
    const { status, body } = await sent()
    expect([status, body.status.message]).toEqual([
      412,
      'This call heeds no If-Match, so nothing was changed. Send it without.',
    ])
  }
  expect((await staff(path)).body).toEqual(ticket)
  expect((await staff(path, { method: 'DELETE', headers: { 'if-match': '*' } })).status).toBe(200)
})
