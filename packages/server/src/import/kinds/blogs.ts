import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { changedValues } from '../../audit/recorded-values.ts'
import { recordChanges } from '../../audit/staff-actions.ts'
import { saveUploads } from '../../blogs/blog-store.ts'
import { type BlogState, contentOf, keepChangedVersion, readBlogState } from '../../blogs/blog-versions.ts'
import { blogs } from '../../db/schema/index.ts'
import { text } from '../../http/fields.ts'
import { categories, title } from '../../routes/blogs.ts'
import { hashOf, readBlogFiles } from '../blog-files.ts'
import { booleanCell, choiceCell, listCell, momentCell, optionalCell } from '../cells.ts'
import type { ImportedRow, RecordKind, SaveContext, SavedRow } from '../import-kind.ts'
import { externalKey } from './trades.ts'

const fileName = text(500)

const columns = {
  externalKey,
  text: title,
  category: optionalCell(choiceCell(categories)),
  publishedDate: momentCell,
  htmlPage: optionalCell(fileName),
  backgroundImage: optionalCell(fileName),
  images: optionalCell(listCell(v.array(fileName, 'Must be a list of files.'))),
}
const schema = v.object(columns)

const isNo = (text: string) => v.safeParse(booleanCell, text).output === false && text !== ''

type BlogRow = v.InferOutput<typeof schema>

/** Blogs and newsletters with their dates; the page and images are files beside the imported file. */
export const blogKind: RecordKind = {
  name: 'blogs',
  columns,
  aliases: {
    externalKey: ['post id', 'id', 'slug'],
    text: ['title', 'headline', 'subject'],
    publishedDate: ['published at', 'published on', 'publish date', 'post date', 'date'],
    category: ['topic', 'section'],
    htmlPage: ['page', 'html', 'file'],
    backgroundImage: ['cover', 'feature image', 'image'],
  },
  key: ['externalKey'],
  skip: (cellOf) =>
    isNo(cellOf('ispublished')) || isNo(cellOf('published')) ? 'Was never published.' : null,
  check: ({ category, htmlPage, backgroundImage }) =>
    category === null && (htmlPage === null || backgroundImage === null)
      ? { column: 'category', reason: 'A blog needs a category; a newsletter needs a page and an image.' }
      : null,
  saveRow,
}

async function saveRow({ line, values }: ImportedRow, context: SaveContext): Promise<SavedRow | null> {
  const row = values as BlogRow
  const uploads = await readBlogFiles(row, line, context)
  if (!uploads) return null
  const { tx, now, staff, requestId } = context
  const fields = {
    text: row.text,
    category: row.category,
    publishedDate: new Date(row.publishedDate),
    importedFiles: hashOf(uploads),
  }
  const [existing] = await tx.select().from(blogs).where(eq(blogs.externalKey, row.externalKey)).for('update')
  if (!existing) {
    const [added] = await tx
      .insert(blogs)
      .values({ ...fields, externalKey: row.externalKey })
      .returning()
    await saveUploads(tx, added!, uploads, now)
    return { outcome: 'added', publicData: `blogs/${added!.id}` }
  }
  const hasSameFiles = existing.importedFiles === fields.importedFiles
  const isSame =
    hasSameFiles &&
    existing.text === fields.text &&
    existing.category === fields.category &&
    existing.publishedDate.getTime() === fields.publishedDate.getTime()
  if (isSame) return { outcome: 'unchanged' }
  const before = await readBlogState(tx, existing.id)
  const [changed] = await tx.update(blogs).set(fields).where(eq(blogs.id, existing.id)).returning()
  if (!hasSameFiles) await saveUploads(tx, changed!, uploads, now)
  const action = 'blog.changed'
  const after = await keepChangedVersion(tx, existing.id, before!, { action, staff, now })
  await recordChanges(tx, { action, staff, now, requestId }, [
    { subject: String(existing.id), ...changedValues(action, recordedOf(before), recordedOf(after)) },
  ])
  return { outcome: 'changed', publicData: `blogs/${existing.id}` }
}

// An import also sets the date, which stays in a change by hand.
const recordedOf = (state: BlogState | null) =>
  state && { ...contentOf(state), publishedDate: state.publishedDate }
