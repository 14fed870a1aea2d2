import { join } from 'node:path'

/** The configuration of Drizzle's migrators. */
export const migrations = { migrationsFolder: join(import.meta.dirname, '../../migrations') }

/** The database answers, but a migration failed. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

export const failMigration = (cause: unknown): never => {
  throw new MigrationFailed('The tables could not be brought up to date.', { cause })
}
