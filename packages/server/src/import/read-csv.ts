import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportFailure } from './import-failure.ts'
import type { ReadOptions, SourceRow } from './source-row.ts'

/** The longest row, in characters. A quote that does not close would otherwise collect the rest of the file. */
export const MAX_ROW_LENGTH = 100_000

/** A row is split into at most this many values; the rest stays one value, so that the length limit counts its commas. */
const MAX_VALUES = 1000

interface ParsedRow {
  /** The line on which the row begins. */
  readonly line: number
  readonly record: readonly string[]
}

/** Reads the rows of a CSV file: commas, double quotes, the names of the columns in the first line. */
export async function* readCsv(
  text: AsyncIterable<string>,
  { columns }: ReadOptions,
): AsyncIterable<SourceRow> {
  let header: readonly string[] | null = null
  for await (const { line, record } of parseRows(text)) {
    if (header === null) {
      header = checkHeader(record, columns)
    } else if (record.length !== header.length) {
      const count = record.length < MAX_VALUES ? record.length : `at least ${MAX_VALUES}`
      const reason = `Has ${count} values instead of ${header.length}.`
      yield { line, values: null, reason }
    } else {
      yield { line, values: Object.fromEntries(header.map((name, index) => [name, record[index]])) }
    }
  }
  if (header === null) throw new ImportFailure('The file is empty.')
}

async function* parseRows(text: AsyncIterable<string>): AsyncIterable<ParsedRow> {
  let lastLine = 0
  let surplus = 0
  const parser = parse({
    // Otherwise the first line decides, and a file may mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    ignore_last_delimiters: MAX_VALUES,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
    on_record: (record, { lines }) => {
      const lineEnds = record.join().match(/\r\n?|\n/g) ?? []
      // The parser counts two lines for a CR and LF within quotes.
      surplus += lineEnds.filter((lineEnd) => lineEnd === '\r\n').length
      lastLine = lines - surplus
      const row: ParsedRow = { line: lastLine - lineEnds.length, record }
      // The parser's types allow no other shape of a row without `columns`.
      return row as unknown as string[]
    },
  })
  const source = Readable.from(text)
  // An error of the source, such as another encoding, ends the iteration below.
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    yield* parser as AsyncIterable<ParsedRow>
  } catch (error) {
    throw error instanceof CsvError ? toFailure(error, lastLine) : error
  } finally {
    source.destroy()
  }
}

function toFailure({ code }: CsvError, lastLine: number): ImportFailure {
  const row = `The row that begins on line ${lastLine + 1}`
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new ImportFailure(`${row} has a quote that does not close.`)
    case 'CSV_MAX_RECORD_SIZE':
      return new ImportFailure(`${row} has more than ${MAX_ROW_LENGTH} characters; a quote may not close.`)
    default:
      return new ImportFailure(
        `${row} has a quote within a value. Put the value in quotes, and double each quote inside.`,
      )
  }
}

function checkHeader(record: readonly string[], columns: readonly string[]): readonly string[] {
  const header = record.map((name) => name.trim())
  const missing = columns.filter((name) => !header.includes(name))
  const unknown = header.filter((name) => !columns.includes(name))
  const repeated = header.filter((name, index) => header.indexOf(name) !== index)
  if (header.length === 1 && missing.length > 0 && /[;\t]/.test(header[0] ?? ''))
    throw new ImportFailure('Line 1 has no commas. Separate the columns by commas.')
  const faults = [
    missing.length > 0 && `it lacks ${missing.join(', ')}`,
    unknown.length > 0 && `it has the unknown ${unknown.map(quote).join(', ')}`,
    repeated.length > 0 && `it repeats ${[...new Set(repeated)].map(quote).join(', ')}`,
  ].filter((fault) => fault !== false)
  if (faults.length === 0) return header
  throw new ImportFailure(
    `The header on line 1 is wrong: ${faults.join('; ')}.`,
    'The header on line 1 is wrong.',
  )
}

const quote = (name: string) => `“${name.slice(0, 50)}”`
