import type { PGlite } from '@electric-sql/pglite'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../src/db/database.ts'
import { embeddedClient } from '../../src/db/embedded-client.ts'
import { statementOf } from '../../src/db/schema/columns.ts'
import * as schema from '../../src/db/schema/index.ts'

/** The tables with a column that states personal data. */
const personalTables = Object.values<unknown>(schema)
  .filter((table): table is PgTable => is(table, PgTable))
  .filter((table) => Object.values(getTableColumns(table)).some((column) => statementOf(column)?.personal))
  .map(getTableName)

/**
 * Removes deleted rows from the files of the embedded database, and so from every later backup. PGlite has no autovacuum,
 * and a backup copies its folder: old rows stay in tables, in samples of the planner (`pg_statistic`) and in the log of
 * writes (WAL). No other statement runs meanwhile. PostgreSQL cleans up without this.
 */
export async function purgeDeleted(database: Database): Promise<void> {
  const client = embeddedClient(database)
  if (!client) return
  const tables = [...personalTables, 'pgboss.job']
  // Samples of the values that were there when the table was analysed.
  await client.query('delete from pg_statistic where starelid = any ($1::text[]::regclass[])', [tables])
  await client.exec('vacuum')
  // Only a new file of the table lacks the bytes of old rows.
  for (const table of [...tables, 'pg_statistic']) await client.exec(`vacuum full ${table}`)
  do await endSegment(client)
  while (await hasUnusedSegments(client))
  // The segment that is written now may be the last one that was recycled.
  await endSegment(client)
}

/** Fills the rest of the current WAL segment with zeros, and deletes or recycles the complete ones. */
async function endSegment(client: PGlite): Promise<void> {
  await client.exec('select pg_switch_wal()')
  await client.exec('checkpoint')
}

/** Whether there are segments of the WAL that were recycled: until they are written they have what they had before. */
async function hasUnusedSegments(client: PGlite): Promise<boolean> {
  const { rows } = await client.query(
    'select from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_insert_lsn()) limit 1',
  )
  return rows.length > 0
}
