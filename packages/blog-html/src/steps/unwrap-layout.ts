import { rename, type Step, textOf, unwrap } from '../step.ts'

/** Replaces tables that only lay out by blocks; tables of data stay, without paragraphs in their cells. */
export const unwrapLayout: Step = (content, { document }) => {
  const tables = [...content.querySelectorAll('table')].filter((table) => isLayout(table))
  for (const table of tables) {
    for (const row of rowsOf(table)) {
      for (const cell of [...row.children]) if (/^t[dh]$/.test(cell.localName)) rename(cell, 'div', document)
      unwrap(row)
    }
    for (const part of [...table.children]) {
      if (part.localName === 'colgroup') part.remove()
      else if (/^(caption|tbody|tfoot|thead)$/.test(part.localName)) unwrap(part)
    }
    unwrap(table)
  }
  for (const paragraph of content.querySelectorAll('li > p:first-child')) {
    const others = [...(paragraph.parentElement?.children ?? [])].slice(1)
    if (
      others.length > 0 &&
      others.every(({ localName }) => /^[ou]l$/.test(localName)) &&
      !paragraph.hasAttribute('id')
    )
      unwrap(paragraph)
  }
  // A paragraph that is a whole cell or item gives it only a distance.
  for (const paragraph of content.querySelectorAll(
    'td > p:only-child, th > p:only-child, li > p:only-child',
  )) {
    const parent = paragraph.parentElement
    if (parent && !paragraph.hasAttribute('id') && textOf(parent) === textOf(paragraph)) unwrap(paragraph)
  }
}

const ofTable = (table: Element, selector: string) =>
  [...table.querySelectorAll(selector)].filter((element) => element.closest('table') === table)
/** The rows of a table, without a search: tables may be nested deeply. */
const rowsOf = (table: Element) =>
  [...table.children].flatMap((part) =>
    /^(tbody|tfoot|thead)$/.test(part.localName) ? [...part.children] : part.localName === 'tr' ? [part] : [],
  )

function isLayout(table: Element): boolean {
  if (/^(presentation|none)$/i.test(table.getAttribute('role') ?? '')) return true
  if (table.querySelector('table')) return true
  if (ofTable(table, 'th, caption').length > 0) return false
  if (ofTable(table, 'h1, h2, h3, h4, h5, h6').length > 0) return true
  const rows = rowsOf(table)
  return rows.length <= 1 || rows.every(({ children }) => children.length <= 1)
}
