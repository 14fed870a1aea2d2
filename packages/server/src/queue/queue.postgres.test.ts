import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guideSql } from '../../testing/guide-sql.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { openStore } from '../db/store.ts'
import { createQueue } from './queue.ts'

describe('the job queue on PostgreSQL', () => {
  const [grants] = guideSql('delivery')
  let postgres: PostgresServer
  let admin: pg.Client
  beforeAll(async () => {
    postgres = await startPostgres()
    admin = new pg.Client(postgres.url)
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    postgres.remove()
  })

  test('works with a role that has only the documented rights', async () => {
    const migrated = await openStore({ kind: 'postgres', url: postgres.url })
    await migrated.close()
    await admin.query(`create role tarang login; ${grants}`)
    const { rows } = await admin.query(
      `select has_table_privilege('tarang', 'staff_actions', 'insert') as adds,
       has_table_privilege('tarang', 'staff_actions', 'update, delete, truncate') as changes`,
    )
    expect(rows).toEqual([{ adds: true, changes: false }])
    const url = postgres.url.replace('postgres@', 'tarang@')
    const own = await openStore({ kind: 'postgres', url, migrates: false })
    try {
      const logged: string[] = []
      const log = (event: string) => void logged.push(event)
      const queue = createQueue({ database: own.database, log, times: { polling: 0.5, supervision: 1 } })
      let worked = 0
      queue.define({
        name: 'example',
        run: async () => {
          worked += 1
        },
      })
      await queue.start()
      await own.database.transaction((tx) => queue.send(tx, 'example', {}))
      await own.database
        .transaction(async (tx) => {
          await queue.send(tx, 'example', {})
          throw new Error('rolled back')
        })
        .catch(() => {})
      queue.wake('example')
      await expect.poll(() => worked, { timeout: 20_000 }).toBe(1)
      // Long enough for the supervision to run.
      await setTimeout(3_000)
      expect([worked, logged]).toEqual([1, []])
      await queue.stop()
    } finally {
      await own.close()
    }
  })

  test('a database without the queue’s tables is refused with MIGRATE=off', async () => {
    await admin.query('drop schema pgboss cascade')
    await expect(openStore({ kind: 'postgres', url: postgres.url, migrates: false })).rejects.toThrow(
      'A migration is missing.',
    )
  })
})
