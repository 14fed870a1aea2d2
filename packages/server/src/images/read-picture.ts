import type { Sharp } from 'sharp'

/** The formats that uploads may have, with the ending of their names. */
export const pictureTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
} as const

export type PictureEnding = keyof typeof pictureTypes

/** A picture as it is kept: whole, upright, and with nothing in it but what can be seen. */
export type Picture = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number }

/** A small file can hold a picture that no memory holds. */
const mostPixels = 25_000_000

const writers: Record<PictureEnding, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png({ compressionLevel: 9 }),
  jpg: (picture) => picture.jpeg({ quality: 88, mozjpeg: true }),
  gif: (picture) => picture.gif(),
  webp: (picture) => picture.webp({ quality: 88 }),
  avif: (picture) => picture.avif({ quality: 65, effort: 3 }),
}

/** Opens an image within the limits. The library is loaded when the first one comes: a start does not wait for it. */
export async function openImage(bytes: Uint8Array, { animated = false } = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { animated, limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: 30 })
}

/**
 * Reads a picture to its last pixel and writes it afresh in its own format, without what a camera notes beside it
 * (place, time, serial number); null where it cannot be read or is too large to be.
 */
export async function readPicture(bytes: Uint8Array, ending: PictureEnding): Promise<Picture | null> {
  try {
    const image = await openImage(bytes, { animated: ending === 'gif' || ending === 'webp' })
    const { pages = 1 } = await image.metadata()
    // Sequences have no side up, and turning them one by one is not supported.
    const upright = pages > 1 ? image : image.autoOrient()
    const { data, info } = await writers[ending](upright).toBuffer({ resolveWithObject: true })
    const { width, height, pageHeight = height } = info
    return { bytes: new Uint8Array(data), width, height: pageHeight }
  } catch {
    return null
  }
}
