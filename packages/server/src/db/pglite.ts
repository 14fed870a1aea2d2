import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { installQueue } from '../queue/install.ts'
import { changeChannel, type Store } from './database.ts'
import { failMigration, migrations } from './migrations.ts'
import * as schema from './schema/index.ts'

/** Opens the embedded database in a folder, or in memory, optionally from a snapshot. */
export async function openPglite(options: { dataDir?: string; loadDataDir?: Blob }): Promise<Store> {
  const client = await PGlite.create(options)
  // A recycled segment of the WAL keeps what it had, and a backup would copy that: `purgeDeleted`.
  await client.exec('set wal_recycle = off')
  const database = drizzle({ client, schema, casing: 'snake_case' })
  const migrateTables = () =>
    migrate(database, migrations)
      .then(() => installQueue(fromPglite(client)))
      .catch(failMigration)
  await migrateTables().catch(async (error) => {
    await client.close()
    throw error
  })
  return {
    database,
    migrate: migrateTables,
    changes: {
      listen: ({ changed, connected }) => {
        client.listen(changeChannel, changed).then(
          () => connected(true),
          () => connected(false),
        )
      },
    },
    snapshot: (compression) => client.dumpDataDir(compression),
    close: () => client.close(),
  }
}

/** Creates a database in a new folder, empty or from a snapshot. */
export async function createDatabaseFolder(dataDir: string, loadDataDir?: Blob): Promise<void> {
  const database = await PGlite.create({ dataDir, ...(loadDataDir && { loadDataDir }) })
  await database.close()
}

/** Archives a database folder that no other process has open. */
export async function dumpFolder(dataDir: string): Promise<Blob> {
  const database = await PGlite.create({ dataDir })
  return database.dumpDataDir('gzip').finally(() => database.close())
}
