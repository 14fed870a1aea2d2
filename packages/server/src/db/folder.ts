import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The data folder holds something that is no whole database: nobody may guess what it was to be. */
export class BrokenFolder extends Error {
  override name = 'BrokenFolder'
}

/** Where a data folder keeps its database, and what lies beside it while one is made or replaced. */
export const placesIn = (folder: string) => ({
  database: join(folder, 'database'),
  unfinished: join(folder, 'database.unfinished'),
  replaced: join(folder, 'database.replaced'),
})

/** What every database folder of PostgreSQL's has; a copy that was broken off lacks one of them. */
const parts = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal']

/** Whether a data folder has a database. Puts right what a killed start or a killed restore left. */
export async function hasDatabase(folder: string): Promise<boolean> {
  const { database, unfinished, replaced } = placesIn(folder)
  await rm(unfinished, { recursive: true, force: true })
  if (existsSync(database) && (await readdir(database)).length === 0) await rmdir(database)
  // Killed between the two steps of a replacement: the old database is the one that is whole.
  if (!existsSync(database) && existsSync(replaced)) await rename(replaced, database)
  if (!existsSync(database)) return false
  await rm(replaced, { recursive: true, force: true })
  const missing = parts.filter((part) => !existsSync(join(database, part)))
  if (missing.length > 0) throw new BrokenFolder(`It lacks ${missing.join(', ')}.`)
  return true
}

/**
 * Puts a database into a data folder: `make` makes it beside its place, and it is moved there when it is whole, so
 * that whoever is killed half way leaves what was there before.
 */
export async function putDatabase(folder: string, make: (place: string) => Promise<void>): Promise<void> {
  const { database, unfinished, replaced } = placesIn(folder)
  await mkdir(folder, { recursive: true })
  await rm(unfinished, { recursive: true, force: true })
  await make(unfinished).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  })
  await synced(unfinished)
  if (existsSync(database)) await rename(database, replaced)
  await rename(unfinished, database)
  await synced(folder)
  await rm(replaced, { recursive: true, force: true })
}

/** Waits until what a folder and the one around it list is on the disk. */
async function synced(folder: string) {
  for (const path of [folder, dirname(folder)]) {
    // Some systems cannot open a folder, and look after it themselves.
    const handle = await open(path).catch(() => null)
    await handle?.sync().finally(() => handle.close())
  }
}
