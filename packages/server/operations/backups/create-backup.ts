import { existsSync } from 'node:fs'
import { link, open, rename, rm, writeFile } from 'node:fs/promises'
import { BrokenFolder, databasePaths, hasDatabase } from '../../src/db/folder.ts'
import { lockFolder, readHolder } from '../../src/db/lock.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { callRunningServer } from '../commands/running-server.ts'
import { unpackArchive } from './archive.ts'
import { type Contents, readContents } from './contents.ts'

export interface FileOptions {
  readonly folder: string
  readonly file: string
  readonly overwrite: boolean
}

/**
 * Writes the database of a data folder into a file that only its owner can read. A running server writes the archive
 * itself, because no other process may open its folder.
 */
export async function createBackup({ folder, file, overwrite }: FileOptions): Promise<Contents> {
  if (existsSync(file) && !overwrite) throw fileExists(file)
  const holder = readHolder(folder)
  const archive = holder
    ? await (await callRunningServer(holder, '/control/backups', { timeout: 600_000 })).blob()
    : await dumpStoppedFolder(folder)

  const unfinished = `${file}.unfinished`
  try {
    await writeSynced(unfinished, archive)
    const contents = await readContents({ loadDataDir: await unpackArchive(await archive.arrayBuffer()) })
    if (overwrite) await rename(unfinished, file)
    else await moveToFreePath(unfinished, file)
    return contents
  } finally {
    await rm(unfinished, { force: true })
  }
}

const fileExists = (file: string) =>
  new StartFailure(`There is a file ${file} already. \`--overwrite\` replaces it.`)

async function dumpStoppedFolder(folder: string): Promise<Blob> {
  if (!existsSync(folder)) throw new StartFailure(`There is no data folder ${folder}.`)
  const lock = lockFolder(folder)
  try {
    if (!(await hasDatabase(folder))) throw new StartFailure(`The folder ${folder} holds no database yet.`)
    const { dumpFolder } = await import('../../src/db/pglite.ts')
    return await dumpFolder(databasePaths(folder).database)
  } catch (error) {
    if (error instanceof StartFailure) throw error
    const parts = error instanceof BrokenFolder ? ` ${error.message}` : ''
    throw new StartFailure(`The folder ${folder} holds an incomplete database.${parts}`)
  } finally {
    lock.release()
  }
}

/** Writes a file that only its owner can read, and waits for the disk. */
async function writeSynced(path: string, archive: Blob) {
  await rm(path, { force: true })
  const handle = await open(path, 'wx', 0o600).catch(failWrite(path))
  try {
    await writeFile(handle, archive.stream())
    await handle.sync()
  } catch (error) {
    failWrite(path)(error as NodeJS.ErrnoException)
  } finally {
    await handle.close()
  }
}

/** Names the file and the reason, such as a disk that is full. */
const failWrite =
  (path: string) =>
  ({ code }: NodeJS.ErrnoException): never => {
    const reason = code === 'ENOSPC' ? 'its disk is full' : (code ?? 'unknown')
    throw new StartFailure(`The file ${path} cannot be written (${reason}).`)
  }

/** Moves a file to a path where nothing exists. */
async function moveToFreePath(from: string, to: string) {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // A hard link never replaces a file. File systems without hard links get a check instead.
    if (error.code === 'EEXIST' || existsSync(to)) throw fileExists(to)
    await rename(from, to)
  })
}
