import { and, desc, eq, lt } from 'drizzle-orm'
import { readBatches } from '../db/batches.ts'
import type { Database } from '../db/database.ts'
import { blogImages, blogs, blogVersions, files } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'
import type { RecordValues } from '../http/staff-action.ts'
import { publishFiles, withdrawFiles } from './withdrawn-files.ts'

export type BlogVersion = typeof blogVersions.$inferSelect

/** A blog with its images, as a version keeps it. */
export type BlogState = Omit<BlogVersion, 'id' | 'blogId' | 'at' | 'staffId' | 'staffName' | 'action'>

/** A change that replaces a blog's state, and who makes it. */
export interface BlogChange {
  action: 'blog.changed' | 'blog.deleted' | 'blog.restored'
  staff: { id: string; firstName: string; lastName: string }
  now: Date
}

/** Reads a blog with its images; null for an unknown id. */
export async function readBlogState(database: Database, id: number): Promise<BlogState | null> {
  const [blog] = await database.select().from(blogs).where(eq(blogs.id, id))
  if (!blog) return null
  const images = await database
    .select({ file: blogImages.file, originalName: blogImages.originalName })
    .from(blogImages)
    .where(eq(blogImages.blogId, id))
    .orderBy(blogImages.originalName, blogImages.file)
  const { id: _, ...fields } = blog
  return { ...fields, images }
}

/** Like `readBlogState`, and locks the blog for the change that follows. */
export async function lockBlogState(tx: Database, id: number): Promise<BlogState | null> {
  await tx.select({ id: blogs.id }).from(blogs).where(eq(blogs.id, id)).for('update')
  return readBlogState(tx, id)
}

/** The fields of a blog that a member of staff changes, as its staff action has them. */
export const contentOf = ({ text, category, htmlPage, backgroundImage, images }: BlogState) => ({
  text,
  category,
  htmlPage,
  backgroundImage,
  images: images.map(({ originalName }) => originalName),
})

/** The names of all files of a state. */
export const filesOf = ({ htmlPage, backgroundImage, images }: BlogState) =>
  [htmlPage, backgroundImage, ...images.map(({ file }) => file)].filter((name) => name !== null)

/** Keeps a state that a change has replaced. */
export const keepVersion = (tx: Database, blogId: number, state: BlogState, change: BlogChange) =>
  tx.insert(blogVersions).values({
    ...state,
    blogId,
    at: change.now,
    staffId: change.staff.id,
    staffName: `${change.staff.firstName} ${change.staff.lastName}`,
    action: change.action,
  })

/** Keeps the state before a change of a present blog, and returns the state after it; a change of nothing keeps no version. */
export async function keepChangedVersion(
  tx: Database,
  blogId: number,
  before: BlogState,
  change: BlogChange,
): Promise<BlogState | null> {
  const after = await readBlogState(tx, blogId)
  const hasSameFiles = after && JSON.stringify(filesOf(after)) === JSON.stringify(filesOf(before))
  const isSame = hasSameFiles && after.text === before.text && after.category === before.category
  if (!isSame) await keepVersion(tx, blogId, before, change)
  return after
}

/** Like `keepChangedVersion`, and records the change. */
export async function recordBlogChange(
  tx: Database,
  blogId: number,
  before: BlogState,
  record: RecordValues,
  change: BlogChange,
) {
  const after = await keepChangedVersion(tx, blogId, before, change)
  record(contentOf(before), after && contentOf(after))
}

const newestFirst = desc(blogVersions.id)

const { id, at, staffName, action, text, category } = blogVersions
const listedColumns = { id, blogId: blogVersions.blogId, at, staffName, action, text, category }

/** The earlier versions of a blog in batches, newest first, without their files. */
export const listVersions = (database: Database, blogId: number) =>
  readBatches({
    isAfter: (last: { id: number }) => lt(id, last.id),
    read: (condition, limit) =>
      database
        .select(listedColumns)
        .from(blogVersions)
        .where(and(eq(blogVersions.blogId, blogId), condition))
        .orderBy(newestFirst)
        .limit(limit),
  })

/** Reads one version of a blog. */
export async function readVersion(database: Database, blogId: number, versionId: number) {
  const [version] = await database
    .select()
    .from(blogVersions)
    .where(and(eq(blogVersions.blogId, blogId), eq(blogVersions.id, versionId)))
  return version ?? refuse(404, 'There is no such version of this blog.')
}

/** Reads the newest version of a blog and locks it; `removeOldVersions` waits for it. */
export async function readNewestVersion(tx: Database, blogId: number) {
  const [version] = await tx
    .select()
    .from(blogVersions)
    .where(eq(blogVersions.blogId, blogId))
    .orderBy(newestFirst)
    .limit(1)
    .for('update')
  return version ?? null
}

/** Writes the state of a version into its blog, which is created if it was deleted, and keeps the date and likes of a present one. */
export async function writeVersion(tx: Database, version: BlogVersion, current: BlogState | null) {
  await refuseMissingFiles(tx, version)
  const { blogId, text, category, htmlPage, backgroundImage, importedFiles, images } = version
  const content = { text, category, htmlPage, backgroundImage, importedFiles }
  if (current) {
    await tx.update(blogs).set(content).where(eq(blogs.id, blogId))
    await tx.delete(blogImages).where(eq(blogImages.blogId, blogId))
    await withdrawFiles(tx, filesOf(current))
  } else {
    const { publishedDate, likesCount, externalKey } = version
    const [created] = await tx
      .insert(blogs)
      .values({ id: blogId, ...content, publishedDate, likesCount, externalKey })
      .onConflictDoNothing({ target: blogs.externalKey })
      .returning({ id: blogs.id })
    if (!created)
      refuse(409, 'An import has added this blog again. Delete that one before you restore this one.')
  }
  if (images.length > 0) await tx.insert(blogImages).values(images.map((image) => ({ blogId, ...image })))
  await publishFiles(tx, filesOf(version))
}

// An older release, running beside this one during an upgrade, deletes the files that it replaces.
async function refuseMissingFiles(tx: Database, version: BlogVersion) {
  const { htmlPage } = version
  if (htmlPage === null) return
  const [page] = await tx.select({ name: files.name }).from(files).where(eq(files.name, htmlPage))
  if (!page) refuse(409, 'The page of this version is not stored any more, so it cannot be restored.')
}
