import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { databasePaths, hasDatabase, putDatabase } from './folder.ts'
import type { PostgresLimits } from './limits.ts'
import type * as schema from './schema/index.ts'

/**
 * The database, on PGlite or PostgreSQL. Inside `database.transaction(async (tx) => …)` use only `tx`: PGlite has one
 * connection, so a query of `database` there would wait for its own transaction.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Where the data is stored: in PostgreSQL, in a locked folder of this machine, or in memory. */
export type StoreOptions =
  | { kind: 'postgres'; url: string; limits?: PostgresLimits }
  | { kind: 'folder'; path: string }
  | { kind: 'memory'; snapshot?: Blob }

/** An open database with all its tables. */
export interface Store {
  database: Database
  /** Migrates the tables; `openStore` has done so already. */
  migrate(): Promise<void>
  /** Archives the data folder, consistently, for `loadDataDir`. Only PGlite can. */
  snapshot(compression: 'none' | 'gzip'): Promise<Blob>
  close(): Promise<void>
}

/** The advisory lock that a process takes before it migrates or seeds a PostgreSQL. */
export const setupLockKey = 7_240_100

/** Opens the database and migrates its tables. */
export async function openStore(options: StoreOptions): Promise<Store> {
  // Loads only the engine in use: PGlite alone takes some hundred megabytes.
  if (options.kind === 'postgres') {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(options.url, options.limits)
  }
  const { createDatabaseFolder, openPglite } = await import('./pglite.ts')
  if (options.kind === 'memory') {
    return openPglite({ ...(options.snapshot && { loadDataDir: options.snapshot }) })
  }
  if (!(await hasDatabase(options.path))) await putDatabase(options.path, createDatabaseFolder)
  return openPglite({ dataDir: databasePaths(options.path).database })
}
