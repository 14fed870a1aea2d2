import '../../../src/index.css'
import {
  classes,
  columns,
  DEFAULT_SORT,
  isNumeric,
  load,
  PAGE_SIZES,
  type PeerColumn,
  pathOf,
  replayOf,
  type Strategy,
  sortKey,
  text,
} from './cells.ts'

/** The list in plain DOM: a template per row, cached orders and search texts. */
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

const root = document.querySelector('#root') as HTMLElement
root.innerHTML = `
  <input type="search" aria-label="Strategy code">
  <p role="status"></p>
  <section class="${classes.scroll}"><table role="table" class="${classes.table}">
    <thead role="rowgroup" class="${classes.head}"><tr role="row" class="${classes.row}">${columns
      .map(
        ({ label, isSortable }, index) =>
          `<th role="columnheader" scope="col" class="${classes.header}">${isSortable ? `<button type="button" class="${classes.sort}" data-column="${index}">${label}</button>` : label}</th>`,
      )
      .join('')}</tr></thead><tbody role="rowgroup" class="${classes.body}"></tbody></table></section>
  <select>${PAGE_SIZES.map((size) => `<option>${size}</option>`).join('')}</select>
  <button type="button">Previous</button><button type="button">Next</button>`
const body = root.querySelector('tbody') as HTMLElement
const status = root.querySelector('[role=status]') as HTMLElement
const search = root.querySelector('input') as HTMLInputElement
const size = root.querySelector('select') as HTMLSelectElement
const [previous, next] = [...root.querySelectorAll(':scope > button')] as [
  HTMLButtonElement,
  HTMLButtonElement,
]

const rows = await load()
const orders = new Map<number, Uint32Array>()
let codes: readonly string[] | undefined
let sort = { column: DEFAULT_SORT, isDescending: false }
let page = 1

function orderOf(column: number): Uint32Array {
  const known = orders.get(column)
  if (known) return known
  const keys = Float64Array.from(rows, (row) => sortKey(row, columns[column] as PeerColumn))
  const order = Uint32Array.from(rows.keys()).sort(
    (a, b) => (keys[a] as number) - (keys[b] as number) || a - b,
  )
  orders.set(column, order)
  return order
}

function matches(): ArrayLike<number> {
  const ordered = orderOf(sort.column)
  const order = sort.isDescending ? Uint32Array.from(ordered).reverse() : ordered
  const wanted = search.value.trim().toLowerCase()
  if (!wanted) return order
  codes ??= rows.map(({ strategyCode }) => strategyCode.toLowerCase())
  return order.filter((index) => codes?.[index]?.includes(wanted))
}

function draw() {
  const found = matches()
  const count = Number(size.value)
  const from = (page - 1) * count
  const shown = Array.prototype.slice.call(found, from, from + count) as number[]
  body.replaceChildren(...shown.map((index, at) => rowOf(rows[index] as Strategy, from + at + 1, at === 0)))
  status.textContent = `${found.length} results`
  previous.disabled = page === 1
  next.disabled = from + count >= found.length
}
const turn = (to: number) => {
  page = to
  draw()
}
root.querySelector('thead')?.addEventListener('click', ({ target }) => {
  const column = Number((target as HTMLElement).dataset.column)
  sort = { column, isDescending: sort.column === column && !sort.isDescending }
  turn(1)
})
previous.addEventListener('click', () => turn(page - 1))
next.addEventListener('click', () => turn(page + 1))
size.addEventListener('change', () => turn(1))
search.addEventListener('input', () => turn(1))
draw()
