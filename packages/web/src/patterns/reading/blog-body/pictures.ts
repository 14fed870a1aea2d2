import { shownSize, sideOf } from '@tarang/blog-html'
import { pictureSource } from '../picture.ts'
import { pictureInLine, proseClasses } from './prose.ts'

/** About two ems of a body: pictures up to this height, in pixels, stay in their line. */
const LINE = 40
/** The width of the column, in pixels. */
const COLUMN = 680

const INLINE = new Set(
  `a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr`.split(
    ' ',
  ),
)

const sizeOf = (picture: Element) => ({
  width: sideOf(picture.getAttribute('width')),
  height: sideOf(picture.getAttribute('height')),
})

/** Sets the address of a picture, after the attributes that affect loading. */
export function setPicture(picture: Element, address: string) {
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('decoding', 'async')
  picture.setAttribute('referrerpolicy', 'no-referrer')
  const { width } = sizeOf(picture)
  // With a `srcset`, a picture without a width would be as wide as its `sizes`.
  if (width !== null) {
    const widest = `${Math.min(width, COLUMN)}px`
    const { srcSet, sizes } = pictureSource(address, `(max-width: ${widest}) 100vw, ${widest}`, width)
    if (srcSet && sizes) {
      picture.setAttribute('sizes', sizes)
      picture.setAttribute('srcset', srcSet)
    }
  }
  picture.setAttribute('src', address)
}

export const classOfPicture = (picture: Element) =>
  isInLine(picture) ? pictureInLine : String(proseClasses.img)

/** Gives a loaded picture the size that an upload writes into its page. */
export function sizeLoadedPicture(picture: HTMLImageElement) {
  if (picture.naturalWidth === 0 || picture.srcset) return
  const own = { width: picture.naturalWidth, height: picture.naturalHeight }
  const { width, height } = shownSize(sizeOf(picture), own)
  picture.setAttribute('width', String(width))
  picture.setAttribute('height', String(height))
  picture.setAttribute('class', classOfPicture(picture))
}

/** Whether a picture is small or, where its height is not known, shares its line. */
function isInLine(picture: Element): boolean {
  const { width, height } = sizeOf(picture)
  const side = height ?? width
  if (side !== null && (side <= LINE || height !== null)) return side <= LINE
  return (
    hasNeighbour(picture, (node) => node.previousSibling) || hasNeighbour(picture, (node) => node.nextSibling)
  )
}

/** Whether a text or another picture is beside a picture, before its line ends. */
function hasNeighbour(picture: Element, next: (node: Node) => Node | null): boolean {
  for (let inner = picture; ; ) {
    for (let node = next(inner); node; node = next(node)) {
      if (isElement(node) && node.localName !== 'img' && !INLINE.has(node.localName)) return false
      if (isElement(node) && (node.localName === 'img' || node.querySelector('img'))) return true
      if (node.textContent?.trim()) return true
    }
    const parent = inner.parentElement
    if (!parent || !INLINE.has(parent.localName)) return false
    inner = parent
  }
}

const isElement = (node: Node): node is Element => node.nodeType === 1
