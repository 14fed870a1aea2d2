import { config } from './config.ts'

/** What a browser needs to choose the smallest picture that is sharp on its screen. */
export interface PictureSource {
  readonly src: string
  readonly srcSet?: string
}

const HAS_WIDTHS = /^\/files\/[\w.-]+\.(avif|jpe?g|png|webp)$/i

/**
 * A picture's address with the widths it can be had in: only for files of ours, of a server that makes them. None of
 * them is wider than the picture itself, where its width is known.
 */
export function pictureSource(
  address: string,
  { imageWidths, filesOrigin } = config,
  ownWidth = Number.POSITIVE_INFINITY,
): PictureSource {
  if (imageWidths.length === 0 || !URL.canParse(address, location.origin)) return { src: address }
  const url = new URL(address, location.origin)
  const isOurs = url.origin === location.origin || (filesOrigin !== '' && url.origin === filesOrigin)
  if (!isOurs || !HAS_WIDTHS.test(url.pathname) || url.search) return { src: address }
  const place = url.origin + url.pathname
  const isSmaller = (width: number) => width < ownWidth
  const largest = imageWidths.find((width) => !isSmaller(width))
  const choices = [
    ...imageWidths.filter(isSmaller).map((width) => `${place}?width=${width} ${width}w`),
    ...(largest === undefined ? [] : [`${place}?width=${largest} ${ownWidth}w`]),
  ]
  return { src: address, srcSet: choices.join(', ') }
}
