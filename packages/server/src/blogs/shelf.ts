import { eq, inArray } from 'drizzle-orm'
import { blogImages, blogs, files } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'
import type { Size, Upload } from './uploads.ts'

/** What is new about a blog. What is null or missing stays as it was. */
export interface BlogUploads {
  page: Upload | null
  cover: Upload | null
  images: Upload[]
}

type Blog = typeof blogs.$inferSelect

/** Keeps the uploads of a blog, and lets go of the files that they take the place of. */
export async function keepUploads(tx: Database, blog: Blog, uploads: BlogUploads, now: Date): Promise<Blog> {
  const { cover, images } = uploads
  const earlier = await tx
    .select({
      originalName: blogImages.originalName,
      name: files.name,
      width: files.width,
      height: files.height,
    })
    .from(blogImages)
    .innerJoin(files, eq(files.name, blogImages.file))
    .where(eq(blogImages.blogId, blog.id))
  const places = new Map<string, Place>([...earlier, ...images].map((place) => [place.originalName, place]))
  const page = await pageToKeep(tx, blog, uploads, places)
  const kept = [page, cover, ...images].filter((upload) => upload !== null)
  if (kept.length === 0) return blog

  await tx.insert(files).values(
    kept.map(({ name, type, bytes, width, height }) => ({
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
  await dropFiles(tx, [page && blog.htmlPage, cover && blog.backgroundImage])
  return saved!
}

/** Takes a blog off the shelf with everything that was uploaded for it; false where there is none. */
export async function removeBlog(tx: Database, id: number): Promise<boolean> {
  // Whoever is adding images to it comes before this or after, so that none of their files is left behind.
  await tx.select({ id: blogs.id }).from(blogs).where(eq(blogs.id, id)).for('update')
  const images = await tx.select().from(blogImages).where(eq(blogImages.blogId, id))
  const [removed] = await tx.delete(blogs).where(eq(blogs.id, id)).returning()
  if (!removed) return false
  await dropFiles(tx, [removed.htmlPage, removed.backgroundImage, ...images.map(({ file }) => file)])
  return true
}

async function dropFiles(tx: Database, names: (string | null)[]) {
  const gone = names.filter((name) => name !== null)
  if (gone.length > 0) await tx.delete(files).where(inArray(files.name, gone))
}

/** The page as it is to be kept: a new one, or the old one where new images have arrived that it speaks of. */
async function pageToKeep(tx: Database, blog: Blog, uploads: BlogUploads, places: Map<string, Place>) {
  const { page, images } = uploads
  if (page) return { ...page, bytes: withPlaces(page.bytes, places) }
  if (!blog.htmlPage || images.length === 0) return null
  const [old] = await tx.select().from(files).where(eq(files.name, blog.htmlPage))
  if (!old) return null
  const bytes = withPlaces(old.bytes, places)
  const name = `${crypto.randomUUID()}.html`
  return bytes.length === old.bytes.length ? null : { ...old, name, bytes }
}

/** Where an image of a page is kept, and how large it is. */
type Place = { name: string } & Size

const picture = /^(<img\b[^>]*?\bsrc\s*=\s*)(["'])([^"':]+)\2([^>]*)/i

/** `<img src="chart.png">` finds the uploaded chart.png where it is kept, and keeps its room before it has come. */
function withPlaces(bytes: Uint8Array, places: Map<string, Place>): Uint8Array {
  // Each element by itself: a page of elements that are never closed would else be read to its end for each of them.
  const pieces = new TextDecoder().decode(bytes).split(/(?=<img\b)/i)
  const linked = pieces.map((piece) =>
    piece.replace(picture, (whole, before: string, quote: string, source: string, after: string) => {
      const place = places.get(fileNameOf(source))
      if (!place) return whole
      const isSized = /\s(width|height)\s*=/i.test(before + after)
      const size = isSized || !place.width ? '' : ` width="${place.width}" height="${place.height}"`
      return `${before}${quote}/files/${place.name}${quote}${size}${after}`
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
