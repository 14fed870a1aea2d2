/** The protection of `staff_actions`, on both databases, with the SQL of `docs/operations.md`. */
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteActionsBefore } from '../../operations/commands/delete-actions.ts'
import { hasPostgres, type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { openTestStore } from '../../testing/test-server.ts'
import { causesOf } from '../causes.ts'
import type { Store } from '../db/database.ts'
import { staffActions } from '../db/schema/index.ts'
import { openStore } from '../db/store.ts'
import { recordCommand } from './staff-actions.ts'

const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
const blockWith = (text: string) =>
  [...guide.matchAll(/```sql\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .find((block) => block.includes(text))!

const old = new Date('2010-01-01T00:00:00Z')
const confirmed = { before: new Date('2018-11-01'), isConfirmed: true, now: new Date() }
const record = ({ database }: Store, now = new Date()) =>
  recordCommand(database, { action: 'keys.rotated', subject: null, now })
const countOf = async ({ database }: Store) =>
  (
    (await database.execute(sql`select count(*)::int as count from staff_actions`)) as unknown as {
      rows: { count: number }[]
    }
  ).rows[0]!.count

const statements = [
  "update staff_actions set staff_name = 'x'",
  'delete from staff_actions',
  'truncate staff_actions',
]
const failureOf = (store: Store, statement: string) =>
  store.database.execute(sql.raw(statement)).then(
    () => 'done',
    (error) =>
      causesOf(error)
        .map(({ message }) => message)
        .join(' '),
  )

async function expectProtected(store: Store, message: RegExp) {
  await record(store)
  const count = await countOf(store)
  for (const statement of statements) expect(await failureOf(store, statement), statement).toMatch(message)
  expect(await countOf(store)).toBe(count)
}

test('the tables of PGlite refuse to change or delete a row', async () => {
  const store = await openTestStore({ sampleData: false })
  await expectProtected(store, /Rows of staff_actions are never changed or deleted/)
  await store.close()
})

test('old actions are deleted by their owner, which is recorded', async () => {
  const store = await openTestStore({ sampleData: false })
  await record(store, old)
  await record(store)
  expect(await deleteActionsBefore(store.database, { ...confirmed, isConfirmed: false })).toBe(1)
  expect(await store.database.$count(staffActions)).toBe(2)
  expect(await deleteActionsBefore(store.database, confirmed)).toBe(1)
  const rows = await store.database.select().from(staffActions).orderBy(staffActions.id)
  expect(rows.map(({ action }) => action)).toEqual(['keys.rotated', 'staff-actions.deleted'])
  await expectProtected(store, /Rows of staff_actions are never changed or deleted/)
  await store.close()
})

describe.skipIf(!hasPostgres())('the tables of PostgreSQL', () => {
  let postgres: PostgresServer
  let admin: pg.Client
  beforeAll(async () => {
    postgres = await startPostgres()
    admin = new pg.Client(postgres.url)
    await admin.connect()
  }, 180_000)
  afterAll(async () => {
    await admin?.end()
    postgres?.remove()
  })

  const urlOf = (user: string, database: string) => {
    const url = new URL(postgres.url)
    url.username = user
    url.pathname = `/${database}`
    return url.href
  }

  test('refuse to change or delete a row', async () => {
    await admin.query('create role alone login createdb')
    await admin.query('create database alone owner alone')
    const store = await openStore({ kind: 'postgres', url: urlOf('alone', 'alone') })
    await expectProtected(store, /permission denied for table staff_actions/)
    await store.close()
    // A superuser is not bound by rights, but by the trigger.
    const asSuperuser = await openStore({ kind: 'postgres', url: urlOf('postgres', 'alone') })
    await expectProtected(asSuperuser, /Rows of staff_actions are never changed or deleted/)
    await asSuperuser.close()
  })

  test('are protected from the role that serves, and cleaned by their owner', async () => {
    await admin.query('create database tarang')
    const asSuperuser = new pg.Client(urlOf('postgres', 'tarang'))
    await asSuperuser.connect()
    await asSuperuser.query(blockWith('create role tarang_owner'))
    await asSuperuser.end()
    const owner = await openStore({ kind: 'postgres', url: urlOf('tarang_owner', 'tarang') })
    const serving = await openStore({ kind: 'postgres', url: urlOf('tarang', 'tarang'), migrates: false })
    await expectProtected(serving, /permission denied for table staff_actions/)
    expect(await failureOf(serving, 'alter table staff_actions disable trigger all')).toMatch(/must be owner/)
    // PostgreSQL only warns when a role grants a right that it does not have.
    await failureOf(serving, 'grant delete on staff_actions to tarang')
    await expectProtected(serving, /permission denied for table staff_actions/)

    await expect(deleteActionsBefore(serving.database, confirmed)).rejects.toThrow()
    await record(serving, old)
    const count = await countOf(serving)
    const client = new pg.Client(urlOf('tarang_owner', 'tarang'))
    await client.connect()
    await client.query(blockWith("interval '8 years'"))
    await client.end()
    expect(await countOf(serving)).toBe(count - 1)
    await record(serving, old)
    expect(await deleteActionsBefore(owner.database, confirmed)).toBe(1)
    await expectProtected(owner, /permission denied for table staff_actions/)
    await serving.close()
    await owner.close()
  })
})
