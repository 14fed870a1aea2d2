import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { migrations } from '../../src/db/migrations.ts'
import { StartFailure } from '../../src/start-failure.ts'

/** The number of rows by table. */
export type Contents = ReadonlyMap<string, number>

/** Reads every row of a backup. Throws when it is no database of this server. */
export async function readContents(source: { dataDir: string } | { loadDataDir: Blob }): Promise<Contents> {
  const database = await PGlite.create(source).catch(() => {
    throw new StartFailure('This is no backup: it cannot be opened as a database.')
  })
  try {
    await checkMigrations(database)
    const { rows } = await database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    )
    const contents = new Map<string, number>()
    // The cast to text makes PostgreSQL read every value, so that damage shows.
    for (const { name } of rows) {
      const counted = await database.query<{ rows: number }>(
        `select count(length(row::text))::int as rows from public."${name}" as row`,
      )
      contents.set(name, counted.rows[0]?.rows ?? 0)
    }
    return contents
  } finally {
    await database.close()
  }
}

/** Throws for the tables of another program or of a later version of this server. */
async function checkMigrations(database: PGlite) {
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

/** The migrations of this version, as the SHA-256 that Drizzle stores of each. */
async function knownMigrations(): Promise<Set<string>> {
  const { migrationsFolder } = migrations
  const journal: unknown = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const { entries } = journal as { entries: { tag: string }[] }
  const texts = await Promise.all(entries.map(({ tag }) => readFile(join(migrationsFolder, `${tag}.sql`))))
  return new Set(texts.map((text) => createHash('sha256').update(text).digest('hex')))
}

export function summaryOf(contents: Contents): string {
  const rows = [...contents.values()].reduce((sum, count) => sum + count, 0)
  return `${contents.size} tables, ${rows.toLocaleString('en')} rows`
}
