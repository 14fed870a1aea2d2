import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartFailure } from '../../src/start-failure.ts'

/** Lists the files of the last run, so that only those are ever deleted. */
const LIST = '.pages.json'

/** How many files a run wrote, left as they were, and deleted. */
export interface WriteCounts {
  readonly written: number
  readonly unchanged: number
  readonly deleted: number
}

/**
 * Makes a folder hold these files: writes those that differ and deletes those of the last run that are gone. Files of
 * others stay. A folder that holds only files of others is refused.
 */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<WriteCounts> {
  const previous = await previousFiles(folder)
  const obsolete = previous.filter((file) => !files.has(file))
  await mkdir(folder, { recursive: true })
  // Before the first file, so that the next run can delete the files of an interrupted one.
  await writeWhole(join(folder, LIST), listOf([...files.keys(), ...obsolete]))
  let written = 0
  for (const [file, bytes] of files) {
    const path = join(folder, file)
    const present = await readFile(path).catch(() => null)
    if (present?.equals(bytes)) continue
    await mkdir(dirname(path), { recursive: true })
    await writeWhole(path, bytes)
    written += 1
  }
  for (const file of obsolete) await deleteFile(folder, file)
  await writeWhole(join(folder, LIST), listOf([...files.keys()]))
  return { written, unchanged: files.size - written, deleted: obsolete.length }
}

const listOf = (files: string[]) => `${JSON.stringify([...new Set(files)].sort(), null, 1)}\n`

/** The files that the last run wrote. Refuses a folder that holds only files of others. */
export async function previousFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartFailure(`The folder ${folder} cannot be read (${error.code ?? 'unknown'}).`)
  })
  if (names.length === 0) return []
  const list = await readFile(join(folder, LIST), 'utf8').catch(() => null)
  if (list === null)
    throw new StartFailure(
      `The folder ${folder} has files that this command did not write. Name another one.`,
    )
  return parseList(list, folder)
}

function parseList(text: string, folder: string): string[] {
  try {
    const files: unknown = JSON.parse(text)
    if (Array.isArray(files) && files.every(isInside)) return files
  } catch {
    // Reported below, together with JSON that is no list of files.
  }
  throw new StartFailure(
    `${join(folder, LIST)} is not readable. Delete the folder ${folder} and run this again.`,
  )
}

const isInside = (file: unknown): file is string =>
  typeof file === 'string' && file.split('/').every((name) => name !== '' && !name.startsWith('.'))

/** Replaces a file in one step, so that a host never serves half of it. */
async function writeWhole(path: string, content: string | Uint8Array) {
  const unfinished = `${path}.unfinished`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}

/** Deletes a file, and the folders that it leaves empty. */
async function deleteFile(folder: string, file: string) {
  await rm(join(folder, file), { force: true })
  for (let parent = dirname(file); parent !== '.'; parent = dirname(parent)) {
    const isDeleted = await rmdir(join(folder, parent)).then(
      () => true,
      () => false,
    )
    if (!isDeleted) return
  }
}
