import type { Terminal } from './terminal.ts'

/** A form of a list. */
export type Format = 'table' | 'csv' | 'json' | 'ndjson'

/** The columns of a table, and the member of a row in each. */
export type Columns<Row> = readonly (readonly [heading: string, member: keyof Row & string])[]

/** Writes a list: as a table for a person, and with every member of each row for a program. */
export function writeRows<Row extends object>(
  terminal: Terminal,
  rows: readonly Row[],
  columns: Columns<Row>,
  format: Format,
): void {
  if (format === 'json') terminal.write(`${JSON.stringify(rows, null, 2)}\n`)
  else if (format === 'ndjson') for (const row of rows) writeLine(terminal, row)
  else if (format === 'csv') terminal.write(toCsv(rows, columns))
  else terminal.write(toTable(rows, columns, terminal.width))
}

/** Writes a record as a line of JSON. */
export const writeLine = (terminal: Terminal, record: object): void =>
  terminal.write(`${JSON.stringify(record)}\n`)

/** CSV as in RFC 4180, with the members as headings. */
function toCsv<Row extends object>(rows: readonly Row[], columns: Columns<Row>): string {
  const names = new Set<string>(columns.map(([, member]) => member))
  for (const row of rows) for (const name of Object.keys(row)) names.add(name)
  const lines = rows.map((row) => [...names].map((name) => toCell(row[name as keyof Row])))
  return [[...names], ...lines].map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')
}

const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

function toTable<Row extends object>(rows: readonly Row[], columns: Columns<Row>, width: number): string {
  const lines = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, member]) => printable(toCell(row[member])))),
  ]
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.length ?? 0)))
  const isNumber = columns.map(([, member]) => rows.some((row) => typeof row[member] === 'number'))
  return lines
    .map((cells) => {
      const line = cells.map((cell, index) =>
        isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      return `${line.join('  ').trimEnd().slice(0, width)}\n`
    })
    .join('')
}

function toCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(toCell).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

// Texts of the API could otherwise move the cursor or change the title of a terminal.
const printable = (text: string) => text.replace(/\p{Cc}+/gu, ' ')
