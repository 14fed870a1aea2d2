import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestServer, openTestStore, type TestServer } from '../../testing/test-server.ts'
import type { Store } from '../db/database.ts'
import { DatabaseUnavailable } from '../db/outage.ts'
import { nodeListener } from '../listener.ts'

let store: Store
let server: TestServer
let http: Server
let token: string
/** How many statements are answered before the database fails. */
let statements = Number.POSITIVE_INFINITY
const log = vi.fn()
const events = () => log.mock.calls.map(([event]) => event as string)

beforeAll(async () => {
  store = await openTestStore()
  const database = new Proxy(store.database, {
    get(target, name) {
      if (name === 'select') statements -= 1
      if (statements < 0) throw new DatabaseUnavailable('It is gone.')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  server = await createTestServer({ database, changes: store.changes, log })
  token = await server.staffToken()
  await store.database.execute(sql`
    insert into audit_logs (stock_name, data_type, executed_on, status)
    select 'STOCK ' || n, 'EOD', timestamptz '2026-01-01' + (n / 40) * interval '1 second', 'SUCCESS'
    from generate_series(1, 10000) n`)
  await store.database.execute(sql`
    insert into blogs (text, category, published_date)
    select 'Blog ' || n, 'Daily Bytes', timestamptz '2026-01-01' + (n / 7) * interval '1 minute'
    from generate_series(1, 5000) n`)
  await store.database.execute(sql`
    insert into explore_items (section, text, status, created_on)
    select (array['learn', 'offer'])[1 + n % 2], 'Item ' || n, '1', now() from generate_series(1, 5000) n`)
  await store.database.execute(sql`
    insert into tickets (form, name, email, message, created_on)
    select 'ticket', 'Person ' || n, 'person' || n || '@mail.example', 'A question', timestamptz '2020-01-01' + n * interval '1 minute'
    from generate_series(1, 10000) n`)
  http = createServer(nodeListener(server.fetch)).listen(0, '127.0.0.1')
  await once(http, 'listening')
})
afterEach(() => {
  statements = Number.POSITIVE_INFINITY
  log.mockClear()
})
afterAll(async () => {
  http.close()
  await store.close()
})

const request = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
const idsOf = async (query: ReturnType<typeof sql>) =>
  ids(((await store.database.execute(query)) as unknown as { rows: { id: number }[] }).rows)

test.each(['identity', 'gzip'])('a long list is whole, in order and valid JSON (%s)', async (encoding) => {
  const response = await request('/api/fetchAuditLogs', { 'accept-encoding': encoding })
  const rows = (await response.json()) as { id: number }[]
  expect(response.headers.get('content-length')).toBeNull()
  expect(ids(rows)).toEqual(await idsOf(sql`select id from audit_logs order by executed_on desc, id desc`))
  expect(Object.keys(rows[0]!)).not.toContain('position')
})

test('blogs and explore items are whole too, for staff and for visitors', async () => {
  const blogIds = await idsOf(sql`select id from blogs order by published_date desc, id desc`)
  const exploreIds = await idsOf(sql`
    select id from explore_items
    order by min(id) over (partition by section), id`)
  for (const authorization of [`Bearer ${token}`, '']) {
    const blogs = await request('/api/fetchNewsLetterAndBlogs', { authorization })
    expect(ids((await blogs.json()) as { id: number }[])).toEqual(blogIds)
    const explore = await request('/api/getAllExploreData', { authorization })
    const { data } = (await explore.json()) as {
      data: { exploreData: { sectionName: string; content: { id: number }[] }[] }
    }
    expect(new Set(data.exploreData.map(({ sectionName }) => sectionName)).size).toBe(data.exploreData.length)
    expect(data.exploreData.flatMap(({ content }) => ids(content))).toEqual(exploreIds)
  }
})

test('a list is read while it is sent, and other work has its turn between two batches', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const response = await server.fetch(
    new Request('http://admin.localhost/api/fetchAuditLogs', {
      headers: { authorization: `Bearer ${token}` },
    }),
  )
  const sizes: number[] = []
  for await (const part of response.body!) sizes.push(part.length)
  clearInterval(timer)
  expect(Math.max(...sizes)).toBeLessThan(400_000)
  expect(turns).toBeGreaterThanOrEqual(9)
})

const EXPORT = '/api/extensions/tickets/export'

test.each([
  ['/api/fetchAuditLogs', 'identity'],
  ['/api/fetchAuditLogs', 'gzip'],
  [`${EXPORT}?search=mail.example`, 'identity'],
  [`${EXPORT}?search=mail.example`, 'gzip'],
])('a list that the database cuts off does not look complete (%s, %s)', async (path, encoding) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  // Of these one is for the session, and the others are batches.
  statements = 6
  const response = await request(path, { 'accept-encoding': encoding })
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
  expect(log).toHaveBeenCalledWith(
    'answer.cut-off',
    { requestId: expect.any(String), path: path.split('?')[0], reason: 'DatabaseUnavailable' },
    'error',
  )
  // The listener prints the error of a stream: without the statement and its parameters.
  for (const [error] of printed.mock.calls) {
    expect(String(error)).toBe('DatabaseUnavailable: The answer was cut off.')
    expect((error as Error).cause).toBeUndefined()
  }
  printed.mockRestore()
})

test('a list that fails at its start gets the usual refusal', async () => {
  statements = 1
  const response = await request('/api/fetchAuditLogs')
  expect(response.status).toBe(503)
  expect(events()).toContain('database.unavailable')
})

test('a list for visitors that is cut off is refused, and not kept in memory', async () => {
  await store.database.execute(sql`update blogs set text = 'Changed' where id = (select min(id) from blogs)`)
  await vi.waitFor(async () => {
    statements = 3
    expect((await request('/api/fetchNewsLetterAndBlogs', { authorization: '' })).status).toBe(503)
  }, 10_000)
  statements = Number.POSITIVE_INFINITY
  const response = await request('/api/fetchNewsLetterAndBlogs', { authorization: '' })
  expect(ids((await response.json()) as { id: number }[]).length).toBeGreaterThan(5000)
})

test('a client that goes away stops the reading', async () => {
  const response = await server.fetch(
    new Request('http://admin.localhost/api/fetchAuditLogs', {
      headers: { authorization: `Bearer ${token}` },
    }),
  )
  statements = 2
  const reader = response.body!.getReader()
  await reader.read()
  await reader.cancel()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(events()).not.toContain('answer.cut-off')
})
