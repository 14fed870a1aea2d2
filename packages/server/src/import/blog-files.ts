import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, resolve, sep } from 'node:path'
import { sql } from 'drizzle-orm'
import type { BlogUploads } from '../blogs/blog-store.ts'
import { readImage, readImages, readPage, type Upload, uploadLimits } from '../blogs/uploads.ts'
import type { FormFile } from '../http/form.ts'
import { Refusal } from '../http/refusal.ts'
import { ImportFailure } from './import-failure.ts'
import type { SaveContext } from './import-kind.ts'

/** The title of a blog, and the names of its files. */
interface BlogFileNames {
  readonly text: string
  readonly htmlPage: string | null
  readonly backgroundImage: string | null
  readonly images: readonly string[] | null
}

/** Reads and checks the files of a blog; null where one has an error. */
export async function readBlogFiles(
  row: BlogFileNames,
  line: number,
  { tx, folder, errors }: SaveContext,
): Promise<BlogUploads | null> {
  // A row with an error runs no other statement, and PostgreSQL ends a transaction that runs none for long.
  await tx.execute(sql`select 1`)
  let isComplete = true
  const read = async <Result>(column: string, work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof ImportFailure)) throw error
      errors.add({ line, column, reason: error.message })
      isComplete = false
      return null
    }
  }
  const formOf = async (column: string, names: readonly string[], limit: number) => {
    const files: FormFile[] = []
    for (const name of names) files.push(await readFormFile(folder, name, limit))
    return { texts: new Map(), files: new Map([[column, files]]) }
  }
  const { pageLimit, imageLimit } = uploadLimits
  const names = (name: string | null) => (name === null ? [] : [name])
  const page = await read('htmlPage', async () =>
    readPage(await formOf('htmlPage', names(row.htmlPage), pageLimit), 'htmlPage', row.text),
  )
  const cover = await read('backgroundImage', async () =>
    readImage(await formOf('backgroundImage', names(row.backgroundImage), imageLimit), 'backgroundImage'),
  )
  const images = await read('images', async () =>
    readImages(await formOf('blogImage', row.images ?? [], imageLimit), ['blogImage', 'blogImages']),
  )
  return isComplete
    ? { page: page?.page ?? null, cover, images: [...(images ?? []), ...(page?.pictures ?? [])] }
    : null
}

/** Reads a file that a row names, which must be in the folder of the imported file. */
async function readFormFile(folder: string, name: string, limit: number): Promise<FormFile> {
  const path = resolve(folder, name)
  const size = await sizeOf(folder, path, name)
  if (size > limit) throw new ImportFailure(`${name} is larger than ${limit / 1024 / 1024} MB.`)
  return { name: basename(path), bytes: new Uint8Array(await readFile(path)) }
}

async function sizeOf(folder: string, path: string, name: string): Promise<number> {
  try {
    const root = await realpath(folder)
    // A link must not lead to a file elsewhere.
    if (!(await realpath(path)).startsWith(root + sep))
      throw new ImportFailure(`${name} is not in the folder of the imported file.`)
    const status = await stat(path)
    if (status.isFile()) return status.size
  } catch (error) {
    if (error instanceof ImportFailure) throw error
  }
  throw new ImportFailure(`There is no file ${name} beside the imported file.`)
}

/** A hash of the files of a blog. */
export function hashOf({ page, cover, images }: BlogUploads): string {
  const hash = createHash('sha256')
  const add = (part: string, upload: Upload | null) => {
    if (!upload) return
    // Of a page its file: the article of the same file may change with the steps.
    const bytes = upload.original ?? upload.bytes
    hash.update(`${part} ${upload.originalName} ${bytes.length}\n`).update(bytes)
  }
  add('page', page)
  add('cover', cover)
  for (const image of images) add('image', image)
  return hash.digest('hex')
}
