import { readPageStyles } from '../page-styles.ts'
import { type Step, textOf } from '../step.ts'

const LAZY = ['data-src', 'data-lazy-src', 'data-original']
const LATER = /^data-([\w-]+-)?(src|original)$/
const CHOICES = /^(data-([\w-]+-)?)?srcset$/
/** Pixels of a picture that counts openings, or that keeps a distance. */
const UNSEEN = 2

/** Gives pictures that a script would load their addresses, and removes those that nobody sees. */
export const readPictures: Step = (content, { lose }) => {
  for (const image of content.querySelectorAll('img')) {
    const lazy = LAZY.map((name) => image.getAttribute(name)?.trim()).find((address) => address)
    if (lazy) image.setAttribute('src', lazy)
    // A drawing in place of the picture keeps its room.
    else if (/^\s*(data:image\/(svg|gif)[\s\S]{0,2000})?$/i.test(image.getAttribute('src') ?? '')) {
      const address = laterOf(image)
      if (address) image.setAttribute('src', address)
    }
  }
  for (const fallback of content.querySelectorAll('noscript')) readFallback(fallback)
  const styleOf = readPageStyles(content)
  for (const picture of content.querySelectorAll('img, iframe')) {
    // A frame without a width in its style often has a least one.
    const style = picture.localName === 'img' ? styleOf(picture) : new Map<string, string>()
    const sides = (['width', 'height'] as const).map((side) => ({
      side,
      size: pixels(picture.getAttribute(side)) ?? pixels(style.get(side)),
    }))
    if (sides.some(({ size }) => size !== null && size <= UNSEEN)) picture.remove()
    if (picture.localName !== 'img' || !content.contains(picture)) continue
    for (const { side, size } of sides)
      if (size !== null) picture.setAttribute(side, String(Math.round(size)))
    nameLocalFile(picture)
    if (/^http:/i.test(picture.getAttribute('src')?.trim() ?? ''))
      lose('picture', picture.getAttribute('alt') ?? '', 'http')
  }
}

const valuesOf = (element: Element, names: RegExp) =>
  [...element.attributes].filter(({ name }) => names.test(name)).map(({ value }) => value.trim())

/** The address of a picture that a script or a browser chooses: its own, or the widest of several. */
function laterOf(image: Element): string | undefined {
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
  const choices = [image, ...sources]
    .flatMap((element) => valuesOf(element, CHOICES))
    .flatMap((text) => [...text.matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx])?(?:,|\s|$)/g)])
    .map(([, address = '', size]) => ({ address, size: Number(size ?? 1) }))
  const widest = choices.toSorted((one, other) => other.size - one.size)[0]
  return valuesOf(image, LATER).find((address) => address !== '') ?? widest?.address
}

const pixels = (text: string | null | undefined) =>
  /^\s*\d+(\.\d+)?(px)?\s*$/.test(text ?? '') ? Number.parseFloat(text ?? '') : null

/** A picture in `noscript` replaces the one that a script would have loaded. */
function readFallback(fallback: Element) {
  // A parser with scripts reads the content as text.
  const parsed = fallback.ownerDocument.createElement('template')
  if (!fallback.firstElementChild && fallback.textContent?.includes('<img'))
    parsed.innerHTML = fallback.textContent
  const content = fallback.firstElementChild ? fallback : parsed.content
  const picture = content.querySelector('img')
  if (!picture || textOf(content)) return fallback.remove()
  const before = fallback.previousElementSibling
  const source = before?.localName === 'img' ? before.getAttribute('src')?.trim() : undefined
  if (source !== undefined && source !== '' && !source.startsWith('data:')) return fallback.remove()
  if (source !== undefined) before?.remove()
  fallback.replaceWith(picture)
}

/** A picture of the author's machine or mail is the chosen file of the same name. */
function nameLocalFile(image: Element) {
  const address = image.getAttribute('src')?.trim() ?? ''
  if (!/^(file:|cid:|[a-z]:[\\/])/i.test(address)) return
  const name = address.replace(/^cid:([^@]*).*$/i, '$1').replace(/^.*[\\/]/, '')
  image.setAttribute('src', name)
}
