import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../src/db/postgres.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { runCommand } from '../../testing/run-command.ts'

describe('a PostgreSQL', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 180_000)
  afterAll(() => postgres?.remove())

  test.each([
    ['actions'],
    ['tickets'],
    ['invite'],
    ['import', 'strategies', join(import.meta.dirname, 'none.csv')],
    ['person', 'export', '9823456701'],
  ])('%s brings no tables up to date', async (...args) => {
    const { code, error } = await runCommand({ DATABASE_URL: postgres.url }, args)
    expect(code).toBe(1)
    expect(error).toMatch(
      /^The tables of the database at \S+ are older than this release: run `migrate` first, or start a server/,
    )
    const client = new pg.Client(postgres.url)
    await client.connect()
    const { rows } = await client.query(
      `select from pg_tables where schemaname in ('public', 'drizzle', 'pgboss')`,
    )
    await client.end()
    expect(rows).toHaveLength(0)
  })

  test('that is busy ends a command in a sentence without the statement', async () => {
    await (await openPostgres(postgres.url)).close()
    const blocker = new pg.Client(postgres.url)
    await blocker.connect()
    await blocker.query('begin; lock table users')
    const environment = { DATABASE_URL: postgres.url, DATABASE_STATEMENT_TIMEOUT: '200' }
    const { code, error } = await runCommand(environment, ['staff', 'disable', '9823456701'])
    await blocker.end()
    expect([code, error]).toEqual([
      1,
      'The database is busy or cannot be reached (57014). Look whether the change was made before you repeat it.',
    ])
  })
})
