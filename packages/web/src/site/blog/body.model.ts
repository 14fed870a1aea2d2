import { pictureSource } from '#platform/picture'
import { safeImageUrl, safeUrl } from '#platform/safe-url'
import { proseClasses } from './prose.ts'
import { dressTable, nameScrollBox } from './scroll-boxes.ts'

/** A part of a body that the table of contents leads to. */
export interface Part {
  readonly id: string
  readonly title: string
}

/** A body that is ready to be put into the page. */
export interface Body {
  readonly content: DocumentFragment
  readonly parts: readonly Part[]
  readonly minutes: number
}

/** How many words of plain English a person reads in a minute. */
const WORDS_A_MINUTE = 220
/** From how many minutes, and how many parts, a table of contents is of use. */
const LONG = { minutes: 3, parts: 3 }
/** Up to how many parts it is, and how much of each it says: a body may be made to have more than a page can show. */
const SHOWN = { parts: 200, letters: 200 }

/** Whether a body may be fetched from an address: from the page's own origin, the API's, or one that is configured. */
export function isAllowedBody(link: string, origins: readonly string[]): boolean {
  const url = safeUrl(link)
  return url !== undefined && origins.includes(new URL(url).origin)
}

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height', 'title'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  time: ['datetime'],
}
const EVERYWHERE = ['lang', 'dir']

/** What a body is made of; any other element, landmarks of the page among them, leaves only what is inside. */
const ELEMENTS = new Set([
  ...Object.keys(proseClasses),
  ...['div', 'span', 'br', 'wbr', 'b', 'i', 'u', 's'],
  ...['small', 'sub', 'sup', 'del', 'ins', 'q', 'cite', 'abbr', 'dfn', 'kbd', 'samp', 'var', 'time', 'dl'],
  ...[
    'dt',
    'dd',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'colgroup',
    'col',
    'details',
    'summary',
    'address',
    'bdi',
    'bdo',
  ],
])
/** Of these not even the text is kept: it was never meant to be read. */
const UNREADABLE = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'noscript',
])

/**
 * Makes a reader's body of nodes that the purifier has let through: only what prose is made of, dressed, its links
 * and pictures safe and complete. It would hold back scripts by itself as well.
 */
export function dressBody(content: DocumentFragment, link: string): Body {
  for (const element of [...content.querySelectorAll('*')]) dressElement(element, link)
  for (const table of [...content.querySelectorAll('table')]) dressTable(table)
  const minutes = Math.max(1, Math.round(wordsIn(content.textContent ?? '') / WORDS_A_MINUTE))
  const parts = nameParts(content)
  const isLong = minutes >= LONG.minutes && parts.length >= LONG.parts && parts.length <= SHOWN.parts
  return { content, minutes, parts: isLong ? parts : [] }
}

/** Whether there is anything to read or to look at. */
export const saysSomething = ({ content }: Body) =>
  content.textContent?.trim() !== '' || content.querySelector('img') !== null

function dressElement(element: Element, link: string) {
  const name = element.localName
  if (UNREADABLE.has(name)) return element.remove()
  if (!ELEMENTS.has(name)) return unwrap(element)
  const kept = [...EVERYWHERE, ...(ATTRIBUTES[name] ?? [])]
  for (const attribute of [...element.attributes]) {
    if (!kept.includes(attribute.name)) element.removeAttribute(attribute.name)
  }
  const dress = proseClasses[name]
  if (dress) element.setAttribute('class', dress)
  if (name === 'a') makeLinkSafe(element, link)
  if (name === 'img') makePictureSafe(element, link)
  if (name === 'pre') nameScrollBox(element, 'Code')
}

/** Leaves what is inside, one by one: there may be more of it than a call can have arguments. */
function unwrap(element: Element) {
  while (element.firstChild) element.before(element.firstChild)
  element.remove()
}

function makeLinkSafe(anchor: Element, base: string) {
  const href = anchor.getAttribute('href')?.trim() ?? ''
  const address = /^(mailto|tel):/i.test(href) ? href : webAddress(href, base)
  anchor.removeAttribute('href')
  // A place inside the body has lost its name, and leads nowhere.
  if (!address || href.startsWith('#')) return
  anchor.setAttribute('href', address)
  anchor.setAttribute('target', '_blank')
  anchor.setAttribute('rel', 'noopener noreferrer')
}

function makePictureSafe(picture: Element, base: string) {
  const source = safeImageUrl(webAddress(picture.getAttribute('src') ?? '', base))
  if (!source) return picture.remove()
  picture.removeAttribute('src')
  // Before the source, or the browser would begin without them.
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('decoding', 'async')
  picture.setAttribute('referrerpolicy', 'no-referrer')
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  for (const side of ['width', 'height']) {
    if (!/^[1-9]\d{0,4}$/.test(picture.getAttribute(side) ?? '')) picture.removeAttribute(side)
  }
  const { srcSet } = pictureSource(source, undefined, Number(picture.getAttribute('width')) || undefined)
  if (srcSet) {
    picture.setAttribute('sizes', 'auto, (min-width: 48rem) 42rem, 100vw')
    picture.setAttribute('srcset', srcSet)
  }
  picture.setAttribute('src', source)
}

/** Complete as seen from the body's own address; what says nothing leads nowhere. */
const webAddress = (text: string, base: string) =>
  text.trim() !== '' && URL.canParse(text.trim(), base) ? safeUrl(new URL(text.trim(), base).href) : undefined

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

function nameParts(content: DocumentFragment): Part[] {
  const headings = [...content.querySelectorAll('h1, h2')]
  const parts: Part[] = []
  for (const heading of headings) {
    const title = heading.textContent?.trim().slice(0, SHOWN.letters)
    if (!title) continue
    const id = `part-${parts.length + 1}`
    heading.setAttribute('id', id)
    heading.setAttribute('tabindex', '-1')
    parts.push({ id, title })
  }
  return parts
}
