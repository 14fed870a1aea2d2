import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The data folder has an incomplete database. It is not repaired automatically, because it may hold data that the operator wants. */
export class BrokenFolder extends Error {
  override name = 'BrokenFolder'
}

/** The database in a data folder, and the temporary folders of a creation or replacement. */
export const databasePaths = (folder: string) => ({
  database: join(folder, 'database'),
  unfinished: join(folder, 'database.unfinished'),
  replaced: join(folder, 'database.replaced'),
})

/** Entries of every PostgreSQL data directory; an interrupted copy lacks one of them. */
const requiredEntries = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal']

/** Whether a data folder has a database. Finishes or undoes what a killed start or restore left behind. */
export async function hasDatabase(folder: string): Promise<boolean> {
  const { database, unfinished, replaced } = databasePaths(folder)
  await rm(unfinished, { recursive: true, force: true })
  if (existsSync(database) && (await readdir(database)).length === 0) await rmdir(database)
  // Killed between the two renames of a replacement: the old database is the complete one.
  if (!existsSync(database) && existsSync(replaced)) await rename(replaced, database)
  if (!existsSync(database)) return false
  await rm(replaced, { recursive: true, force: true })
  const missing = requiredEntries.filter((entry) => !existsSync(join(database, entry)))
  if (missing.length > 0) throw new BrokenFolder(`It lacks ${missing.join(', ')}.`)
  return true
}

/**
 * Creates or replaces the database of a data folder. `create` fills a temporary folder, which is renamed once it is
 * complete: a process that is killed before leaves the previous database.
 */
export async function putDatabase(folder: string, create: (path: string) => Promise<void>): Promise<void> {
  const { database, unfinished, replaced } = databasePaths(folder)
  await mkdir(folder, { recursive: true })
  await rm(unfinished, { recursive: true, force: true })
  await create(unfinished).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  })
  await syncToDisk(unfinished)
  if (existsSync(database)) await rename(database, replaced)
  await rename(unfinished, database)
  await syncToDisk(folder)
  await rm(replaced, { recursive: true, force: true })
}

/** Flushes the entries of a folder and of its parent to the disk. */
async function syncToDisk(folder: string) {
  for (const path of [folder, dirname(folder)]) {
    // Some systems cannot open a folder; they flush it themselves.
    const handle = await open(path).catch(() => null)
    await handle?.sync().finally(() => handle.close())
  }
}
