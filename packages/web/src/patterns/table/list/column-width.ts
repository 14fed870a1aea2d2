import { type Column, type ColumnDisplay, type ColumnKind, rowHeaderColumn } from '../columns/index.ts'

/** The width of a column in pixels by its kind. What is left of the table's width goes to the long texts, else to all. */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  rowNumber: 52,
  number: 84,
  money: 116,
  date: 112,
  dateTime: 172,
  badge: 124,
  word: 112,
  code: 156,
  text: 184,
  longText: 172,
  link: 96,
  image: 72,
  selection: 30,
  actions: 80,
}

/** The row header has a button for the details, and one that copies a code. */
const ROW_HEADER_EXTRA: Partial<Readonly<Record<ColumnKind, number>>> = { code: 112, text: 36 }

const CHARACTER = 7.2
const PADDING = 20
const SORT_ICON = 18
/** What the first and the last column have at the edge of the window beyond their padding. */
const GUTTER = 14

/**
 * The columns' widths, which are those chosen by the user where there are some, the least width of the table, and where
 * a pinned column stays in view.
 */
export function columnWidths<Row>(
  columns: readonly Column<Row>[],
  { widths: chosen, pinned }: Pick<ColumnDisplay, 'widths' | 'pinned'>,
) {
  const headerColumn = rowHeaderColumn(columns)
  const isOuter = (index: number) => index === 0 || index === columns.length - 1
  const least = columns.map(
    (column, index) =>
      chosen[column.id] ?? widthOf(column, column === headerColumn) + (isOuter(index) ? GUTTER : 0),
  )
  const sum = least.reduce((total, width) => total + width, 0)
  const widths = columns.map((column, index) =>
    column.kind === 'longText' && !chosen[column.id] ? undefined : least[index],
  )
  const nameWidth = (headerColumn && least[columns.indexOf(headerColumn)]) ?? 0
  let pinnedWidth = nameWidth
  const pins = columns.map((column, index) => {
    if (!pinned.includes(column.id) || column === headerColumn) return undefined
    const start = pinnedWidth
    pinnedWidth += least[index] ?? 0
    return { start, end: pinnedWidth }
  })
  return { widths, sum, pins, pinnedWidth, nameWidth }
}

function widthOf<Row>({ kind = 'text', width, label, value }: Column<Row>, isRowHeader: boolean): number {
  const usual = WIDTHS[kind] + (isRowHeader ? (ROW_HEADER_EXTRA[kind] ?? 0) : 0)
  // Its header is a checkbox.
  if (kind === 'selection') return usual
  const heading = Math.ceil(twoLines(label) * CHARACTER) + PADDING + (value ? SORT_ICON : 0)
  return Math.max(width ?? usual, heading)
}

/** The length of the longer line when a label breaks into two lines. */
function twoLines(label: string): number {
  const breaks = [...label.matchAll(/ /g)].map(({ index }) => Math.max(index, label.length - index - 1))
  return Math.min(label.length, ...breaks)
}
