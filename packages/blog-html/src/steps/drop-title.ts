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
  )
    first.remove()
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
