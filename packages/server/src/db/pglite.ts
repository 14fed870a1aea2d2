import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { failMigration, migrations } from './migrations.ts'
import * as schema from './schema/index.ts'
import type { Store } from './store.ts'

/** Opens the embedded database: in a folder, or in memory, there from a snapshot where one is given. */
export async function openPglite(options: { dataDir?: string; loadDataDir?: Blob }): Promise<Store> {
  const client = await PGlite.create(options)
  const database = drizzle({ client, schema, casing: 'snake_case' })
  const update = () => migrate(database, migrations).catch(failMigration)
  await update().catch(async (error) => {
    await client.close()
    throw error
  })
  return {
    database,
    migrate: update,
    snapshot: (compression) => client.dumpDataDir(compression),
    close: () => client.close(),
  }
}

/** Makes a database with nothing in it, or with what a snapshot holds, in a folder that is not there yet. */
export async function makeFolder(dataDir: string, loadDataDir?: Blob): Promise<void> {
  const made = await PGlite.create({ dataDir, ...(loadDataDir && { loadDataDir }) })
  await made.close()
}

/** A database folder as one archive, of a database that nobody else has open. */
export async function dumpFolder(dataDir: string): Promise<Blob> {
  const database = await PGlite.create({ dataDir })
  return database.dumpDataDir('gzip').finally(() => database.close())
}
