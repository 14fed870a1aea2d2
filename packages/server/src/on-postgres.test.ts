/** What only PostgreSQL does: it ends slow statements and idle transactions. */
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createImportFolder } from '../testing/imports.ts'
import { hasPostgres, type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { addSampleData } from '../testing/prepared-database.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import type { Store } from './db/database.ts'
import { openPostgres } from './db/postgres.ts'

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  let postgres: PostgresServer
  let store: Store
  let server: TestServer | null = null
  const imports = createImportFolder(() => store.database)
  const log = vi.fn()

  const open = async (limits: { connect: number; statement: number }) => {
    store = await openPostgres(postgres.url, { limits: { connections: 4, idle: 10_000, ...limits } })
    return store.database
  }
  const openServer = async (limits: { connect: number; statement: number }) => {
    server = await createTestServer({ database: await open(limits), changes: store.changes, log })
    return server
  }
  beforeAll(async () => {
    postgres = await startPostgres()
    await open({ connect: 60_000, statement: 60_000 })
    await addSampleData(store)
    await store.close()
  }, 180_000)
  afterEach(async () => {
    await server?.close()
    server = null
    await store.close()
  })
  afterAll(() => {
    postgres?.remove()
    imports.remove()
  })

  test('blogs are imported whose photos take longer to decode than a transaction may be idle', async () => {
    // A transaction may be idle for 1.2 seconds.
    await open({ connect: 5000, statement: 300 })
    const photo = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const photos = Array.from({ length: 2 }, (_, index) => `photo-${index}.jpg`)
    for (const name of photos) imports.write(name, photo)
    imports.write('page.html', '<h1>Rates</h1>')
    const header = 'externalKey,text,category,publishedDate,htmlPage,backgroundImage,images'
    const row = `B-1,Rates,Market Events,2019-04-01,page.html,${photos[0]},${photos.join('|')}`
    const began = performance.now()
    expect(await imports.importText('blogs', `${header}\n${row}\n`)).toMatchObject({
      added: 1,
      errorCount: 0,
    })
    expect(performance.now() - began).toBeGreaterThan(1_500)
  })

  test('an export is whole that takes longer than the queries of a request may', async () => {
    const { fetch, staffToken } = await openServer({ connect: 500, statement: 2000 })
    const token = await staffToken()
    await store.database.execute(sql`
      insert into tickets (form, name, email, message, created_on)
      select 'ticket', 'Person ' || n, 'person@mail.example', 'A question', timestamptz '2020-01-01' + n * interval '1 minute'
      from generate_series(1, 20000) n`)
    await store.database.execute(sql`alter table tickets rename to stored_tickets`)
    await store.database.execute(sql`
      create view tickets as with slow as materialized (select pg_sleep(0.15))
      select stored_tickets.* from stored_tickets cross join slow`)
    try {
      const response = await fetch(
        new Request('http://admin.localhost/api/extensions/tickets/export?search=mail.example', {
          headers: { authorization: `Bearer ${token}` },
        }),
      )
      expect(response.status).toBe(200)
      expect((await response.text()).match(/person@mail\.example/g)).toHaveLength(20_000)
      expect(log.mock.calls.map(([event]) => event)).not.toContain('answer.cut-off')
    } finally {
      await store.database.execute(sql`drop view tickets`)
      await store.database.execute(sql`alter table stored_tickets rename to tickets`)
    }
  })
})
