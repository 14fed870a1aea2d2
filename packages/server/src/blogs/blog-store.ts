import { imageKey } from '@tarang/blog-html'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { blogImages, blogs, files } from '../db/schema/index.ts'
import { linkImages, type PageImage, type PageImages } from './page-images.ts'
import type { Upload } from './uploads.ts'
import { withdrawFiles } from './withdrawn-files.ts'

/** The new files of a blog. A null or missing one stays unchanged. */
export interface BlogUploads {
  page: Upload | null
  cover: Upload | null
  images: Upload[]
}

type Blog = typeof blogs.$inferSelect

/** Stores the uploads of a blog and withdraws the files that they replace: an image replaces the one of the same name. */
export async function saveUploads(tx: Database, blog: Blog, uploads: BlogUploads, now: Date): Promise<Blog> {
  const { cover, images } = uploads
  const pageImages = await readPageImages(tx, blog.id, images)
  const page = await pageToSave(tx, blog, uploads, pageImages)
  const newFiles = [page, cover, ...images].filter((upload) => upload !== null)
  const replaced = [...pageImages.replaced.keys()]
  if (newFiles.length === 0 && replaced.length === 0) return blog

  if (newFiles.length > 0)
    await tx.insert(files).values(
      newFiles.map(({ name, type, bytes, original = null, width, height }) => ({
        name,
        type,
        bytes,
        original,
        width,
        height,
        createdOn: now,
      })),
    )
  if (images.length > 0) {
    await tx
      .insert(blogImages)
      .values(images.map(({ name, originalName }) => ({ blogId: blog.id, file: name, originalName })))
  }
  const [saved] = await tx
    .update(blogs)
    .set({ htmlPage: page?.name ?? blog.htmlPage, backgroundImage: cover?.name ?? blog.backgroundImage })
    .where(eq(blogs.id, blog.id))
    .returning()
  if (replaced.length > 0) await tx.delete(blogImages).where(inArray(blogImages.file, replaced))
  await withdrawFiles(tx, [page && blog.htmlPage, cover && blog.backgroundImage, ...replaced])
  return saved!
}

/** The images of a blog with the uploaded ones: of several with one name the newest counts, and replaces the others. */
async function readPageImages(
  tx: Database,
  blogId: number,
  uploaded: readonly Upload[],
): Promise<PageImages> {
  const { name, width, height } = files
  const stored = await tx
    .select({ originalName: blogImages.originalName, name, width, height })
    .from(blogImages)
    .innerJoin(files, eq(name, blogImages.file))
    .where(eq(blogImages.blogId, blogId))
    .orderBy(files.createdOn, name)
  const byOriginalName = new Map<string, PageImage>(
    [...stored, ...uploaded].map((image) => [imageKey(image.originalName), image]),
  )
  const replaced = new Map<string, { image: PageImage; by: PageImage }>()
  for (const image of stored) {
    const by = byOriginalName.get(imageKey(image.originalName))!
    if (by.name !== image.name) replaced.set(image.name, { image, by })
  }
  return { byOriginalName, replaced }
}

/**
 * Deletes a blog and withdraws all its files; returns false for an unknown id, or where the condition is not met. Its files
 * and likes stay as long as it can be restored.
 */
export async function removeBlog(tx: Database, id: number, condition?: SQL): Promise<boolean> {
  // Waits for a parallel upload of images, so that no file is orphaned.
  await tx.select({ id: blogs.id }).from(blogs).where(eq(blogs.id, id)).for('update')
  const images = await tx.select().from(blogImages).where(eq(blogImages.blogId, id))
  const [removed] = await tx
    .delete(blogs)
    .where(and(eq(blogs.id, id), condition))
    .returning()
  if (!removed) return false
  await withdrawFiles(tx, [removed.htmlPage, removed.backgroundImage, ...images.map(({ file }) => file)])
  return true
}

/** The page to store: the new one, or the current one if an image of it is new; null if neither. */
async function pageToSave(tx: Database, blog: Blog, { page, images }: BlogUploads, pageImages: PageImages) {
  if (page) return { ...page, bytes: await linkImages(page.bytes, pageImages) }
  if (!blog.htmlPage || (images.length === 0 && pageImages.replaced.size === 0)) return null
  const [current] = await tx.select().from(files).where(eq(files.name, blog.htmlPage))
  if (!current) return null
  const bytes = await linkImages(current.bytes, pageImages)
  const name = `${crypto.randomUUID()}.html`
  return Buffer.compare(bytes, current.bytes) === 0 ? null : { ...current, name, bytes }
}
