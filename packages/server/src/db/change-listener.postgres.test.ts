import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LossyProxy, startLossyProxy } from '../../testing/lossy-proxy.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { createTestServer } from '../../testing/test-server.ts'
import type { Store } from './database.ts'
import { openPostgres } from './postgres.ts'
import { blogs } from './schema/index.ts'

describe('a server whose notifications get lost', () => {
  let postgres: PostgresServer
  let proxy: LossyProxy
  /** Behind a pooler that can lose notifications. */
  let pooled: Store
  /** Of another process, with a direct connection. */
  let direct: Store
  const log = vi.fn()
  beforeAll(async () => {
    postgres = await startPostgres()
    proxy = await startLossyProxy(postgres.url)
    pooled = await openPostgres(proxy.url, { log })
    direct = await openPostgres(postgres.url)
    const publishedDate = new Date('2026-01-01')
    await direct.database.insert(blogs).values({ text: 'First', category: 'Daily Bytes', publishedDate })
  }, 180_000)
  afterAll(async () => {
    await pooled?.close()
    await direct?.close()
    proxy?.close()
    postgres?.remove()
  })

  const timeout = 20_000
  const lines = () => log.mock.calls.map(([event, , level]) => [event, level])

  test('learns that everything has changed from a notification without a payload', async () => {
    const changes: string[] = []
    let isConnected = false
    const listening = await openPostgres(postgres.url)
    listening.changes.listen({
      changed: (data) => changes.push(data),
      connected: (state) => {
        isConnected = state
      },
    })
    await vi.waitFor(() => expect(isConnected).toBe(true), { timeout })
    await direct.database.execute(sql`select pg_notify('public_data', '')`)
    await vi.waitFor(() => expect(changes).toContain(''), { timeout })
    await listening.close()
  }, 60_000)

  // The next two wait some seconds for proofs of a connection, each of its own.
  test.concurrent('answers with current data, logs the loss once, and is not ready until they arrive again', async () => {
    const { database, changes } = pooled
    const server = await createTestServer({ database, changes })
    const get = (path: string) => server.fetch(new Request(`http://localhost${path}`))
    const title = async () => {
      const [blog] = (await (await get('/api/fetchNewsLetterAndBlogs')).json()) as { text: string }[]
      return blog?.text
    }
    const rename = (text: string) => direct.database.update(blogs).set({ text }).where(eq(blogs.id, 1))
    const readiness = async () => (await get('/readyz')).status

    await rename('Second')
    await vi.waitFor(async () => expect(await title()).toBe('Second'), { timeout })
    expect([await readiness(), lines()]).toEqual([200, []])

    proxy.isLossy = true
    await vi.waitFor(async () => expect(await readiness()).toBe(503), { timeout })
    expect((await get('/healthz')).status).toBe(200)
    await title()
    await rename('Third')
    expect(await title()).toBe('Third')
    await new Promise((resolve) => setTimeout(resolve, 6_000))
    expect(lines()).toEqual([['database.notifications-lost', 'error']])
    expect(await title()).toBe('Third')

    proxy.isLossy = false
    await vi.waitFor(async () => expect(await readiness()).toBe(200), { timeout })
    expect(lines().at(-1)).toEqual(['database.notifications-back', undefined])
    await title()
    await rename('Fourth')
    await vi.waitFor(async () => expect(await title()).toBe('Fourth'), { timeout })
  }, 90_000)

  test.concurrent('is connected while every other connection is busy, which loses none', async () => {
    const states: boolean[] = []
    const limits = { connections: 1, connect: 1_000, statement: 20_000, idle: 10_000 }
    const log = vi.fn()
    const busy = await openPostgres(postgres.url, { limits, log })
    busy.changes.listen({ changed: () => {}, connected: (isConnected) => states.push(isConnected) })
    await vi.waitFor(() => expect(states).toEqual([true]), { timeout })
    await busy.database.execute(sql`select pg_sleep(13)`)
    expect([states, busy.changes.isLosing?.(), log.mock.calls]).toEqual([[true], false, []])
    await busy.close()
  }, 60_000)
})
