import { columns, type PeerColumn, pathOf, replayOf, type Strategy, text } from './cells.ts'
import { showList } from './list-by-hand.ts'

const hrefOf: Partial<Record<PeerColumn['kind'], (row: Strategy) => string>> = {
  code: pathOf,
  preview: pathOf,
  replay: replayOf,
}

/** What the console's cells say and lead to, without their names, classes and parts. */
await showList((row) => {
  const element = document.createElement('tr')
  for (const column of columns) element.insertCell().append(contentOf(row, column))
  return element
})

function contentOf(row: Strategy, column: PeerColumn): Node | string {
  if (column.kind === 'select') return Object.assign(document.createElement('input'), { type: 'checkbox' })
  const href = hrefOf[column.kind]?.(row)
  const words = text(row, column)
  return href ? Object.assign(document.createElement('a'), { href, textContent: words }) : words
}
