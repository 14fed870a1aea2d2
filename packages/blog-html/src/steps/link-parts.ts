import { PART, partId } from '../part-ids.ts'
import { treatmentOf } from '../prose.ts'
import { type Step, textOf } from '../step.ts'

/** Keeps the links of footnotes and contents: their targets get prefixed ids, and all other ids go. */
export const linkParts: Step = (content, { document }) => {
  const targets = new Map<string, Element>()
  for (const element of content.querySelectorAll('[id], a[name]')) {
    for (const name of [element.getAttribute('id'), element.getAttribute('name')])
      if (name && !targets.has(name)) targets.set(name, element)
  }
  const ids = new Map<Element, string>()
  for (const link of content.querySelectorAll('a[href^="#"]')) {
    const target = targets.get(fragmentOf(link))
    if (!target || (!textOf(link) && !link.querySelector('img'))) continue
    const id = ids.get(target) ?? uniqueId(fragmentOf(link), new Set(ids.values()))
    ids.set(target, id)
    link.setAttribute('href', `#${id}`)
    if (MARK.test(textOf(link))) placeMark(link, document)
  }
  for (const element of content.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id')
    element.removeAttribute('name')
  }
  for (const [target, id] of ids) setId(target, id, document)
}

/** The mark of a note, at its place in the text and at the note. */
const MARK = /^(\[?\d{1,3}\]?|\[?[a-z]\]?|[*†‡§¶]{1,3})$/i

/** Raises a mark behind a word, and puts the one above a note in front of it. */
function placeMark(link: Element, document: Document) {
  if (link.closest('sup') || link.querySelector('sup')) return
  if (/\S$/.test(textBefore(link))) {
    const raised = document.createElement('sup')
    link.before(raised)
    raised.append(link)
    return
  }
  const note = link.nextElementSibling
  const start = note?.matches('p') ? note : note?.matches('div') ? note.querySelector(':scope > p') : null
  if (link.nextSibling && start && (link.nextSibling === note || !textOf(link.nextSibling)))
    start.prepend(link, ' ')
}

const INLINE = 'a, b, em, font, i, small, span, strong, u'

/** The text directly in front of an element in its block. */
function textBefore(element: Element): string {
  for (let inner: Element | null = element; inner; inner = inner.parentElement) {
    const text = inner.previousSibling?.textContent
    if (text)
      return inner.previousSibling?.nodeType === 1 && !(inner.previousSibling as Element).matches(INLINE)
        ? ''
        : text
    if (!inner.parentElement?.matches(INLINE)) return ''
  }
  return ''
}

function fragmentOf(link: Element): string {
  const fragment = link.getAttribute('href')?.slice(1) ?? ''
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

function uniqueId(name: string, taken: ReadonlySet<string>): string {
  const base = PART.test(name) ? name : partId(name)
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  return id
}

/** An element that only its content remains of cannot carry an id. */
function setId(target: Element, id: string, document: Document) {
  if (treatmentOf(target.localName) === 'kept') return target.setAttribute('id', id)
  const mark = document.createElement('span')
  mark.setAttribute('id', id)
  target.prepend(mark)
}
