import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as schema from './schema/index.ts'

/**
 * The database, whichever engine is behind it. Inside `database.transaction(async (tx) => …)` use only `tx`:
 * PGlite has one connection, so that asking `database` there would wait for itself.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Where the data lives: a real PostgreSQL, a folder of this machine (held by a lock), or memory. */
export type StoreOptions =
  | { kind: 'postgres'; url: string }
  | { kind: 'folder'; path: string }
  | { kind: 'memory'; snapshot?: Blob }

/** An open database with all its tables, and the way to close it. */
export type Store = {
  database: Database
  /** Brings the tables up to date; already done when a store is opened. */
  migrate(): Promise<void>
  /** The data folder as one blob, from which a store in memory can start. Only PGlite can. */
  snapshot(): Promise<Blob>
  close(): Promise<void>
}

/** The database is there, but its tables could not be brought up to date. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}

const failMigration = (cause: unknown): never => {
  throw new MigrationFailed('The tables could not be brought up to date.', { cause })
}

const migrations = { migrationsFolder: join(import.meta.dirname, '../../migrations') }

/** Every process that migrates or seeds one PostgreSQL takes this advisory lock first. */
export const setupLock = 7_240_100

/** Opens the database and brings its tables up to date. */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.kind === 'postgres') return openPostgres(options.url)
  if (options.kind === 'memory')
    return openPglite({ ...(options.snapshot && { loadDataDir: options.snapshot }) })
  return openPglite({ dataDir: await preparedFolder(options.path) })
}

async function openPglite(options: { dataDir?: string; loadDataDir?: Blob }): Promise<Store> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
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
    snapshot: () => client.dumpDataDir('none'),
    close: () => client.close(),
  }
}

/**
 * A new database is made beside its place and then moved there, so that a first start that was killed half way
 * leaves nothing behind that a later start could trip over.
 */
async function preparedFolder(path: string): Promise<string> {
  const place = join(path, 'database')
  if (existsSync(place)) return place
  const unfinished = join(path, 'database.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(path, { recursive: true })
  const { PGlite } = await import('@electric-sql/pglite')
  await (await PGlite.create({ dataDir: unfinished })).close()
  await rename(unfinished, place)
  return place
}

async function openPostgres(url: string): Promise<Store> {
  const { default: postgres } = await import('postgres')
  const { drizzle } = await import('drizzle-orm/postgres-js')
  const { migrate } = await import('drizzle-orm/postgres-js/migrator')
  const options = { onnotice: () => {}, connect_timeout: 10 }

  const migrateAlone = async () => {
    // One connection, because an advisory lock belongs to the connection that took it and goes when it ends.
    const alone = postgres(url, { ...options, max: 1 })
    try {
      await alone`select pg_advisory_lock(${setupLock})`
      await migrate(drizzle({ client: alone, schema, casing: 'snake_case' }), migrations).catch(failMigration)
    } finally {
      await alone.end({ timeout: 5 })
    }
  }

  await migrateAlone()
  const client = postgres(url, { ...options, max: 10 })
  return {
    database: drizzle({ client, schema, casing: 'snake_case' }),
    migrate: migrateAlone,
    snapshot: () => Promise.reject(new Error('Only PGlite can be taken as a snapshot.')),
    close: () => client.end({ timeout: 5 }),
  }
}
