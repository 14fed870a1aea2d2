/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A `width` or `height` of an author, in pixels; null where it is missing or no such number, as `100%` is. */
export const sideOf = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : null

/** The size at which a page shows a picture: the author's, in the picture's own proportions and never above its own size. */
export function shownSize(
  author: { readonly width: number | null; readonly height: number | null },
  own: PictureSize,
): PictureSize {
  const share = author.width ? author.width / own.width : author.height ? author.height / own.height : 1
  if (share >= 1) return own
  const scaled = (side: number) => Math.max(1, Math.round(side * share))
  return { width: scaled(own.width), height: scaled(own.height) }
}
