import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrations } from '../db/migrations.ts'
import { StartFailure } from '../settings.ts'

/** What a database holds: how many rows of which table. */
export type Contents = ReadonlyMap<string, number>

/** Opens what was written and reads every row of it; fails where it is no database of this server. */
export async function contentsOf(source: { dataDir: string } | { loadDataDir: Blob }): Promise<Contents> {
  const database = await PGlite.create(source).catch(() => {
    throw new StartFailure('This is no backup: it cannot be opened as a database.')
  })
  try {
    await refuseStrange(database)
    const { rows } = await database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    )
    const contents = new Map<string, number>()
    // As text, since reading a row whole is what shows that it is whole.
    for (const { name } of rows) {
      const counted = await database.query<{ rows: number }>(
        `select count(length(kept::text))::int as rows from public."${name}" as kept`,
      )
      contents.set(name, counted.rows[0]?.rows ?? 0)
    }
    return contents
  } finally {
    await database.close()
  }
}

/** Tables that are not this server's, or are from a later version of it, are none that it could work with. */
async function refuseStrange(database: PGlite) {
  const applied = await database
    .query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
    .catch(() => ({ rows: [] }))
  if (applied.rows.length === 0)
    throw new StartFailure('This is no backup of this server: it lacks its tables.')
  const known = await knownMigrations()
  if (applied.rows.some(({ hash }) => !known.has(hash))) {
    throw new StartFailure('This backup is from a later version of the server. Update the server first.')
  }
}

/** The migrations of this version, by the hash that Drizzle keeps of each. */
async function knownMigrations(): Promise<Set<string>> {
  const { migrationsFolder } = migrations
  const journal: unknown = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const { entries } = journal as { entries: { tag: string }[] }
  const texts = await Promise.all(entries.map(({ tag }) => readFile(join(migrationsFolder, `${tag}.sql`))))
  return new Set(texts.map((text) => createHash('sha256').update(text).digest('hex')))
}

/** What there is, in a few words. */
export function summaryOf(contents: Contents): string {
  const rows = [...contents.values()].reduce((sum, count) => sum + count, 0)
  return `${contents.size} tables, ${rows.toLocaleString('en')} rows`
}
