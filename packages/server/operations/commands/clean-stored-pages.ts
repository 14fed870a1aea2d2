import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { operator, recordCommand } from '../../src/audit/staff-actions.ts'
import { saveUploads } from '../../src/blogs/blog-store.ts'
import { contentOf, keepChangedVersion, lockBlogState, readBlogState } from '../../src/blogs/blog-versions.ts'
import { cleanPage, type PageUpload, type Upload } from '../../src/blogs/uploads.ts'
import { readBatches } from '../../src/db/batches.ts'
import type { Database } from '../../src/db/database.ts'
import { withSeparateTimeouts } from '../../src/db/query-timeout.ts'
import { blogImages, blogs, files } from '../../src/db/schema/index.ts'
import { Refusal } from '../../src/http/refusal.ts'

/** What cleaning a stored page again does to it. */
export interface CleanedPage {
  id: number
  title: string
  /** `without-file` is a page whose uploaded file was not kept. */
  outcome: 'changed' | 'unchanged' | 'without-file' | 'refused'
  /** What changes, or why the page cannot be cleaned. */
  details: string
}

interface CleaningOptions {
  /** Without it, nothing is stored. */
  isConfirmed: boolean
  now: Date
  onChanged?: (id: number) => void
}

const pageColumns = { id: blogs.id, title: blogs.text, page: blogs.htmlPage, original: files.original }

/** Makes the article of every page again from the file that was uploaded, one page for each batch. */
export async function* cleanPages(
  database: Database,
  options: CleaningOptions,
): AsyncGenerator<CleanedPage[]> {
  const pages = readBatches(
    {
      isAfter: ({ id }: { id: number }) => gt(blogs.id, id),
      read: (condition, limit) =>
        withSeparateTimeouts(() =>
          database
            .select(pageColumns)
            .from(blogs)
            .innerJoin(files, eq(files.name, blogs.htmlPage))
            .where(and(isNotNull(blogs.htmlPage), condition))
            .orderBy(asc(blogs.id))
            .limit(limit)
            .execute(),
        ),
    },
    undefined,
    1,
  )
  for await (const [page] of pages) {
    if (page) yield [await withSeparateTimeouts(() => cleanStored(database, page, options))]
  }
}

interface StoredPage {
  id: number
  title: string
  page: string | null
  original: Uint8Array | null
}

async function cleanStored(
  database: Database,
  { id, title, page, original }: StoredPage,
  { isConfirmed, now, onChanged }: CleaningOptions,
): Promise<CleanedPage> {
  if (!original) return { id, title, outcome: 'without-file', details: '' }
  let upload: PageUpload
  try {
    upload = await cleanPage({ name: 'page.html', bytes: new Uint8Array(original) }, 'htmlPage', title)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { id, title, outcome: 'refused', details: error.message }
  }
  // A dry run does the same in a transaction that is not committed.
  const undo = Symbol('undo')
  let details = ''
  await database
    .transaction(async (tx) => {
      const before = await lockBlogState(tx, id)
      // Meanwhile deleted, or edited with another page.
      if (!before || before.htmlPage !== page) throw undo
      const [blog] = await tx.select().from(blogs).where(eq(blogs.id, id))
      const images = await newPictures(tx, id, upload.pictures)
      const old = await textOf(tx, page)
      const saved = await saveUploads(tx, blog!, { page: upload.page, cover: null, images }, now)
      details = differenceOf(old, await textOf(tx, saved.htmlPage))
      if (details === '' || !isConfirmed) throw undo
      await keepChangedVersion(tx, id, before, { action: 'blog.changed', staff: operator, now })
      const after = await readBlogState(tx, id)
      await recordCommand(tx, {
        action: 'blog.changed',
        subject: String(id),
        now,
        before: contentOf(before),
        after: after && contentOf(after),
      })
    })
    .then(() => onChanged?.(id))
    .catch((error) => {
      if (error !== undo) throw error
    })
  return { id, title, outcome: details === '' ? 'unchanged' : 'changed', details }
}

/** The pictures inside a page that are not stored yet under the same name. */
async function newPictures(tx: Database, blogId: number, pictures: readonly Upload[]): Promise<Upload[]> {
  if (pictures.length === 0) return []
  const stored = await tx
    .select({ name: blogImages.originalName, bytes: files.bytes })
    .from(blogImages)
    .innerJoin(files, eq(files.name, blogImages.file))
    .where(eq(blogImages.blogId, blogId))
  return pictures.filter(
    ({ originalName, bytes }) =>
      !stored.some((one) => one.name === originalName && Buffer.compare(one.bytes, bytes) === 0),
  )
}

async function textOf(tx: Database, name: string | null): Promise<string> {
  const [file] = name ? await tx.select({ bytes: files.bytes }).from(files).where(eq(files.name, name)) : []
  return new TextDecoder().decode(file?.bytes)
}

/** The differences of two articles in words and elements; empty for the same article. */
function differenceOf(before: string, after: string): string {
  if (before === after) return ''
  const [old, cleaned] = [countsOf(before), countsOf(after)]
  const elements = [...new Set([...old.elements.keys(), ...cleaned.elements.keys()])].toSorted()
  const changes = elements.flatMap((name) => {
    const change = (cleaned.elements.get(name) ?? 0) - (old.elements.get(name) ?? 0)
    return change === 0 ? [] : [`${name} ${change > 0 ? '+' : '−'}${Math.abs(change)}`]
  })
  const words = old.words === cleaned.words ? [] : [`${old.words} → ${cleaned.words} words`]
  const all = [...words, ...changes]
  return all.length > 0 ? all.join(', ') : 'attributes or the order of the same words'
}

function countsOf(html: string) {
  const elements = new Map<string, number>()
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g))
    elements.set(name, (elements.get(name) ?? 0) + 1)
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return { elements, words }
}
