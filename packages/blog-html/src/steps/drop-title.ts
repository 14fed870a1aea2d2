import { type Step, textOf } from '../step.ts'

/** Removes a first heading or paragraph that repeats the title, which the page shows above the article. */
export const dropTitle: Step = (content, { title }) => {
  const wanted = titleKey(title)
  if (!wanted) return
  for (
    let first = firstLineOf(content);
    // The title alone would be the whole article.
    first && titleKey(textOf(first)) === wanted && textOf(first) !== textOf(content);
    first = firstLineOf(content)
  ) {
    dropDecoration(first, content)
    first.remove()
  }
}

/** Removes the sign that some editors show above the title. */
function dropDecoration(title: Element, content: DocumentFragment) {
  for (let inner: Node | null = title; inner && inner !== content; inner = inner.parentNode) {
    for (let node = inner.previousSibling; node; node = inner.previousSibling) {
      if (/[\p{L}\p{N}]/u.test(textOf(node)) || (node as Element).querySelector?.('img, math, table, hr'))
        return
      if (node.nodeName === 'IMG') return
      node.remove()
    }
  }
}

/** Whether an article begins with a title. */
export function beginsWith(content: DocumentFragment, title: string): boolean {
  const first = firstLineOf(content)
  return first !== null && titleKey(textOf(first)) === titleKey(title)
}

function firstLineOf(content: DocumentFragment): Element | null {
  const first = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6, p, li, td, th, figcaption')].find(
    (element) => textOf(element),
  )
  return first && /^(h\d|p)$/.test(first.localName) && !first.querySelector('img') ? first : null
}

const titleKey = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
