import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import type { Database, Store } from './database.ts'
import { MigrationNeeded } from './migrations.ts'
import { isDatabaseUnavailable } from './outage.ts'
import { openPostgres } from './postgres.ts'
import { shareTimeout } from './query-timeout.ts'

describe('a PostgreSQL', () => {
  let postgres: PostgresServer
  let store: Store
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 180_000)
  afterAll(() => postgres?.remove())

  const open = async (connections: number) => {
    store = await openPostgres(postgres.url, {
      limits: { connections, connect: 5000, statement: 800, idle: 10_000 },
    })
    return store.database
  }
  beforeEach(async () => {
    const database = await open(2)
    await database.execute(sql`create table if not exists pair (id int primary key, n int)`)
    await database.execute(sql`insert into pair values (1, 0), (2, 0) on conflict (id) do update set n = 0`)
    await store.close()
  })
  afterEach(() => store.close())

  const read = async <Row>(database: Database, query: ReturnType<typeof sql>) =>
    ((await database.execute(query)) as unknown as { rows: Row[] }).rows[0]!
  const backend = async (database: Database) =>
    (await read<{ pid: number }>(database, sql`select pg_backend_pid() as pid`)).pid
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    )

  test('that cancels a slow statement keeps its connection', async () => {
    const database = await open(1)
    const before = await backend(database)
    expect(isDatabaseUnavailable(await failure(database.execute(sql`select pg_sleep(3)`)))).toBe(true)
    expect(await backend(database)).toBe(before)

    const slowTransaction = database.transaction((tx) => tx.execute(sql`select pg_sleep(3)`))
    expect(isDatabaseUnavailable(await failure(slowTransaction))).toBe(true)
    expect(await backend(database)).toBe(before)
  })

  test('that was not migrated is refused where the start must not migrate', async () => {
    const database = await open(1)
    await database.execute(sql`create database unmigrated`)
    const url = postgres.url.replace(/postgres$/, 'unmigrated')
    await expect(openPostgres(url, { migrates: false })).rejects.toThrow(MigrationNeeded)
    await (await openPostgres(url)).close()
    const again = await openPostgres(url, { migrates: false })
    await again.database.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + 1 where id = (select max(id) from drizzle.__drizzle_migrations)`,
    )
    await again.close()
    // A later version has migrated: this one continues.
    await (await openPostgres(url, { migrates: false })).close()
    const older = await openPostgres(url, { migrates: false })
    await older.database.execute(
      sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
    )
    await older.close()
    await expect(openPostgres(url, { migrates: false })).rejects.toThrow(MigrationNeeded)
  })

  test('that closes a connection gets another one', async () => {
    const database = await open(1)
    const before = await backend(database)
    const ended = failure(database.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    expect(isDatabaseUnavailable(await ended)).toBe(true)
    expect(await backend(database)).not.toBe(before)
  })

  test('never gets back a connection whose request had no time left for a rollback', async () => {
    const database = await open(1)
    const failed = shareTimeout(() =>
      failure(
        database.transaction(async (tx) => {
          await tx.execute(sql`update pair set n = 1 where id = 1`)
          for (;;) await tx.execute(sql`select pg_sleep(0.7)`)
        }),
      ),
    )
    expect(isDatabaseUnavailable(await failed)).toBe(true)
    const { now, began } = await read<{ now: string; began: string }>(
      database,
      sql`select statement_timestamp()::text as now, transaction_timestamp()::text as began`,
    )
    expect(began).toBe(now)
    expect(await read(database, sql`select n from pair where id = 1`)).toEqual({ n: 0 })
  })

  test('repeats a transaction that loses a deadlock', async () => {
    const database = await open(2)
    const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let runs = 0
    const work = (first: 1 | 2) =>
      database.transaction(async (tx) => {
        runs += 1
        await tx.execute(sql`set local deadlock_timeout = '50ms'`)
        await tx.execute(sql`update pair set n = n + 1 where id = ${first}`)
        both[first - 1]!.resolve()
        await Promise.all(both.map(({ promise }) => promise))
        await tx.execute(sql`update pair set n = n + 1 where id = ${3 - first}`)
      })
    await Promise.all([work(1), work(2)])
    // The first to be repeated may lose once more.
    expect(runs).toBeGreaterThanOrEqual(3)
    expect(runs).toBeLessThanOrEqual(5)
    expect(await read(database, sql`select min(n) as least, max(n) as most from pair`)).toEqual({
      least: 2,
      most: 2,
    })
  })

  // What Drizzle does with the client that it is given: the version is pinned.
  test('commits a transaction, undoes a failed one, and a failed part of one', async () => {
    const database = await open(1)
    const add = (tx: Database, id: number) => tx.execute(sql`update pair set n = n + 1 where id = ${id}`)
    const fail = () => {
      throw new Error('Not this.')
    }
    const result = await database.transaction(async (tx) => {
      await add(tx, 1)
      await tx.transaction(async (part) => add(part, 2).then(fail)).catch(() => {})
      return 'done'
    })
    expect(result).toBe('done')
    await expect(database.transaction(async (tx) => add(tx, 1).then(fail))).rejects.toThrow('Not this.')
    expect(await read(database, sql`select array_agg(n order by id) as n from pair`)).toEqual({ n: [1, 0] })
  })

  test('runs all statements of a transaction on one connection, in the mode that was asked for', async () => {
    const database = await open(2)
    const readOnly = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
    await database.transaction(async (tx) => {
      const first = await backend(tx)
      // Takes the other connection, which is free, and not that of the transaction.
      expect(await backend(database)).not.toBe(first)
      expect(await backend(tx)).toBe(first)
      expect(await read(tx, sql`select current_setting('transaction_isolation') as mode`)).toEqual({
        mode: 'repeatable read',
      })
      expect((await failure(tx.execute(sql`update pair set n = 9`))) instanceof Error).toBe(true)
    }, readOnly)
    expect(await read(database, sql`select max(n) as n from pair`)).toEqual({ n: 0 })
  })

  test('gets its connection back from a transaction that could not begin', async () => {
    const database = await open(1)
    const impossible = { isolationLevel: 'no such level' } as unknown as Parameters<
      Database['transaction']
    >[1]
    for (let count = 0; count < 3; count++)
      expect(await failure(database.transaction(async () => {}, impossible))).toBeInstanceOf(Error)
    expect(await backend(database)).toBeGreaterThan(0)
  })
})
