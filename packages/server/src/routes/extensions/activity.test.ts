import { comparableText } from '@tarang/machines/search-text'
import { alikeTexts } from '@tarang/machines/testing/alike-texts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectDescribed } from '../../../testing/contract/extensions.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

const COUNT = 200_000

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer()
  token = await server.staffToken()
  await server.database.execute(sql`
    insert into staff_actions (at, staff_id, staff_name, action, subject, before, after, request_id)
    select '2026-01-01'::timestamptz + n * interval '1 minute', 'p' || n % 12, 'Person ' || n % 12,
      (array['blog.changed', 'discount.changed', 'explore-item.added'])[1 + n % 3], n % 900 || ' 100%',
      '{"title": "One"}', '{"title": "Two"}', 'r' || n
    from generate_series(1, ${COUNT}) as n`)
}, 120_000)
afterAll(() => server.close())

const get = (path: string) =>
  server.fetch(
    new Request(`http://admin.localhost/api/extensions/activity${path}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  )

interface Action {
  id: number
  staffId: string
  action: string
  subject: string
}
const list = async (query: string) => (await expectDescribed('listActivity', await get(query))) as Action[]

/** How many rows of actions the server has read from the table. */
async function rowsRead(): Promise<number> {
  await server.database.execute(sql`select pg_stat_force_next_flush()`)
  const result: unknown = await server.database.execute(
    sql`select seq_tup_read + idx_tup_fetch as count from pg_stat_user_tables where relname = 'staff_actions'`,
  )
  return Number((result as { rows: { count: string }[] }).rows[0]?.count)
}

// Rows, not seconds: how long a request takes depends on what else the machine does.
test.each([
  ['', COUNT / 10],
  ['?before=100', COUNT / 10],
  ['?person=p3', COUNT / 10],
  ['?since=2026-02-01T00:00:00Z&until=2026-02-02T00:00:00Z', COUNT / 10],
  ['/filters', COUNT / 10],
  // No index serves the name of a record.
  ['?kind=blog&subject=899', COUNT * 1.1],
  ['?subject=nothing', COUNT * 1.1],
])('answers activity%s of 200,000 actions, and reads at most %d rows', async (path, most) => {
  const before = await rowsRead()
  expect((await get(path)).status).toBe(200)
  const count = (await rowsRead()) - before
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(most)
})

test('goes through all actions of a filter by pages', async () => {
  const ids: number[] = []
  for (let before = ''; ; before = `&before=${ids.at(-1)}`) {
    const page = await list(`?kind=blog&person=p6&subject=6&limit=20${before}`)
    if (page.length === 0) break
    for (const { staffId, action, subject } of page)
      expect([staffId, action, subject]).toEqual(['p6', 'blog.changed', '6 100%'])
    ids.push(...page.map(({ id }) => id))
  }
  const expected = Array.from({ length: COUNT }, (_, n) => n + 1).filter((n) => n % 900 === 6)
  expect(ids.length).toBeGreaterThan(200)
  expect(ids).toHaveLength(expected.length)
  expect(ids).toEqual([...ids].sort((one, other) => other - one))
})

test('a record is named whole, or by the first words of its name', async () => {
  expect((await list('?subject=15&limit=1'))[0]?.subject).toBe('15 100%')
  expect(await list('?subject=15%20100%25&limit=1')).toHaveLength(1)
  for (const text of ['1_', '%25', '15%20100']) expect(await list(`?subject=${text}`)).toEqual([])
})

test.each(alikeTexts)('finds a record whose name differs by %s', async (_, stored, typed) => {
  const subject = `${comparableText(stored)} ${typed.length}`
  await server.database.execute(sql`
    insert into staff_actions (at, staff_id, staff_name, action, subject, request_id)
    values (now(), 'p1', 'Person 1', 'blog.changed', ${subject}, 'r')`)
  const found = await list(`?subject=${encodeURIComponent(typed)}&limit=1`)
  expect(found.map((action) => action.subject)).toEqual([subject])
})

test('names the people and kinds', async () => {
  const filters = (await expectDescribed('listActivityFilters', await get('/filters'))) as {
    people: { name: string }[]
    kinds: string[]
  }
  expect(filters.people.map(({ name }) => name)).toContain('Asha Kulkarni')
  expect(filters.kinds).toEqual(['blog', 'discount', 'explore-item', 'session'])
})

test.each(['kind=Blog', 'kind=a%25', 'subject=', 'limit=201'])('refuses ?%s', async (query) => {
  expect((await get(`?${query}`)).status).toBe(422)
})
