import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { hasDatabase, placesIn, putDatabase } from './folder.ts'
import type { PostgresLimits } from './limits.ts'
import type * as schema from './schema/index.ts'

/**
 * The database, whichever engine is behind it. Inside `database.transaction(async (tx) => …)` use only `tx`:
 * PGlite has one connection, so that asking `database` there would wait for itself.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Where the data lives: a real PostgreSQL, a folder of this machine (held by a lock), or memory. */
export type StoreOptions =
  | { kind: 'postgres'; url: string; limits?: PostgresLimits }
  | { kind: 'folder'; path: string }
  | { kind: 'memory'; snapshot?: Blob }

/** An open database with all its tables, and the way to close it. */
export type Store = {
  database: Database
  /** Brings the tables up to date; already done when a store is opened. */
  migrate(): Promise<void>
  /** The data folder as one archive of one moment, from which another can start. Only PGlite can. */
  snapshot(compression: 'none' | 'gzip'): Promise<Blob>
  close(): Promise<void>
}

/** Every process that migrates or seeds one PostgreSQL takes this advisory lock first. */
export const setupLock = 7_240_100

/** Opens the database and brings its tables up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  // Each engine is loaded only where it is used: PGlite alone takes some hundred megabytes.
  if (options.kind === 'postgres') {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(options.url, options.limits)
  }
  const { makeFolder, openPglite } = await import('./pglite.ts')
  if (options.kind === 'memory') {
    return openPglite({ ...(options.snapshot && { loadDataDir: options.snapshot }) })
  }
  if (!(await hasDatabase(options.path))) await putDatabase(options.path, makeFolder)
  return openPglite({ dataDir: placesIn(options.path).database })
}
