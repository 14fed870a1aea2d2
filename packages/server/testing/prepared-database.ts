import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Store } from '../src/db/database.ts'
import { openStore } from '../src/db/store.ts'
import { waitForLock } from './wait-for-lock.ts'

/** The initial time of every test server. */
export const testMoment = new Date('2026-11-20T10:00:00+05:30')

/** Fills the tables with the sample data of that time, or of another. */
export async function addSampleData(store: Store, today = testMoment) {
  const { seed } = await import('../src/sample-data/index.ts')
  await seed(store.database, { today })
}

const cache = join(import.meta.dirname, '../../../node_modules/.cache/tarang-test-data')

/** The archive of a database, with or without the sample data: made once for all test files until its inputs change. */
export async function preparedDatabase(sampleData: boolean, today = testMoment): Promise<string> {
  const folder = join(cache, `${sampleData ? 'samples' : 'empty'}-${await fingerprint(today)}`)
  const file = join(folder, 'data.tar')
  const lock = existsSync(file) ? null : await waitForLock(folder)
  try {
    if (!existsSync(file)) await makeSnapshot(file, sampleData, today)
    return file
  } finally {
    lock?.release()
  }
}

async function makeSnapshot(file: string, sampleData: boolean, today: Date) {
  const store = await openStore({ kind: 'memory' })
  if (sampleData) await addSampleData(store, today)
  // Nobody creates databases from these, and a test's database would write their 600 files at its start.
  for (const name of ['template0', 'template1']) {
    await store.database.execute(sql`update pg_database set datistemplate = false where datname = ${name}`)
    await store.database.execute(sql`drop database ${sql.identifier(name)}`)
  }
  // A database of a test is small and starts often: 128 MB of buffers to clear and a spent segment of the WAL to copy take
  // a third of its start.
  await store.database.execute(sql`alter system set shared_buffers = '4MB'`)
  for (const end of ['checkpoint', 'select pg_switch_wal()', 'checkpoint'])
    await store.database.execute(sql.raw(end))
  const blob = await store.snapshot('none')
  await store.close()
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, blob.stream())
  await rename(unfinished, file)
  await deleteOldSnapshots()
}

/** Deletes snapshots older than a day, each of about 30 MB. */
async function deleteOldSnapshots() {
  for (const name of await readdir(cache)) {
    const folder = join(cache, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > 86_400_000) await rm(folder, { recursive: true, force: true })
  }
}

/** A hash of all inputs of an archive. */
async function fingerprint(today: Date): Promise<string> {
  const hash = createHash('sha256').update(today.toISOString())
  for (const path of ['../migrations', '../src/sample-data', '../src/db/schema']) {
    const folder = join(import.meta.dirname, path)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(file).update(await readFile(file))
  }
  const pglite = join(import.meta.dirname, '../node_modules/@electric-sql/pglite/package.json')
  for (const file of [pglite, import.meta.filename]) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 24)
}
