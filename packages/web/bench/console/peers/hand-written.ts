import '../../../src/index.css'
import {
  classes,
  columns,
  isNumeric,
  type PeerColumn,
  pathOf,
  replayOf,
  type Strategy,
  text,
} from './cells.ts'
import { showList } from './list-by-hand.ts'

/** The console's cells in plain DOM: a template per row. */
const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-panel-right" aria-hidden="true"><rect width="18" height="18" x="3" y="3" rx="2"></rect><path d="M15 3v18"></path></svg>`

const cellMarkup = (column: PeerColumn) => {
  const numeric = isNumeric(column) ? ' data-numeric=""' : ''
  const head = `role="cell" data-label="${column.label}"${numeric} class="${classes.cell}"`
  switch (column.kind) {
    case 'select':
      return `<td ${head} data-selects=""><input type="checkbox" class="${classes.checkbox}"></td>`
    case 'code':
      return `<th scope="row" role="rowheader" data-label="${column.label}" class="${classes.name}"><div class="${classes.withDetails}"><div class="${classes.named}"><span class="${classes.withWarnings}"><span class="${classes.shrinks}"><span class="${classes.pair}"><span translate="no" class="${classes.code}"><a class="${classes.link}"> </a></span></span></span></span></div></div></th>`
    case 'date':
      return `<td ${head}><span><span class="${classes.figure}"> </span></span></td>`
    case 'status':
      return `<td ${head}><span> </span></td>`
    case 'preview':
      return `<td ${head}><a class="${classes.link}">Preview</a></td>`
    case 'replay':
      return `<td ${head}><a target="_blank" rel="noopener noreferrer" class="${classes.link}"><span>Replay</span><span class="${classes.hidden}"> (opens in a new tab)</span></a></td>`
    default:
      return `<td ${head}> </td>`
  }
}
const opener = document.createElement('template')
opener.innerHTML = `<button type="button" aria-haspopup="dialog" data-opens-peek="" data-on-hover="" tabindex="0" class="${classes.details}">${OPEN}</button>`
const template = document.createElement('template')
template.innerHTML = `<tr role="row" class="${classes.row}">${columns.map(cellMarkup).join('')}</tr>`

function rowOf(row: Strategy, number: number, isTabStop: boolean): Node {
  const element = template.content.firstElementChild?.cloneNode(true) as HTMLTableRowElement
  element.setAttribute('aria-rowindex', String(number + 1))
  element.setAttribute('data-peek', String(row.id))
  columns.forEach((column, index) => {
    const cell = element.cells[index] as HTMLTableCellElement
    const first = cell.firstChild as HTMLElement
    if (column.kind === 'select') first.setAttribute('aria-label', `Select ${row.strategyCode}`)
    else if (column.kind === 'date') (first.firstChild?.firstChild as Text).data = text(row, column)
    else if (column.kind === 'code') {
      const anchor = first.querySelector('a') as HTMLAnchorElement
      const code = text(row, column)
      anchor.setAttribute('href', pathOf(row))
      ;(anchor.firstChild as Text).data = code
      if (!isTabStop) return
      const details = opener.content.firstElementChild?.cloneNode(true) as HTMLButtonElement
      details.setAttribute('title', `Details of ${code}`)
      details.setAttribute('aria-label', `Details of ${code}`)
      first.append(details)
    } else if (column.kind === 'status') {
      const word = text(row, column)
      first.className = word === 'Active' ? classes.positive : classes.neutral
      ;(first.firstChild as Text).data = word
    } else if (column.kind === 'preview') first.setAttribute('href', `${pathOf(row)}?fromPreview=true`)
    else if (column.kind === 'replay') first.setAttribute('href', replayOf(row))
    else (cell.firstChild as Text).data = text(row, column)
  })
  return element
}

await showList(rowOf)
