import { config } from '#platform/config'

/** The source of a picture, with the widths from which the browser chooses. */
export interface PictureSource {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

const HAS_WIDTHS = /^\/files\/[\w.-]+\.(avif|jpe?g|png|webp)$/i

/**
 * A picture's address, with a `srcset` and its `sizes` if our own server resizes it. No width exceeds the picture's own,
 * if that is known.
 */
export function pictureSource(
  address: string,
  sizes: string,
  ownWidth = Number.POSITIVE_INFINITY,
  { imageWidths, filesOrigin } = config,
): PictureSource {
  if (imageWidths.length === 0 || !URL.canParse(address, location.origin)) return { src: address }
  const url = new URL(address, location.origin)
  const isOurs = url.origin === location.origin || (filesOrigin !== '' && url.origin === filesOrigin)
  if (!isOurs || !HAS_WIDTHS.test(url.pathname) || url.search) return { src: address }
  const file = url.origin + url.pathname
  const isSmaller = (width: number) => width < ownWidth
  const largest = imageWidths.find((width) => !isSmaller(width))
  const choices = [
    ...imageWidths.filter(isSmaller).map((width) => `${file}?width=${width} ${width}w`),
    ...(largest === undefined ? [] : [`${file}?width=${largest} ${ownWidth}w`]),
  ]
  return { src: address, srcSet: choices.join(', '), sizes }
}
