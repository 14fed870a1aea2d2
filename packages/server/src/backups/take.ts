import { existsSync } from 'node:fs'
import { link, open, rename, rm, writeFile } from 'node:fs/promises'
import { BrokenFolder, databasePaths, hasDatabase } from '../db/folder.ts'
import { lockFolder, readHolder } from '../db/lock.ts'
import { askServer } from '../running-server.ts'
import { StartFailure } from '../settings.ts'
import { unpacked } from './archive.ts'
import { type Contents, contentsOf } from './contents.ts'

type Wanted = { folder: string; file: string; overwrite: boolean }

/**
 * Writes the database of a data folder into a file that only its owner can read. Where a server is running, the
 * server hands over what it has at one moment, without stopping for longer than that takes.
 */
export async function takeBackup({ folder, file, overwrite }: Wanted): Promise<Contents> {
  if (existsSync(file) && !overwrite) throw taken(file)
  const holder = readHolder(folder)
  const archive = holder
    ? await (await askServer(holder, '/control/backups', 600_000)).blob()
    : await archiveOf(folder)

  const unfinished = `${file}.unfinished`
  try {
    await writeWhole(unfinished, archive)
    const contents = await contentsOf({ loadDataDir: await unpacked(await archive.arrayBuffer()) })
    if (overwrite) await rename(unfinished, file)
    else await moveBeside(unfinished, file)
    return contents
  } finally {
    await rm(unfinished, { force: true })
  }
}

const taken = (file: string) =>
  new StartFailure(`There is a file ${file} already. \`--overwrite\` replaces it.`)

/** What the folder holds, while no server runs. */
async function archiveOf(folder: string): Promise<Blob> {
  if (!existsSync(folder)) throw new StartFailure(`There is no data folder ${folder}.`)
  const lock = lockFolder(folder)
  try {
    if (!(await hasDatabase(folder))) throw new StartFailure(`The folder ${folder} holds no database yet.`)
    const { dumpFolder } = await import('../db/pglite.ts')
    return await dumpFolder(databasePaths(folder).database)
  } catch (error) {
    if (error instanceof StartFailure) throw error
    const parts = error instanceof BrokenFolder ? ` ${error.message}` : ''
    throw new StartFailure(`The folder ${folder} holds no whole database.${parts}`)
  } finally {
    lock.release()
  }
}

/** Writes a file for its owner alone, and waits until the disk has it. */
async function writeWhole(path: string, archive: Blob) {
  await rm(path, { force: true })
  const handle = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`The file ${path} cannot be written (${error.code}).`)
  })
  try {
    await writeFile(handle, archive.stream())
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Moves a file to a place that must still be free. */
async function moveBeside(from: string, to: string) {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // Not every disk knows links; where one does, nobody can come in between.
    if (error.code === 'EEXIST' || existsSync(to)) throw taken(to)
    await rename(from, to)
  })
}
