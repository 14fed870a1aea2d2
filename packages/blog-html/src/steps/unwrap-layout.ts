import { rename, type Step, textOf, unwrap } from '../step.ts'

/** Replaces tables that only lay out by blocks; tables of data stay, without paragraphs in their cells. */
export const unwrapLayout: Step = (content, { document }) => {
  const tables = [...content.querySelectorAll('table')].filter((table) => isLayout(table))
  for (const table of tables) {
    for (const cell of cellsOf(table)) rename(cell, 'div', document)
    for (const part of [...table.querySelectorAll('caption, colgroup, tbody, tfoot, thead, tr')]) {
      if (part.closest('table') !== table) continue
      if (part.localName === 'colgroup') part.remove()
      else unwrap(part)
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
const cellsOf = (table: Element) => ofTable(table, 'td, th')

function isLayout(table: Element): boolean {
  if (/^(presentation|none)$/i.test(table.getAttribute('role') ?? '')) return true
  if (table.querySelector('table')) return true
  if (ofTable(table, 'th, caption').length > 0) return false
  if (ofTable(table, 'h1, h2, h3, h4, h5, h6').length > 0) return true
  const rows = ofTable(table, 'tr')
  return rows.length <= 1 || rows.every(({ children }) => children.length <= 1)
}
