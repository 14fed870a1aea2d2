import { readFile } from 'node:fs/promises'
import { hasDatabase, putDatabase } from '../db/folder.ts'
import { FolderInUse, type Lock, lockFolder } from '../db/lock.ts'
import { StartFailure } from '../settings.ts'
import { unpacked } from './archive.ts'
import { type Contents, contentsOf } from './contents.ts'

type Wanted = { folder: string; file: string; overwrite: boolean }

/**
 * Makes the database of a data folder what a backup holds. What was there before goes only when all of the new one
 * has been read, so that a bad file, or an end half way, leaves it as it was.
 */
export async function putBack({ folder, file, overwrite }: Wanted): Promise<Contents> {
  const archive = await openArchive(file)
  const lock = taken(folder)
  try {
    // A broken one counts as one: it may be what is left of something.
    const isThere = await hasDatabase(folder).catch(() => true)
    if (isThere && !overwrite) {
      throw new StartFailure(`The folder ${folder} holds a database already. \`--overwrite\` replaces it.`)
    }
    const { createDatabaseFolder: makeFolder } = await import('../db/pglite.ts')
    let contents: Contents = new Map()
    await putDatabase(folder, async (place) => {
      await makeFolder(place, archive).catch(() => {
        throw new StartFailure('This is no backup: it cannot be opened as a database.')
      })
      contents = await contentsOf({ dataDir: place })
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
  return unpacked(archive)
}

function taken(folder: string): Lock {
  try {
    return lockFolder(folder)
  } catch (error) {
    if (error instanceof FolderInUse) throw new StartFailure(`${error.message} Stop the server first.`)
    throw error
  }
}
