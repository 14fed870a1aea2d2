import type { Column } from './column.ts'

// Without a byte order mark Excel reads another encoding, and shows '₹' as three letters.
export const BYTE_ORDER_MARK = '\uFEFF'

// A formula in a spreadsheet begins with one of these characters, their full-width forms, or white space before them.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/

const isHarmless = (text: string) => !FORMULA.test(text) || PLAIN_NUMBER.test(text)

/** One value as a cell: a number stays one, and a text never becomes a formula. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = isHarmless(value) ? value : `'${value}`
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The rows as a CSV file (RFC 4180) for spreadsheets; columns without plain text are left out. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ plain, exported = plain, plainLabel, label }) =>
    exported ? [{ exported, heading: plainLabel ?? label }] : [],
  )
  const lines = [
    written.map(({ heading }) => heading),
    ...rows.map((row, index) => written.map(({ exported }) => exported(row, index + 1))),
  ]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}
