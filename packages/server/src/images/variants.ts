import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { files, fileVariants } from '../db/schema/index.ts'
import { openImage } from './read-picture.ts'

/** The widths that `?width=` accepts. The list limits how many variants a client can make the server store. */
export const variantWidths = [480, 960, 1440] as const

/** The formats of variants, the smallest first. */
export const variantFormats = ['avif', 'webp'] as const

export type VariantWidth = (typeof variantWidths)[number]
export type VariantFormat = (typeof variantFormats)[number]

/** A stored picture in one width and format. */
export interface Variant {
  name: string
  width: VariantWidth
  format: VariantFormat
}

/** Whether a stored file has variants. Drawings scale without them, and GIFs would lose their animation. */
export const hasVariants = (type: string) => /^image\/(avif|jpeg|png|webp)$/.test(type)

/** Variants that this process is making, so that concurrent requests share one. */
const pending = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Returns a variant of a stored picture. The first request makes it and stores it in the database for every process.
 * Null for a picture that cannot be decoded or is animated: it is served unchanged.
 */
export async function variantOf(database: Database, variant: Variant, now: Date) {
  const { name, width, format } = variant
  const [stored] = await database
    .select({ bytes: fileVariants.bytes })
    .from(fileVariants)
    .where(and(eq(fileVariants.file, name), eq(fileVariants.width, width), eq(fileVariants.format, format)))
  if (stored) return new Uint8Array(stored.bytes)

  const key = `${name} ${width} ${format}`
  const running = pending.get(key)
  if (running) return running
  // One at a time, because a decoded picture takes about a hundred times the memory of its file.
  const making = last.then(() => make(database, variant, now)).finally(() => pending.delete(key))
  pending.set(key, making)
  last = making.catch(() => {})
  return making
}

async function make(database: Database, { name, width, format }: Variant, now: Date) {
  const [original] = await database.select().from(files).where(eq(files.name, name))
  if (!original) return null
  const bytes = await resize(original.bytes, width, format)
  if (!bytes) return null
  await database
    .insert(fileVariants)
    .values({ file: name, width, format, bytes, createdOn: now })
    .onConflictDoNothing()
    // The file may have been deleted meanwhile: the variant is returned and not stored.
    .catch(() => {})
  return bytes
}

async function resize(original: Uint8Array, width: VariantWidth, format: VariantFormat) {
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
