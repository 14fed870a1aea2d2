import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { storeFailure } from '../installation.ts'
import { migrateUnderLock } from './migrate-postgres.ts'

const timeouts = { lockTimeout: 200, attempts: 3, pause: 400 }

describe('a migration of a table that another transaction holds', () => {
  let postgres: PostgresServer
  let url: string
  let other: pg.Client
  const log = vi.fn()
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 180_000)
  afterAll(() => postgres?.remove())

  let count = 0
  beforeEach(async () => {
    count += 1
    const admin = new pg.Client(postgres.url)
    await admin.connect()
    await admin.query(`create database held_${count}`)
    await admin.end()
    url = postgres.url.replace(/postgres$/, `held_${count}`)
    other = new pg.Client(url)
    await other.connect()
    // A migration creates this table, and waits for another transaction that creates it too.
    await other.query('begin')
    await other.query('create table audit_logs (id int)')
    log.mockClear()
  })
  afterEach(() => other.end())

  const tables = async () => {
    const { rows } = await other.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    return rows.map(({ name }) => name)
  }

  test('is given up with a message that says what to do, and changes nothing', async () => {
    const failure = await migrateUnderLock(url, { log, timeouts }).catch((error: unknown) => error)
    const { message } = storeFailure({ kind: 'postgres', url } as Parameters<typeof storeFailure>[0], failure)
    expect(message).toMatch(
      /^The tables of the database at .* other transactions hold them\. Nothing was changed\./,
    )
    expect(log.mock.calls).toEqual([
      ['migration.waiting', { attempt: 1, of: 3 }, 'warn'],
      ['migration.waiting', { attempt: 2, of: 3 }, 'warn'],
    ])
    expect(await tables()).toEqual(['audit_logs'])
  }, 30_000)

  test('is applied once the other has ended', async () => {
    const migrated = migrateUnderLock(url, { log, timeouts: { ...timeouts, attempts: 50 } })
    await vi.waitFor(
      () => expect(log).toHaveBeenCalledWith('migration.waiting', { attempt: 1, of: 50 }, 'warn'),
      {
        timeout: 10_000,
      },
    )
    await other.query('rollback')
    await migrated
    expect(await tables()).toContain('staff_actions')
  }, 30_000)

  test('waits for another process that migrates, for longer than for a lock of others', async () => {
    await other.query('rollback')
    await other.query('select pg_advisory_lock(7240100)')
    const migrated = migrateUnderLock(url, { log, timeouts })
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(log).not.toHaveBeenCalled()
    await other.query('select pg_advisory_unlock(7240100)')
    await migrated
    expect(await tables()).toContain('staff_actions')
  }, 30_000)
})
