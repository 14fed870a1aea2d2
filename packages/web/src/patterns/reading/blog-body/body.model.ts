import { isReadable, keepProse, type ProseOptions, shownInside } from '@tarang/blog-html'
import { partsOfText } from '#platform/formats/figures'
import { safeImageUrl, safeUrl } from '#platform/navigation/safe-url'
import { classOfPicture, setPicture } from './pictures.ts'
import { proseClasses, wholeFigure } from './prose.ts'
import { distinguishScrollBoxes, nameScrollBox, wrapTable } from './scroll-boxes.ts'
import { showVideos } from './videos.ts'

/** A section of a body, linked from the table of contents. */
export interface Section {
  readonly id: string
  readonly title: string
}

interface BodyFacts {
  readonly sections: readonly Section[]
  readonly minutes: number
}

/** A body that is safe to insert into the page. */
export interface LoadedBody extends BodyFacts {
  readonly content: DocumentFragment
}

/** A body in the server's HTML, which is its only copy in the browser. */
export interface ServerBody extends BodyFacts {
  readonly content: null
  readonly html?: string
}

export type Body = LoadedBody | ServerBody

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

/**
 * Prepares purified nodes for the page: only prose elements with our classes, links and pictures with safe absolute
 * addresses. Removes scripts as well, as a second line of defence.
 */
export function prepareBody(
  content: DocumentFragment,
  link: string,
  imageUrl: ProseOptions['imageUrl'] = (src) => shownInside(src) ?? safeImageUrl(webAddress(src, link)),
): LoadedBody {
  keepProse(content, {
    linkUrl: (href) => webAddress(href, link),
    imageUrl,
    setImage: setPicture,
  })
  for (const element of content.querySelectorAll('*')) styleElement(element)
  showVideos(content)
  for (const table of [...content.querySelectorAll('table')]) wrapTable(table)
  keepFiguresWhole(content)
  distinguishScrollBoxes(content)
  const minutes = Math.max(1, Math.round(wordsIn(content.textContent ?? '') / WORDS_A_MINUTE))
  const sections = nameSections(content)
  const isLong =
    minutes >= LONG.minutes && sections.length >= LONG.sections && sections.length <= SHOWN.sections
  return { content, minutes, sections: isLong ? sections : [] }
}

/** Whether a body has any text or picture. */
export const hasContent = ({ content }: LoadedBody) => isReadable(content)

/** The same as `prepareBody`; null if no text or picture remains. */
export function preparePageBody(content: DocumentFragment, link: string): LoadedBody | null {
  const body = prepareBody(content, link)
  return hasContent(body) ? body : null
}

function styleElement(element: Element) {
  const name = element.localName
  const className = name === 'img' ? classOfPicture(element) : proseClasses[name]
  const link = name === 'a' ? element.getAttribute('href') : null
  if (className && (name !== 'a' || link)) element.setAttribute('class', className)
  if (name === 'pre') nameScrollBox(element, 'Code')
  // A link within the body, as of a footnote, stays on the page.
  if (!link || link.startsWith('#')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
}

/** Puts each amount, percentage and date into an element that is not broken over two lines. */
function keepFiguresWhole(content: DocumentFragment) {
  for (const parent of [content, ...content.querySelectorAll('*')]) {
    for (const child of [...parent.childNodes]) {
      if (child.nodeType !== child.TEXT_NODE) continue
      const parts = partsOfText(child.nodeValue ?? '')
      if (!parts.some(({ isFigure }) => isFigure)) continue
      for (const { text, isFigure } of parts) {
        const part = content.ownerDocument.createTextNode(text)
        parent.insertBefore(isFigure ? inSpan(part) : part, child)
      }
      parent.removeChild(child)
    }
  }
}

function inSpan(text: Text) {
  const span = text.ownerDocument.createElement('span')
  span.setAttribute('class', wholeFigure)
  span.append(text)
  return span
}

/** Resolves an address against the body's; an empty address is undefined. */
const webAddress = (text: string, base: string) =>
  text.trim() !== '' && URL.canParse(text.trim(), base) ? safeUrl(new URL(text.trim(), base).href) : undefined

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

function nameSections(content: DocumentFragment): Section[] {
  const headings = [...content.querySelectorAll('h1, h2')]
  const sections: Section[] = []
  for (const heading of headings) {
    const title = heading.textContent?.trim().slice(0, SHOWN.letters)
    if (!title) continue
    // A contents list of the author links to the heading by its id.
    const id = heading.getAttribute('id') ?? `part-${sections.length + 1}`
    heading.setAttribute('id', id)
    heading.setAttribute('tabindex', '-1')
    sections.push({ id, title })
  }
  return sections
}
