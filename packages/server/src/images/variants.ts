import { and, eq } from 'drizzle-orm'
import { files, fileVariants } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'
import { openImage } from './read-picture.ts'

/** The widths a picture can be asked for in; a list, so that nobody can ask for a thousand. */
export const variantWidths = [480, 960, 1440] as const

/** The formats it is made in, the smallest first. */
export const variantFormats = ['avif', 'webp'] as const

export type VariantWidth = (typeof variantWidths)[number]
export type VariantFormat = (typeof variantFormats)[number]

/** One picture in one width and format. */
export type Wanted = { name: string; width: VariantWidth; format: VariantFormat }

/** Whether a kept file can be had in other widths: drawings scale by themselves, and sequences would stand still. */
export const hasVariants = (type: string) => /^image\/(avif|jpeg|png|webp)$/.test(type)

/** What is being made in this process right now, so that twenty readers of a new entry do not make it twenty times. */
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * A variant of a kept picture: made at the first wish, kept in the database, and so shared by every process. Null
 * where the picture cannot be read or would lose its movement; then it is served as it is.
 */
export async function variantOf(database: Database, wanted: Wanted, now: Date) {
  const { name, width, format } = wanted
  const [kept] = await database
    .select({ bytes: fileVariants.bytes })
    .from(fileVariants)
    .where(and(eq(fileVariants.file, name), eq(fileVariants.width, width), eq(fileVariants.format, format)))
  if (kept) return new Uint8Array(kept.bytes)

  const key = `${name} ${width} ${format}`
  const running = underWay.get(key)
  if (running) return running
  // One at a time: a decoded picture takes a hundred times the room of its file.
  const making = last.then(() => make(database, wanted, now)).finally(() => underWay.delete(key))
  underWay.set(key, making)
  last = making.catch(() => {})
  return making
}

async function make(database: Database, { name, width, format }: Wanted, now: Date) {
  const [original] = await database.select().from(files).where(eq(files.name, name))
  if (!original) return null
  const bytes = await resized(original.bytes, width, format)
  if (!bytes) return null
  await database
    .insert(fileVariants)
    .values({ file: name, width, format, bytes, createdOn: now })
    .onConflictDoNothing()
    // Deleted while it was made: what was asked for is still answered, and nothing is kept.
    .catch(() => {})
  return bytes
}

async function resized(original: Uint8Array, width: VariantWidth, format: VariantFormat) {
  try {
    const image = await openImage(original)
    const { pages = 1 } = await image.metadata()
    if (pages > 1) return null
    const sized = image.autoOrient().resize({ width, withoutEnlargement: true })
    const written =
      format === 'avif' ? sized.avif({ quality: 55, effort: 3 }) : sized.webp({ quality: 78, effort: 4 })
    return new Uint8Array(await written.toBuffer())
  } catch {
    return null
  }
}
