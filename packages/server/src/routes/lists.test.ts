/**
 * Tests that no call reads a list whole that grows without staff: every table has more rows than a batch, and no query
 * returns more than one, unless of a table into which staff enter some hundred rows.
 */

import { readOperations } from '@tarang/openapi'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillTables, tableNames } from '../../testing/fill-tables.ts'
import { observeRows } from '../../testing/observe-rows.ts'
import {
  createTestServer,
  openEmbeddedStore,
  type TestServer,
  testMoment,
} from '../../testing/test-server.ts'
import { bases } from '../../testing/validators.ts'
import type { Database, Store } from '../db/database.ts'
import { auditLogs, tickets, users } from '../db/schema/index.ts'

const ROWS = 1_500
/** A batch. A page of tickets reads one row more, which shows that there is a next page. */
const MOST = 1_001

const smallTables = [
  'discounts',
  'excluded_live_trades',
  'explore_items',
  'refresh_families',
  'shared_views',
  'stock_splits',
  'strategies',
  'strategy_descriptions',
  'strategy_plans',
  'users',
]

/** The table of a query, without those of its subqueries. */
function tableOf(query: string): string | undefined {
  const outer = query.replace(/\([^()]*\)/g, '')
  return outer === query ? /from "(\w+)"/.exec(query)?.[1] : tableOf(outer)
}

const phone = '5550000001'
const visitor = '7f9c24e5-1b7a-4e8f-9c3b-2b1f0d6a5e4c'
const controlToken = 'control-token'

/** Every row of a list belongs to what is listed: the trades to the first strategy, the sessions to the caller. */
const values = {
  trades: [
    { strategy_id: '1', external_key: 'null' },
    { strategy_id: '1', external_key: 'null', exit_date: 'null' },
    { strategy_id: 'n', external_key: 'null' },
  ],
  strategy_highlights: [{ winning_trades: '1', losing_trades: '0', total_trades: '1' }],
  strategy_subscribers: [{ strategycode: `'strategy_code 1'` }],
  blog_versions: [{ blog_id: '1' }, { blog_id: '1000000 + n' }],
  blog_likes: [{ visitor: `'${visitor}'` }],
  explore_items: [{ section: `'learn'` }],
  deliveries: [{ notification_id: '1', status: `'failed'` }],
  refresh_families: [
    { user_id: `(select id from users where phone_number = '${phone}')`, revoked_at: 'null' },
  ],
  staff_actions: [{ action: `'blog.changed'` }],
  // Many have the same name, so that a batch ends between them.
  users: [{ first_name: `'Asha'`, last_name: `'Rao ' || n % 2` }],
}

let store: Store
let database: Database
let server: TestServer
let params: Record<string, string>
let headers: Record<string, string>
/** The queries that returned more rows than a batch has. */
let wholeReads: string[] = []

beforeAll(async () => {
  store = await openEmbeddedStore()
  database = observeRows(store, (count, query) => {
    if (count > MOST && !smallTables.includes(tableOf(query) ?? ''))
      wholeReads.push(`${count} rows: ${query}`)
  })
  server = await createTestServer({
    database,
    changes: store.changes,
    controls: { token: controlToken, backup: () => store.snapshot('none') },
  })
  const person = { firstName: 'Asha', lastName: 'Kulkarni', email: 'asha@tarang.example', phoneNumber: phone }
  const [owner] = await store.database
    .insert(users)
    .values({ ...person, role: 'owner', createdOn: testMoment })
    .returning({ id: users.id })
  headers = { authorization: `Bearer ${await server.staffToken(phone)}`, cookie: `visitor=${visitor}` }
  await fillTables(store.database, ROWS, values)
  const [ticket] = await store.database.select({ id: tickets.id }).from(tickets).limit(1)
  params = {
    id: '1',
    staffId: owner!.id,
    strategyCode: 'strategy_code 1',
    type: 'App',
    channel: 'App',
    cacheName: 'strategy',
    versionId: '1',
    ticketId: ticket!.id,
  }
})
afterAll(async () => {
  await server.close()
  await store.close()
})

/** Answers a request by queries of which none returns more than a batch, and returns the answer. */
async function readInBatches(url: string, init: RequestInit): Promise<string> {
  wholeReads = []
  const response = await server.fetch(new Request(url, init), { remoteAddress: '127.0.0.1' })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  expect(wholeReads).toEqual([])
  return text
}

test('every table has more rows than a batch, and a query that returns them all is noticed', async () => {
  for (const name of tableNames) {
    const { rows } = (await store.database.execute(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    )) as unknown as { rows: { count: number }[] }
    expect([name, rows[0]!.count > MOST]).toEqual([name, true])
  }
  wholeReads = []
  await database.transaction((tx) => tx.select({ id: auditLogs.id }).from(auditLogs))
  await database.select({ id: auditLogs.id }).from(auditLogs)
  expect(wholeReads).toHaveLength(2)
})

const reads = (await readOperations(['platform', 'notifications', 'extensions'])).filter(
  ({ method }) => method === 'GET',
)

test.each(reads)('$operationId reads no list whole that grows', async ({ service, path }) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[path.startsWith('/staff/') ? 'staffId' : name]
    if (value === undefined) throw new Error(`This test has no value for ${name}.`)
    return encodeURIComponent(value)
  })
  await readInBatches(`http://admin.localhost${bases[service]}${filled}`, { headers })
})

test.each<[list: string, rows: number]>([
  ['/strategies', ROWS],
  ['/strategies/strategy_code%201/trades', 2 * ROWS + 1],
  ['/blogs/1/versions', ROWS],
  ['/deleted-blogs', ROWS],
  ['/staff', ROWS + 1],
  ['/staff/{id}/sessions', ROWS + 1],
])('%s has every row once', async (path, rows) => {
  const url = `http://admin.localhost/api/extensions${path.replace('{id}', params.staffId!)}`
  const list = JSON.parse(await readInBatches(url, { headers })) as { id: string | number }[]
  expect([list.length, new Set(list.map(({ id }) => id)).size]).toEqual([rows, rows])
})

describe('nor does', () => {
  test.each(['/outbox', '/outbox/tickets', '/sitemap.xml', '/llms.txt', '/feeds/all.json'])(
    '%s',
    async (path) => {
      await readInBatches(`http://localhost${path}`, {})
    },
  )

  test.each(['staff-actions', 'tickets'])('pnpm admin, of %s', async (name) => {
    const headers = { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ since: new Date(0) })
    await readInBatches(`http://localhost/control/${name}`, { method: 'POST', headers, body })
  })
})
