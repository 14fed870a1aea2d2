import { isFigure, isWithoutValue } from '#platform/formats/figures'
import { scrollsSideways } from './prose.ts'

/** Tables with more columns are not aligned. */
const MOST_COLUMNS = 100

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

interface Cell {
  readonly element: Element
  readonly row: number
  readonly column: number
  readonly isMerged: boolean
  readonly isFigure: boolean
}

/** Aligns the columns of numbers below the first row of figures, with their headings, to the end. */
function alignNumbers(table: Element) {
  const cells = cellsOf(table)
  const figures = cells.filter(({ column, isFigure }) => column > 0 && isFigure)
  // Word processors write headings as ordinary cells, in rows that have no number.
  const hasHeader = table.querySelector('th') !== null
  const firstRow = hasHeader ? 0 : Math.min(...figures.map(({ row }) => row))
  for (const column of new Set(figures.map(({ column }) => column))) {
    const ofColumn = cells.filter((cell) => cell.column === column && !cell.isMerged)
    const values = ofColumn.filter(({ element, row }) => element.localName === 'td' && row >= firstRow)
    if (!values.every((cell) => cell.isFigure || isWithoutValue(textOf(cell.element)))) continue
    for (const { element } of ofColumn) element.setAttribute('data-numeric', '')
  }
}

/** The cells of a table in their columns, which merged cells shift; none if it has too many columns. */
function cellsOf(table: Element): readonly Cell[] {
  /** The number of rows that a cell above reaches down, by column. */
  const reaching: number[] = []
  const cells: Cell[] = []
  for (const [row, { children }] of [...table.querySelectorAll('tr')].entries()) {
    let column = 0
    for (const element of children) {
      while ((reaching[column] ?? 0) > row) column += 1
      const [columns, rows] = [spanOf(element, 'colspan'), spanOf(element, 'rowspan')]
      if (column + columns > MOST_COLUMNS) return []
      cells.push({
        element,
        row,
        column,
        isMerged: columns > 1,
        isFigure: columns === 1 && isFigure(textOf(element)),
      })
      for (let at = 0; at < columns; at++) reaching[column + at] = row + rows
      column += columns
    }
  }
  return cells
}

const spanOf = (cell: Element, name: string) => Math.max(1, Math.trunc(Number(cell.getAttribute(name)) || 1))

const textOf = (element: Element) => element.textContent ?? ''
