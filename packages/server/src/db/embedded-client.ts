import type { PGlite } from '@electric-sql/pglite'
import type { Database } from './database.ts'

/** The client of the embedded database; null on PostgreSQL. */
export function embeddedClient(database: Database): PGlite | null {
  const { $client } = database as Database & { $client: object }
  return 'dumpDataDir' in $client ? ($client as PGlite) : null
}
