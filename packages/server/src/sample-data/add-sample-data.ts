import { getTableName, is, type SQL, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { recordCommand } from '../audit/staff-actions.ts'
import { type Database, setupLockKey } from '../db/database.ts'
import * as schema from '../db/schema/index.ts'
import { sampleDataAdded } from './holds-sample-data.ts'

/** Fills an empty database in one transaction, so that a killed start leaves it empty. A database with any row stays as it is. */
export const addSampleData = (database: Database): Promise<void> =>
  database.transaction(async (transaction) => {
    // Inserting the samples, or waiting for another process that does, can exceed the usual timeout.
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${setupLockKey})`)
    if (await holdsData(transaction)) return
    const { seed } = await import('./index.ts')
    const now = new Date()
    await seed(transaction, { today: now })
    await recordCommand(transaction, { by: 'SAMPLE_DATA', action: sampleDataAdded, subject: null, now })
  })

/** Whether any table but the one of secrets has a row: every start adds secrets. */
async function holdsData(database: Database): Promise<boolean> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable) && table !== schema.serverSecrets)
  const hasRows = tables.map(
    (table): SQL => sql`exists (select from ${sql.identifier(getTableName(table as PgTable))})`,
  )
  const { rows } = (await database.execute(
    sql`select ${sql.join(hasRows, sql` or `)} as "holds"`,
  )) as unknown as {
    rows: { holds: boolean }[]
  }
  return rows[0]?.holds ?? true
}
