import { pictureSource } from '#platform/picture'
import { safeImageUrl, safeUrl } from '#platform/safe-url'
import { proseClasses } from './prose.ts'
import { nameScrollBox, wrapTable } from './scroll-boxes.ts'

/** A section of a body, linked from the table of contents. */
export interface Section {
  readonly id: string
  readonly title: string
}

/** A body that is safe to insert into the page. */
export interface Body {
  readonly content: DocumentFragment
  readonly sections: readonly Section[]
  readonly minutes: number
}

/** Reading speed for plain English. */
const WORDS_A_MINUTE = 220
/** A table of contents is shown from this length on. */
const LONG = { minutes: 3, sections: 3 }
/** The limits of the table of contents, against hostile bodies. */
const SHOWN = { sections: 200, letters: 200 }

/** Whether a body may be fetched from an address: only from these origins. */
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

/** The elements of a body; any other element, such as a landmark, is replaced with its children. */
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
/** Removed together with their text, which was not meant to be read. */
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
 * Prepares purified nodes for the page: only prose elements with our classes, links and pictures with safe absolute
 * addresses. Removes scripts as well, as a second line of defence.
 */
export function prepareBody(content: DocumentFragment, link: string): Body {
  for (const element of [...content.querySelectorAll('*')]) cleanElement(element, link)
  for (const table of [...content.querySelectorAll('table')]) wrapTable(table)
  const minutes = Math.max(1, Math.round(wordsIn(content.textContent ?? '') / WORDS_A_MINUTE))
  const sections = nameSections(content)
  const isLong =
    minutes >= LONG.minutes && sections.length >= LONG.sections && sections.length <= SHOWN.sections
  return { content, minutes, sections: isLong ? sections : [] }
}

/** Whether a body has any text or picture. */
export const hasContent = ({ content }: Body) =>
  content.textContent?.trim() !== '' || content.querySelector('img') !== null

function cleanElement(element: Element, link: string) {
  const name = element.localName
  if (UNREADABLE.has(name)) return element.remove()
  if (!ELEMENTS.has(name)) return replaceWithChildren(element)
  const allowed = [...EVERYWHERE, ...(ATTRIBUTES[name] ?? [])]
  for (const attribute of [...element.attributes]) {
    if (!allowed.includes(attribute.name)) element.removeAttribute(attribute.name)
  }
  const className = proseClasses[name]
  if (className) element.setAttribute('class', className)
  if (name === 'a') makeLinkSafe(element, link)
  if (name === 'img') makePictureSafe(element, link)
  if (name === 'pre') nameScrollBox(element, 'Code')
}

/** Moves the children one by one: there may be more than a call can have arguments. */
function replaceWithChildren(element: Element) {
  while (element.firstChild) element.before(element.firstChild)
  element.remove()
}

function makeLinkSafe(anchor: Element, base: string) {
  const href = anchor.getAttribute('href')?.trim() ?? ''
  const address = /^(mailto|tel):/i.test(href) ? href : webAddress(href, base)
  anchor.removeAttribute('href')
  // Ids inside the body were removed, so links to them lead nowhere.
  if (!address || href.startsWith('#')) return
  anchor.setAttribute('href', address)
  anchor.setAttribute('target', '_blank')
  anchor.setAttribute('rel', 'noopener noreferrer')
}

function makePictureSafe(picture: Element, base: string) {
  const source = safeImageUrl(webAddress(picture.getAttribute('src') ?? '', base))
  if (!source) return picture.remove()
  picture.removeAttribute('src')
  // Set before `src`, because the browser starts to load at once.
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

/** Resolved against the body's address; empty ones are dropped. */
const webAddress = (text: string, base: string) =>
  text.trim() !== '' && URL.canParse(text.trim(), base) ? safeUrl(new URL(text.trim(), base).href) : undefined

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

function nameSections(content: DocumentFragment): Section[] {
  const headings = [...content.querySelectorAll('h1, h2')]
  const sections: Section[] = []
  for (const heading of headings) {
    const title = heading.textContent?.trim().slice(0, SHOWN.letters)
    if (!title) continue
    const id = `part-${sections.length + 1}`
    heading.setAttribute('id', id)
    heading.setAttribute('tabindex', '-1')
    sections.push({ id, title })
  }
  return sections
}
