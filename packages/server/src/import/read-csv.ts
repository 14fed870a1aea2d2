import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { ImportFailure } from './import-failure.ts'
import type { ReadOptions, SourceRow } from './source-row.ts'

/** The longest row, in characters. A quote that does not close would otherwise collect the rest of the file. */
export const MAX_ROW_LENGTH = 100_000

interface ParsedRow {
  readonly info: Info
  readonly record: readonly string[]
}

/** Reads the rows of a CSV file: commas, double quotes, the names of the columns in the first line. */
export async function* readCsv(
  text: AsyncIterable<string>,
  { columns, errors }: ReadOptions,
): AsyncIterable<SourceRow> {
  let header: readonly string[] | null = null
  for await (const { info, record } of parseRows(text)) {
    const line = info.lines - record.reduce((lines, cell) => lines + cell.split('\n').length - 1, 0)
    if (header === null) {
      header = checkHeader(record, columns)
    } else if (record.length !== header.length) {
      const reason = `Has ${record.length} values instead of ${header.length}.`
      errors.add({ line, column: null, reason })
    } else {
      yield { line, values: Object.fromEntries(header.map((name, index) => [name, record[index]])) }
    }
  }
  if (header === null) throw new ImportFailure('The file is empty.')
}

async function* parseRows(text: AsyncIterable<string>): AsyncIterable<ParsedRow> {
  let lastLine = 0
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
    on_record: (record, { lines }) => {
      lastLine = lines
      return record
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
  throw new ImportFailure(`The header on line 1 is wrong: ${faults.join('; ')}.`)
}

const quote = (name: string) => `“${name.slice(0, 50)}”`
