import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportFailure } from './import-failure.ts'
import type { FileRow, FileRows } from './source-row.ts'

/** The longest row, in characters. A quote that does not close would otherwise collect the rest of the file. */
export const MAX_ROW_LENGTH = 100_000

/** A row is split into at most this many values; the rest stays one value, so that the length limit counts its commas. */
export const MAX_VALUES = 1000

const DELIMITERS = [',', ';', '\t'] as const

/** Reads the rows of a CSV file: double quotes, and commas, semicolons or tabs between the values. */
export async function readCsv(text: AsyncIterable<string>): Promise<FileRows> {
  const source = text[Symbol.asyncIterator]()
  const first = await source.next()
  const beginning = first.done ? '' : first.value
  if (/^\uFEFF?\s*<(?:!doctype|html|table|\?xml)/i.test(beginning))
    throw new ImportFailure(
      'The file is a web page or XML, whatever its name. Open it in a spreadsheet and save it as “CSV UTF-8”.',
    )
  const stated = /^\uFEFF?"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(beginning)
  const delimiter = stated?.[1] ?? delimiterOf(beginning)
  async function* chunks() {
    yield stated ? beginning.slice(stated[0].length) : beginning
    yield* { [Symbol.asyncIterator]: () => source }
  }
  return {
    rows: parseRows(chunks(), delimiter, stated ? 1 : 0),
    beginsWithHeader: false,
    hasDecimalComma: delimiter === ';',
  }
}

/** The delimiter that the first lines have most of, outside quotes. */
function delimiterOf(text: string): string {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/, 20)
    .join('\n')
  const counts = DELIMITERS.map((delimiter) => lines.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}

async function* parseRows(
  text: AsyncIterable<string>,
  delimiter: string,
  linesBefore: number,
): AsyncIterable<FileRow> {
  let lastLine = linesBefore
  let surplus = 0
  const parser = parse({
    delimiter,
    bom: true,
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
      lastLine = linesBefore + lines - surplus
      const row: FileRow = { line: lastLine - lineEnds.length, cells: record }
      // The parser's types allow no other shape of a row without `columns`.
      return row as unknown as string[]
    },
  })
  const source = Readable.from(text)
  // An error of the source, such as another encoding, ends the iteration below.
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    yield* parser as AsyncIterable<FileRow>
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
