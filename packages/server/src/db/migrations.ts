import { join } from 'node:path'

/** Where the migrations lie, as Drizzle's migrators want to be told. */
export const migrations = { migrationsFolder: join(import.meta.dirname, '../../migrations') }

/** The database is there, but its tables could not be brought up to date. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

export const failMigration = (cause: unknown): never => {
  throw new MigrationFailed('The tables could not be brought up to date.', { cause })
}
