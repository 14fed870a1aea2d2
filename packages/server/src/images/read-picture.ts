import type { Sharp } from 'sharp'

/** The formats of uploads, by file extension. */
export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const

export type PictureEnding = keyof typeof pictureTypes

/** A picture as it is stored: complete, upright, without metadata. */
export interface Picture {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** A limit, because a small file can decode to more pixels than fit into memory. */
const maximumPixels = 25_000_000

const writers: Record<PictureEnding, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png({ compressionLevel: 9 }),
  jpg: (picture) => picture.jpeg({ quality: 88, mozjpeg: true }),
  gif: (picture) => picture.gif(),
  webp: (picture) => picture.webp({ quality: 88 }),
  avif: (picture) => picture.avif({ quality: 65, effort: 3 }),
}

/** Opens an image within the limits. sharp is loaded with the first image, so that it does not delay the start. */
export async function openImage(bytes: Uint8Array, { animated = false } = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { animated, limitInputPixels: maximumPixels, failOn: 'error' }).timeout({ seconds: 30 })
}

/**
 * Decodes a picture completely and encodes it again in its own format, which removes metadata (location, time, serial
 * number). Null for a picture that is damaged or too large.
 */
export async function readPicture(bytes: Uint8Array, ending: PictureEnding): Promise<Picture | null> {
  try {
    const image = await openImage(bytes, { animated: ending === 'gif' || ending === 'webp' })
    const { pages = 1 } = await image.metadata()
    // sharp cannot rotate the frames of an animation.
    const upright = pages > 1 ? image : image.autoOrient()
    const { data, info } = await writers[ending](upright).toBuffer({ resolveWithObject: true })
    const { width, height, pageHeight = height } = info
    return { bytes: new Uint8Array(data), width, height: pageHeight }
  } catch {
    return null
  }
}
