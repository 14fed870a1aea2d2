/** What only PostgreSQL does: it ends slow statements and idle transactions. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createImportFolder } from '../testing/imports.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { addSampleData } from '../testing/prepared-database.ts'
import { createTestServer, type TestServer, testMoment } from '../testing/test-server.ts'
import { loadKeys } from './auth/keys.ts'
import type { Store } from './db/database.ts'
import { openPostgres } from './db/postgres.ts'
import { recipients } from './db/schema/index.ts'
import { createUnsubscribeLinks } from './delivery/unsubscribe.ts'

describe('on PostgreSQL', () => {
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

  const linkFor = async (recipientId: number) => {
    const { unsubscribe } = await loadKeys(store.database, testMoment)
    return createUnsubscribeLinks(unsubscribe, 'http://localhost').linkFor(recipientId)
  }
  const unsubscribedIn = async (ids: number[]) => {
    const rows = await store.database
      .select({ id: recipients.id })
      .from(recipients)
      .where(and(inArray(recipients.id, ids), isNotNull(recipients.unsubscribedAt)))
    return rows.map(({ id }) => id)
  }

  test('an opt-out is kept while an import holds the row of the recipient, and done after it', async () => {
    const { fetch } = await openServer({ connect: 2000, statement: 2500 })
    const [held, free] = await store.database.select().from(recipients).orderBy(recipients.id).limit(2)
    const post = async (recipientId: number) => {
      const answer = await fetch(new Request(await linkFor(recipientId), { method: 'POST' }))
      return { status: answer.status, text: await answer.text() }
    }
    await store.database.transaction(async (tx) => {
      await tx.update(recipients).set({ name: 'Renamed' }).where(eq(recipients.id, held!.id))
      expect(await post(held!.id)).toEqual({
        status: 202,
        text: expect.stringContaining('will be unsubscribed'),
      })
      expect(await post(free!.id)).toEqual({ status: 200, text: expect.stringContaining('are unsubscribed') })
      expect(await unsubscribedIn([held!.id, free!.id])).toEqual([free!.id])
    })
    await expect.poll(() => unsubscribedIn([held!.id]), { timeout: 40_000 }).toEqual([held!.id])
    const [row] = await store.database.select().from(recipients).where(eq(recipients.id, held!.id))
    expect(row).toMatchObject({ name: 'Renamed', unsubscribedAt: testMoment })
  })

  test('an opt-out finds all recipients with its address by an index', async () => {
    const { fetch } = await openServer({ connect: 2000, statement: 2500 })
    await store.database.execute(sql`
      insert into recipients (external_key, name, email, email_consent, created_on)
      select 'many-' || n, 'Person ' || n, 'Person' || n / 2 || '@clients.example', true, now() from generate_series(1, 20000) n`)
    await store.database.execute(sql`analyze recipients`)
    const ids = (
      await store.database
        .select()
        .from(recipients)
        .where(sql`${recipients.email} = 'Person7@clients.example'`)
    ).map(({ id }) => id)
    expect((await fetch(new Request(await linkFor(ids[0]!), { method: 'POST' }))).status).toBe(200)
    expect(await unsubscribedIn(ids)).toEqual(ids)
    const readScans = async () =>
      (
        (await store.database.execute(
          sql`select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = 'recipients_email'`,
        )) as unknown as { rows: { scans: number }[] }
      ).rows[0]?.scans
    await expect.poll(readScans, { timeout: 20_000 }).toBeGreaterThan(0)
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
