/** A PostgreSQL whose synchronous standby does not keep up. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasPostgres, type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { openPostgres } from './postgres.ts'

describe.skipIf(!hasPostgres())('a synchronous standby', () => {
  let primary: PostgresServer
  let standby: PostgresServer
  beforeAll(async () => {
    primary = await startPostgres()
    standby = await startPostgres({ primary })
    await run(
      primary,
      `alter system set synchronous_standby_names = '*'`,
      `alter system set synchronous_commit = 'remote_apply'`,
      'select pg_reload_conf()',
    )
  })
  afterAll(() => {
    standby.remove()
    primary.remove()
  })

  test('that lags: each write is answered within its time, and a line says that it is on one machine only', async () => {
    const log = vi.fn()
    const limits = { connections: 4, connect: 2_000, statement: 1_500, idle: 10_000 }
    const store = await openPostgres(primary.url, { limits, log })
    const { database } = store
    await database.execute(sql`create table written (id int primary key)`)
    await database.execute(sql`insert into written values (1)`)
    expect(log).not.toHaveBeenCalled()

    await run(standby, 'select pg_wal_replay_pause()')
    const startedAt = performance.now()
    await database.execute(sql`insert into written values (2)`)
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into written values (3)`)
    })
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    expect(log.mock.calls).toEqual([
      ['database.not-replicated', {}, 'error'],
      ['database.not-replicated', {}, 'error'],
    ])
    // Reads do not wait for it.
    const { rows } = await database.execute(sql`select count(*)::int as count from written`)
    expect(rows).toEqual([{ count: 3 }])

    await run(standby, 'select pg_wal_replay_resume()')
    await vi.waitFor(async () => {
      const [found] = await run(standby, 'select count(*)::int as count from written')
      expect(found).toEqual({ count: 3 })
    })
    log.mockClear()
    await database.execute(sql`insert into written values (4)`)
    expect(log).not.toHaveBeenCalled()
    await store.close()
  })
})

/** Runs statements, and returns the rows of the last. */
async function run({ url }: PostgresServer, ...statements: string[]): Promise<object[]> {
  const client = new pg.Client(url)
  await client.connect()
  let rows: object[] = []
  for (const statement of statements) rows = (await client.query<object>(statement)).rows
  await client.end()
  return rows
}
