import '../../../src/index.css'
import {
  classes,
  columns,
  DEFAULT_SORT,
  load,
  PAGE_SIZES,
  type PeerColumn,
  type Strategy,
  sortKey,
} from './cells.ts'

/** The list in plain DOM with cached orders and search texts; the number of a row begins at one. */
export async function showList(rowOf: (row: Strategy, number: number, isTabStop: boolean) => Node) {
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
}
