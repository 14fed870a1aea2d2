import { utils, write } from '@e965/xlsx'
import type { FailedRows } from './import-report.ts'
import type { FileRows } from './source-row.ts'

/** The column of the errors. It is ignored when the corrected file is imported. */
const WHY = 'Why'

interface FailedOptions {
  readonly fileName: string
  readonly header: readonly string[]
  readonly isWorkbook: boolean
  /** The errors by line. */
  readonly reasons: ReadonlyMap<number, readonly string[]>
}

/**
 * Writes the rows with errors into a file of the form of the imported one, with the errors in the first column: rows may have
 * too many values. Rows that cannot be read are left out.
 */
export async function writeFailedRows(
  { rows, beginsWithHeader, hasDecimalComma }: FileRows,
  { fileName, header, isWorkbook, reasons }: FailedOptions,
): Promise<FailedRows | null> {
  const failed: unknown[][] = []
  let left = reasons.size
  // The errors of an earlier import are replaced.
  const first = header[0] === WHY ? 1 : 0
  // The header of NDJSON has the line of its first object.
  let isHeader = beginsWithHeader
  for await (const { line, cells } of rows) {
    if (isHeader) {
      isHeader = false
      continue
    }
    const why = reasons.get(line)
    if (!why) continue
    left -= 1
    if (cells !== null) failed.push([why.join(' '), ...cells.slice(first)])
    if (left === 0) break
  }
  if (failed.length === 0) return null
  const names = [WHY, ...header.slice(first)]
  const { base, ending } = splitName(fileName)
  const file = isWorkbook
    ? { ending: 'xlsx', bytes: toWorkbook([names, ...failed]) }
    : ending === 'ndjson'
      ? { ending, bytes: toNdjson(names, failed) }
      : { ending, bytes: toCsv([names, ...failed], hasDecimalComma ? ';' : ',') }
  return {
    fileName: `${base}.failed.${file.ending}`,
    count: failed.length,
    base64: Buffer.from(file.bytes).toString('base64'),
  }
}

function splitName(fileName: string) {
  const dot = fileName.lastIndexOf('.')
  const ending = fileName.slice(dot + 1).toLowerCase()
  // A file of tabs is written with commas.
  return { base: fileName.slice(0, dot), ending: ending === 'ndjson' ? ending : 'csv' }
}

const toNdjson = (names: readonly string[], rows: readonly (readonly unknown[])[]) =>
  rows
    .map((row) => `${JSON.stringify(Object.fromEntries(names.map((name, at) => [name, row[at]])))}\n`)
    .join('')

// A spreadsheet would calculate it. An import takes the apostrophe away again.
const isFormula = (text: string) => /^[=+\-@\t\r＝＋－＠]/.test(text) && !/^[+-]?[\d.,]+%?$/.test(text)

const cellOf = (value: unknown, delimiter: string) => {
  const plain = String(value ?? '')
  const text = isFormula(plain) ? `'${plain}` : plain
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// The byte order mark lets Excel read UTF-8.
const toCsv = (rows: readonly (readonly unknown[])[], delimiter: string) =>
  `\uFEFF${rows.map((row) => `${row.map((value) => cellOf(value, delimiter)).join(delimiter)}\r\n`).join('')}`

function toWorkbook(rows: readonly (readonly unknown[])[]): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), 'Failed rows')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array
}
