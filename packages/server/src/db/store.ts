import type { Store } from './database.ts'
import { databasePaths, hasDatabase, putDatabase } from './folder.ts'
import type { PostgresOptions } from './postgres.ts'

/** Where the data is stored: in PostgreSQL, in a locked folder of this machine, or in memory. */
export type StoreOptions =
  | ({ kind: 'postgres'; url: string } & PostgresOptions)
  | { kind: 'folder'; path: string }
  | { kind: 'memory'; snapshot?: Blob }

/** Opens the database and migrates its tables; a PostgreSQL without `migrates` must have been migrated. */
export async function openStore(options: StoreOptions): Promise<Store> {
  // Loads only the engine in use: PGlite alone takes some hundred megabytes.
  if (options.kind === 'postgres') {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(options.url, options)
  }
  const { createDatabaseFolder, openPglite } = await import('./pglite.ts')
  if (options.kind === 'memory') {
    return openPglite({ ...(options.snapshot && { loadDataDir: options.snapshot }) })
  }
  if (!(await hasDatabase(options.path))) await putDatabase(options.path, createDatabaseFolder)
  return openPglite({ dataDir: databasePaths(options.path).database })
}
