import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** The configuration of Drizzle's migrators. */
export const migrations = { migrationsFolder: join(import.meta.dirname, '../../migrations') }

/** PostgreSQL's code for a lock that was not available in time. */
export const lockTimeoutCode = '55P03'

/** The database answers, but a migration failed. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

/** The tables are older than this server. */
export class MigrationNeeded extends Error {
  override name = 'MigrationNeeded'
}

/** Throws if a migration is missing. Migrations of a later version are allowed, because two versions run during an upgrade. */
export function checkMigrated(lastApplied: number | null) {
  const newest = Math.max(...readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis))
  if (lastApplied === null || lastApplied < newest) throw new MigrationNeeded('A migration is missing.')
}

export const failMigration = (cause: unknown): never => {
  throw new MigrationFailed('The tables could not be brought up to date.', { cause })
}
