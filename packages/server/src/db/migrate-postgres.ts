import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { codeOf } from '../causes.ts'
import type { Log } from '../log-event.ts'
import { installQueue, queueSchema } from '../queue/install.ts'
import { queueOnClient } from '../queue/queue-database.ts'
import { setupLockKey } from './database.ts'
import { checkMigrated, failMigration, lockTimeoutCode, migrations } from './migrations.ts'
import * as schema from './schema/index.ts'

/** How long migrations wait for the locks of others. Times in milliseconds. */
export interface LockTimeouts {
  /** For one lock: as long as this, the requests that come after the migration wait too. */
  readonly lockTimeout: number
  readonly attempts: number
  /** Between two attempts, in which the requests that waited go on. */
  readonly pause: number
}

const defaultTimeouts: LockTimeouts = { lockTimeout: 2_000, attempts: 10, pause: 3_000 }

/** Throws if the tables are older than this server. */
export async function checkMigrations(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ exists: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null
        and to_regclass('${queueSchema}.version') is not null as exists`,
    )
    if (!rows[0]?.exists) return checkMigrated(null)
    const last = await client.query<{ at: string | null }>(
      'select max(created_at)::text as at from drizzle.__drizzle_migrations',
    )
    checkMigrated(last.rows[0]?.at ? Number(last.rows[0].at) : null)
  } finally {
    await client.end()
  }
}

/**
 * Migrates the tables; processes that start together take turns. A table that another transaction holds is given up after
 * the timeout, because all requests for it would queue behind the migration, and tried again after a pause.
 */
export async function migrateUnderLock(
  url: string,
  { log, timeouts = defaultTimeouts }: { log: Log; timeouts?: LockTimeouts },
) {
  // An advisory lock belongs to the connection that took it, so everything runs on one connection.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [setupLockKey])
    // Not before: another process may migrate for longer.
    await client.query(`set lock_timeout = ${timeouts.lockTimeout}`)
    const migrateTables = () => migrate(drizzle({ client, schema, casing: 'snake_case' }), migrations)
    await retryLockTimeout(migrateTables, { log, timeouts })
      .then(() => installQueue(queueOnClient(client)))
      .catch(failMigration)
  } finally {
    await client.end()
  }
}

/** Repeats migrations that waited too long for a lock. They run in one transaction, so nothing of them was applied. */
async function retryLockTimeout(
  run: () => Promise<void>,
  { log, timeouts }: { log: Log; timeouts: LockTimeouts },
) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (codeOf(error) !== lockTimeoutCode || attempt >= timeouts.attempts) throw error
      log('migration.waiting', { attempt, of: timeouts.attempts }, 'warn')
      await setTimeout(timeouts.pause)
    }
  }
}
