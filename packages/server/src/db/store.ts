import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/**
 * The database, whichever engine is behind it. Inside `database.transaction(async (tx) => …)` use only `tx`:
 * PGlite has one connection, so that asking `database` there would wait for itself.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Where the data lives: a real PostgreSQL, a folder of this machine, or memory. */
export type StoreOptions =
  | { kind: 'postgres'; url: string }
  | { kind: 'folder'; path: string }
  | { kind: 'memory' }

/** An open database and the way to close it. */
export type Store = { database: Database; close(): Promise<void> }
