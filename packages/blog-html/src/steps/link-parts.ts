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
  }
  for (const element of content.querySelectorAll('[id], [name]')) {
    element.removeAttribute('id')
    element.removeAttribute('name')
  }
  for (const [target, id] of ids) setId(target, id, document)
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
