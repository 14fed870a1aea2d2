/** The protection of `staff_actions` by rights, with the SQL of `docs/operations.md`. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteActionsBefore } from '../../operations/commands/delete-actions.ts'
import { confirmed, expectProtected, failureOf, old, record } from '../../testing/append-only.ts'
import { guideSql } from '../../testing/guide-sql.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { staffActions } from '../db/schema/index.ts'
import { openStore } from '../db/store.ts'

const blockWith = (text: string) => guideSql('operations').find((block) => block.includes(text))!

describe('the tables of PostgreSQL', () => {
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
    const count = await serving.database.$count(staffActions)
    const client = new pg.Client(urlOf('tarang_owner', 'tarang'))
    await client.connect()
    await client.query(blockWith("interval '8 years'"))
    await client.end()
    expect(await serving.database.$count(staffActions)).toBe(count - 1)
    await record(serving, old)
    expect(await deleteActionsBefore(owner.database, confirmed)).toBe(1)
    await expectProtected(owner, /permission denied for table staff_actions/)
    await serving.close()
    await owner.close()
  })
})
