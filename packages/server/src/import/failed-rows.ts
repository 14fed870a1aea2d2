import { utils, write } from '@e965/xlsx'
import { BYTE_ORDER_MARK, csvLine } from '@tarang/machines/csv'
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

const toCsv = (rows: readonly (readonly unknown[])[], delimiter: string) =>
  BYTE_ORDER_MARK +
  rows
    .map((row) =>
      csvLine(
        row.map((value) => String(value ?? '')),
        delimiter,
      ),
    )
    .join('')

function toWorkbook(rows: readonly (readonly unknown[])[]): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), 'Failed rows')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array
}
