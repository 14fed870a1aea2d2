import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/**
 * The database, on PGlite or PostgreSQL. Inside `database.transaction(async (tx) => …)` use only `tx`: PGlite has one
 * connection, so a query of `database` there would wait for its own transaction.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Called when public data may have changed. */
export interface ChangeListener {
  /** With the name of the data that changed, as the triggers of the migrations have it; empty for all. */
  changed(data: string): void
  /** Whether changes by other processes are received from now on. */
  connected(isConnected: boolean): void
}

/** Changes of the data that public pages show, which triggers announce. */
export interface PublicChanges {
  /** Listens to changes by any process. */
  listen(listener: ChangeListener): void
  /** Whether the database sends notifications that do not arrive; missing where none can be lost. */
  isLosing?(): boolean
}

/** The channel of PostgreSQL on which changes of public data are announced. */
export const changeChannel = 'public_data'

/** An open database with all its tables. */
export interface Store {
  database: Database
  /** Migrates the tables; `openStore` has done so already. */
  migrate(): Promise<void>
  changes: PublicChanges
  /** Archives the data folder, consistently, for `loadDataDir`. Only PGlite can. */
  snapshot(compression: 'none' | 'gzip'): Promise<Blob>
  close(): Promise<void>
}

/** Makes transactions with a name wait for each other until they end. */
export const serialize = (transaction: Database, name: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)

/** The advisory lock that a process takes before it migrates or seeds a PostgreSQL. */
export const setupLockKey = 7_240_100

/** The advisory lock of an import's transaction: there is one import at a time. */
export const importLockKey = 7_240_101
