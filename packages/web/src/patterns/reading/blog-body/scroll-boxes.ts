import { numericCell, scrollsSideways } from './prose.ts'

const NUMBER = /^[₹$€]?\s?[+−–-]?[₹$€]?\s?\d[\d.,]*\s?(%|×|x|bps|cr|lakh)?$/i
/** Tables with more columns are not aligned. */
const MOST_COLUMNS = 100
const NOTHING = /^(|–|-|n\/a)$/i

/** A scrolling box must be focusable by keyboard, and a focusable region needs a name. */
export function nameScrollBox(box: Element, name: string) {
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', name)
  box.setAttribute('tabindex', '0')
}

/** Puts a table into its own scroll box and aligns its numbers. */
export function wrapTable(table: Element) {
  alignNumbers(table)
  const frame = table.ownerDocument.createElement('div')
  frame.setAttribute('class', scrollsSideways)
  nameScrollBox(frame, table.querySelector('caption')?.textContent?.trim() || 'Table')
  table.replaceWith(frame)
  frame.append(table)
}

/** Numbers scroll boxes of the same name, because landmarks need different names. */
export function distinguishScrollBoxes(content: ParentNode) {
  const counts = new Map<string, number>()
  for (const box of content.querySelectorAll('[role=region]')) {
    const name = box.getAttribute('aria-label') ?? ''
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    if (count > 1) box.setAttribute('aria-label', `${name} ${count}`)
  }
}

/** Aligns columns of numbers, with their headings, to the end; skips tables with merged cells. */
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
