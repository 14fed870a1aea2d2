import { numericCell, scrollsSideways } from './prose.ts'

const NUMBER = /^[₹$€]?\s?[+−–-]?[₹$€]?\s?\d[\d.,]*\s?(%|×|x|bps|cr|lakh)?$/i
/** A table with more was made to be looked at by nobody. */
const MOST_COLUMNS = 100
const NOTHING = /^(|–|-|n\/a)$/i

/** A box that scrolls must be reachable by keyboard, and then it needs a name. */
export function nameScrollBox(box: Element, name: string) {
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', name)
  box.setAttribute('tabindex', '0')
}

/** Dresses a table of a body: it scrolls by itself where it is too wide, and its numbers stand below each other. */
export function dressTable(table: Element) {
  alignNumbers(table)
  const frame = table.ownerDocument.createElement('div')
  frame.setAttribute('class', scrollsSideways)
  nameScrollBox(frame, table.querySelector('caption')?.textContent?.trim() || 'Table')
  table.replaceWith(frame)
  frame.append(table)
}

/** A column of nothing but numbers ends where they end, its heading too; one with merged cells is left alone. */
function alignNumbers(table: Element) {
  if (table.querySelector('[colspan], [rowspan]')) return
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children])
  const body = rows.filter((cells) => cells.some(({ localName }) => localName === 'td'))
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0)
  if (columns > MOST_COLUMNS) return
  for (let column = 1; column < columns; column++) {
    const texts = body.map((cells) => cells[column]?.textContent?.trim() ?? '')
    if (!texts.some((text) => NUMBER.test(text))) continue
    if (!texts.every((text) => NUMBER.test(text) || NOTHING.test(text))) continue
    for (const cells of rows) cells[column]?.classList.add(...numericCell.split(' '))
  }
}
