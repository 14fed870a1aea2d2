import { readFile } from 'node:fs/promises'
import { hasDatabase, putDatabase } from '../../src/db/folder.ts'
import { FolderInUse, type Lock, lockFolder } from '../../src/db/lock.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { unpackArchive } from './archive.ts'
import { type Contents, readContents } from './contents.ts'
import type { FileOptions } from './create-backup.ts'

/**
 * Replaces the database of a data folder by a backup. It reads all of the backup before it removes the previous
 * database, so a bad file or a killed process leaves the folder as it was.
 */
export async function restoreBackup({ folder, file, overwrite }: FileOptions): Promise<Contents> {
  const archive = await openArchive(file)
  const lock = lockStoppedFolder(folder)
  try {
    // An incomplete database counts too: its data may still be wanted.
    const exists = await hasDatabase(folder).catch(() => true)
    if (exists && !overwrite) {
      throw new StartFailure(`The folder ${folder} holds a database already. \`--overwrite\` replaces it.`)
    }
    const { createDatabaseFolder } = await import('../../src/db/pglite.ts')
    let contents: Contents = new Map()
    await putDatabase(folder, async (path) => {
      await createDatabaseFolder(path, archive).catch(() => {
        throw new StartFailure('This is no backup: it cannot be opened as a database.')
      })
      contents = await readContents({ dataDir: path })
    })
    return contents
  } finally {
    lock.release()
  }
}

async function openArchive(file: string): Promise<Blob> {
  const archive = await readFile(file).catch(() => {
    throw new StartFailure(`There is no file ${file} that could be read.`)
  })
  return unpackArchive(archive)
}

function lockStoppedFolder(folder: string): Lock {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse) throw new StartFailure(`${error.message} Stop the server first.`)
    throw error
  }
}
