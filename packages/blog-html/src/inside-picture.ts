/** The limits of the pictures of a page, whether they are inside it or beside it. */
export const pictureLimits = { bytes: 2 * 1024 * 1024, count: 20 }

/** A picture inside a page: its type, and its bytes in Base64. */
interface InsidePicture {
  readonly type: string
  readonly base64: string
}

/** The picture that an address has within it; null for any other address, and for SVG, which may have scripts. */
export function insidePicture(address: string): InsidePicture | null {
  const [start, type = ''] =
    /^\s*data:image\/(png|jpe?g|gif|webp|avif)(?:;[^,;]*)*;base64,/i.exec(address.slice(0, 200)) ?? []
  return start === undefined ? null : { type: type.toLowerCase(), base64: address.slice(start.length) }
}

/** The bytes of a text in Base64. */
export const bytesOf = (base64: string) => Math.floor((base64.length * 3) / 4)

/** The address of a picture inside a page, if it may be shown. */
export function shownInside(address: string): string | undefined {
  const picture = insidePicture(address)
  return picture && bytesOf(picture.base64) <= pictureLimits.bytes
    ? `data:image/${picture.type};base64,${picture.base64.replace(/[^\w+/=]/g, '')}`
    : undefined
}
