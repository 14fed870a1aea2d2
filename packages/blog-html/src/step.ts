/** What readers lose of a page, with its words. */
export interface Loss {
  readonly kind:
    | 'hidden'
    | 'frame'
    | 'video'
    | 'embed'
    | 'drawing'
    | 'formula'
    | 'formula-as-tex'
    | 'style'
    | 'colour'
    | 'merge-tag'
    | 'picture'
  readonly words: string
  /** Of an embed its address, of a picture why it is not shown, of a style its name. */
  readonly detail: string
}

/** A picture that was inside a page. */
export interface Picture {
  /** The name by which the article refers to it. */
  readonly name: string
  readonly alt: string
  readonly base64: string
}

export interface StepContext {
  readonly title: string
  /** Creates elements. */
  readonly document: Document
  /** Collects the pictures inside the page; null if they stay there. */
  readonly pictures: Picture[] | null
  readonly lose: (kind: Loss['kind'], words: string, detail?: string) => void
}

/** One change of a page on its way to an article. */
export type Step = (content: DocumentFragment, context: StepContext) => void

/** Replaces an element by its children one by one, because a call is limited in its number of arguments. */
export function unwrap(element: Element) {
  while (element.firstChild) element.before(element.firstChild)
  element.remove()
}

/** Puts the children of an element into another, which becomes its only child. */
export function wrapChildren(element: Element, wrapper: Element) {
  while (element.firstChild) wrapper.append(element.firstChild)
  element.append(wrapper)
}

/** Replaces an element by one of another name, with the same attributes and children. */
export function rename(element: Element, name: string, document: Document): Element {
  const renamed = document.createElement(name)
  for (const { name: attribute, value } of [...element.attributes]) renamed.setAttribute(attribute, value)
  while (element.firstChild) renamed.append(element.firstChild)
  element.replaceWith(renamed)
  return renamed
}

/** The text of an element, each run of spaces as one. */
export const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim()
