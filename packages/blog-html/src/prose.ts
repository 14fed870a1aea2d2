import { isMathMl, isPresentable, keepFormulaAttributes } from './formula.ts'
import { PART } from './part-ids.ts'
import { sideOf } from './picture-size.ts'
import { unwrap } from './step.ts'

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

/** The elements of prose. Any other element, landmarks among them, is replaced by its content. */
const ELEMENTS = new Set(
  `a abbr address b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure
  h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th
  thead time tr u ul var wbr`.split(/\s+/),
)

/** Elements that are removed with their content. */
const UNREADABLE = new Set(
  'script style template iframe object embed svg noscript audio video noembed noframes xmp plaintext'.split(
    ' ',
  ),
)

/** What becomes of an element: it stays, its content stays, or both are removed. */
export type Treatment = 'kept' | 'unwrapped' | 'removed'

/** What becomes of an element of this name. */
export function treatmentOf(name: string): Treatment {
  if (UNREADABLE.has(name)) return 'removed'
  return ELEMENTS.has(name) ? 'kept' : 'unwrapped'
}

/** Whether an element that stays keeps an attribute. */
export const keepsAttribute = (element: string, attribute: string) =>
  EVERYWHERE.includes(attribute) || (ATTRIBUTES[element]?.includes(attribute) ?? false)

/** Decides which addresses a body may use. */
export interface ProseOptions {
  /** The absolute address of a link, or undefined if it may not be followed. */
  readonly linkUrl: (href: string) => string | undefined
  /** The absolute address of an image, or undefined if it may not be shown. */
  readonly imageUrl: (src: string) => string | undefined
  /** Sets the address of an image, after the attributes that affect loading: a browser may load it immediately. */
  readonly setImage?: (image: Element, url: string) => void
}

/**
 * Reduces nodes that DOMPurify has allowed to prose with safe links and images. It also removes scripts, as a second
 * line of defence.
 */
export function keepProse(content: ParentNode, options: ProseOptions): void {
  for (const element of [...content.querySelectorAll('*')]) keepElement(element, options)
}

/** Whether content has text or an image. */
export const isReadable = (content: ParentNode & Node) =>
  content.textContent?.trim() !== '' || content.querySelector('img') !== null

function keepElement(element: Element, options: ProseOptions) {
  const name = element.localName
  if (isMathMl(element)) return keepFormula(element)
  const treatment = treatmentOf(name)
  if (treatment === 'removed') return element.remove()
  if (treatment === 'unwrapped') return unwrap(element)
  for (const attribute of [...element.attributes]) {
    const isPart = attribute.name === 'id' && PART.test(attribute.value)
    if (!isPart && !keepsAttribute(name, attribute.name)) element.removeAttribute(attribute.name)
  }
  if (name === 'a') keepLink(element, options)
  if (name === 'img') keepImage(element, options)
}

function keepFormula(element: Element) {
  const math = element.closest('math')
  if (!math) return element.remove()
  if (math !== element) return
  if (isPresentable(math)) keepFormulaAttributes(math)
  else math.remove()
}

/** Keeps a link that leads to a web address, a person, or a part of the body; otherwise its text stays. */
function keepLink(anchor: Element, { linkUrl }: ProseOptions) {
  const href = anchor.getAttribute('href')?.trim() ?? ''
  const url = href.startsWith('#')
    ? PART.test(href.slice(1)) && href
    : /^(mailto|tel):/i.test(href)
      ? href
      : linkUrl(href)
  if (url) return anchor.setAttribute('href', url)
  if (!anchor.hasAttribute('id')) return unwrap(anchor)
  anchor.removeAttribute('href')
}

function keepImage(image: Element, { imageUrl, setImage = setSource }: ProseOptions) {
  const url = imageUrl(image.getAttribute('src') ?? '')
  // Of a picture that may not be shown, the description stays.
  if (!url) return image.replaceWith(image.getAttribute('alt') ?? '')
  image.removeAttribute('src')
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  for (const side of ['width', 'height']) {
    if (sideOf(image.getAttribute(side)) === null) image.removeAttribute(side)
  }
  setImage(image, url)
}

const setSource = (image: Element, url: string) => image.setAttribute('src', url)
