/** A PostgreSQL whose synchronous standby does not keep up. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { isDatabaseUnavailable } from './outage.ts'
import { openPostgres } from './postgres.ts'
import { shareTimeout } from './query-timeout.ts'

describe('a synchronous standby', () => {
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

  test('that lags: a write is refused in time and frees its connection, reads continue, and the log names the cause', async () => {
    const log = vi.fn()
    const limits = { connections: 4, connect: 500, statement: 500, idle: 10_000 }
    const store = await openPostgres(primary.url, { limits, log })
    const { database } = store
    const insert = (id: number) => sql`insert into written values (${id})`
    await database.execute(sql`create table written (id int primary key)`)
    await database.execute(insert(1))
    expect(log).not.toHaveBeenCalled()

    await run(standby, 'select pg_wal_replay_pause()')
    await expect(database.execute(insert(2))).rejects.toSatisfy(isDatabaseUnavailable)
    await expect(database.transaction((transaction) => transaction.execute(insert(3)))).rejects.toSatisfy(
      isDatabaseUnavailable,
    )
    expect(log.mock.calls).toEqual([
      ['database.not-replicated', {}, 'error'],
      ['database.not-replicated', {}, 'error'],
    ])
    // No backend of PostgreSQL still waits with the locks of a write that was given up.
    const [waiting] = await run(
      primary,
      `select count(*)::int as count from pg_stat_activity where wait_event = 'SyncRep'`,
    )
    expect(waiting).toEqual({ count: 0 })
    // Reads do not wait for it.
    expect(await database.execute(sql`select count(*)::int as count from written`)).toMatchObject({
      rows: [{ count: 3 }],
    })

    // In a pool of one connection, a request that waits for it gets a new one.
    const single = await openPostgres(primary.url, { limits: { ...limits, connections: 1 }, log })
    const write = shareTimeout(() =>
      single.database.transaction((transaction) => transaction.execute(insert(4))),
    )
    const read = single.database.execute(sql`select 1 as one`)
    await expect(write).rejects.toSatisfy(isDatabaseUnavailable)
    expect(await read).toMatchObject({ rows: [{ one: 1 }] })
    await single.close()

    await run(standby, 'select pg_wal_replay_resume()')
    await vi.waitFor(async () => {
      const [found] = await run(standby, 'select count(*)::int as count from written')
      expect(found).toEqual({ count: 4 })
    }, 20_000)
    log.mockClear()
    await database.execute(insert(5))
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
