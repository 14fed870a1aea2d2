/** The migration of `docs/sharding.md`, on the sample data: the server answers and writes as before. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credential, fetchBody, logIn, register } from '../../durability/client.ts'
import { guideSql } from '../../testing/guide-sql.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { emptyWebBuild, type ServerProcess, startServer } from '../../testing/processes.ts'

const day = (month: number, date: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, date)).toISOString().slice(0, 10)
}
/** The statements of the guide, from next month on. */
const statements = guideSql('sharding').map((block) =>
  block.replaceAll('2027-01-01', day(1, 1)).replaceAll('2027-02-01', day(2, 1)),
)

describe('the tables with keys and partitions for sharding', () => {
  let folder: string
  let postgres: PostgresServer
  let server: ServerProcess
  let admin: pg.Client
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tarang-sharding-'))
    postgres = await startPostgres()
    admin = new pg.Client(postgres.url)
    await admin.connect()
    server = await startServer({
      DATABASE_URL: postgres.url,
      WEB_BUILD: emptyWebBuild(folder),
      REGISTRATION_CREDENTIAL: credential.replaceAll(' ', '-'),
    })
  }, 60_000)
  afterAll(async () => {
    await server.kill('SIGTERM')
    await admin.end()
    postgres.remove()
    rmSync(folder, { recursive: true })
  })

  test('have the same data, and take the same writes', async () => {
    await register(server.base)
    const { jwtToken } = await logIn(server.base)
    const client = { base: server.base, bearer: jwtToken }
    const [strategy] = await fetchBody<{ strategyCode: string }[]>(client, '/api/liveStrategies')
    const paths = [
      `/api/backtest/strategy-details/${strategy?.strategyCode}`,
      '/api/fetchNewsLetterAndBlogs',
      '/api/getExcludedLiveTrades',
    ]
    const read = () => Promise.all(paths.map((path) => fetchBody<unknown>(client, path)))
    const before = await read()
    const save = (stockname: string) =>
      fetchBody(client, '/api/saveStockSplitCalender', {
        json: {
          ...{ stockname, splitratio: '1:2', splitdate: '2026-11-20', status: 1 },
          ...{ corporateaction: 'Split', sourcedon: '2026-11-20' },
        },
      })
    await save('BEFORE')

    // As `docs/operations.md` grants them to the role that serves.
    await admin.query(`create role tarang;
      alter default privileges grant select, insert, update, delete on tables to tarang`)
    await admin.query('begin')
    for (const block of statements) await admin.query(block)
    await admin.query('commit')

    expect(await read()).toEqual(before)
    await save('AFTER')
    await admin.query(
      `insert into staff_actions (at, staff_id, staff_name, action, request_id)
       values ($1, '1', 'Nila Menon', 'test', 'r'), ($2, '1', 'Nila Menon', 'test', 'r')`,
      [day(1, 5), day(2, 5)],
    )
    const { rows } = await admin.query<{ id: number; partition: string }>(
      'select id, tableoid::regclass::text as partition from staff_actions order by id desc limit 4',
    )
    expect(rows.map(({ partition }) => partition)).toEqual([
      'staff_actions_later',
      'staff_actions_2027_01',
      'staff_actions_before',
      'staff_actions_before',
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4)

    const partitions = ['staff_actions_before', 'staff_actions_2027_01', 'staff_actions_later']
    for (const table of ['staff_actions', ...partitions]) {
      // Postgres is a superuser, whom only the trigger refuses.
      await expect(admin.query(`delete from ${table}`)).rejects.toThrow(/never changed or deleted/)
      const { rows: rights } = await admin.query(
        `select has_table_privilege('tarang', '${table}', 'update, delete, truncate') as changes`,
      )
      expect([table, rights]).toEqual([table, [{ changes: false }]])
    }
    const { rows: keys } = await admin.query(
      `select pg_get_constraintdef(oid) as key from pg_constraint
       where contype = 'p' and conrelid in ('trades'::regclass, 'staff_actions'::regclass) order by key`,
    )
    expect(keys).toEqual([{ key: 'PRIMARY KEY (id, at)' }, { key: 'PRIMARY KEY (strategy_id, id)' }])
  }, 60_000)
})
