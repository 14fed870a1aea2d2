import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { blogImages, blogs, files } from '../db/schema/index.ts'
import type { Size, Upload } from './uploads.ts'
import { withdrawFiles } from './withdrawn-files.ts'

/** The new files of a blog. What is null or missing stays unchanged. */
export interface BlogUploads {
  page: Upload | null
  cover: Upload | null
  images: Upload[]
}

type Blog = typeof blogs.$inferSelect

/** Stores the uploads of a blog and withdraws the files that they replace. */
export async function saveUploads(tx: Database, blog: Blog, uploads: BlogUploads, now: Date): Promise<Blog> {
  const { cover, images } = uploads
  const storedImages = await tx
    .select({
      originalName: blogImages.originalName,
      name: files.name,
      width: files.width,
      height: files.height,
    })
    .from(blogImages)
    .innerJoin(files, eq(files.name, blogImages.file))
    .where(eq(blogImages.blogId, blog.id))
  const imagesByName = new Map<string, PageImage>(
    [...storedImages, ...images].map((image) => [image.originalName, image]),
  )
  const page = await pageToSave(tx, blog, uploads, imagesByName)
  const newFiles = [page, cover, ...images].filter((upload) => upload !== null)
  if (newFiles.length === 0) return blog

  await tx.insert(files).values(
    newFiles.map(({ name, type, bytes, width, height }) => ({
      name,
      type,
      bytes,
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
  await withdrawFiles(tx, [page && blog.htmlPage, cover && blog.backgroundImage])
  return saved!
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

/** The page to store: the new one, or the current one if it refers to a new image; null if neither. */
async function pageToSave(
  tx: Database,
  blog: Blog,
  uploads: BlogUploads,
  imagesByName: Map<string, PageImage>,
) {
  const { page, images } = uploads
  if (page) return { ...page, bytes: linkImages(page.bytes, imagesByName) }
  if (!blog.htmlPage || images.length === 0) return null
  const [current] = await tx.select().from(files).where(eq(files.name, blog.htmlPage))
  if (!current) return null
  const bytes = linkImages(current.bytes, imagesByName)
  const name = `${crypto.randomUUID()}.html`
  return Buffer.compare(bytes, current.bytes) === 0 ? null : { ...current, name, bytes }
}

/** The stored file of an image in a page. */
interface PageImage extends Size {
  name: string
}

const imageElement = /^(<img\b[^>]*?\bsrc\s*=\s*)(["'])([^"':]+)\2([^>]*)/i

/** Links `<img src="chart.png">` to the stored file, and adds its size, so that the page does not shift when it loads. */
function linkImages(bytes: Uint8Array, imagesByName: Map<string, PageImage>): Uint8Array {
  // Splits first: in a page of unclosed elements, the expression would otherwise scan to the end for each of them.
  const pieces = new TextDecoder().decode(bytes).split(/(?=<img\b)/i)
  const linked = pieces.map((piece) =>
    piece.replace(imageElement, (whole, before: string, quote: string, source: string, after: string) => {
      const image = imagesByName.get(fileNameOf(source))
      if (!image) return whole
      const isSized = /\s(width|height)\s*=/i.test(before + after)
      const size = isSized || !image.width ? '' : ` width="${image.width}" height="${image.height}"`
      return `${before}${quote}/files/${image.name}${quote}${size}${after}`
    }),
  )
  return new TextEncoder().encode(linked.join(''))
}

function fileNameOf(source: string) {
  const name = source.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
