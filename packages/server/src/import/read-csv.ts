import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportFailure } from './import-failure.ts'
import type { FileRow, FileRows } from './source-row.ts'

/** The longest row, in characters. A quote that does not close would otherwise collect the rest of the file. */
export const MAX_ROW_LENGTH = 100_000

/** A row is split into at most this many values; the rest stays one value, so that the length limit counts its commas. */
export const MAX_VALUES = 1000

const DELIMITERS = [',', ';', '\t'] as const

/** Reads the rows of a CSV file: double quotes, and commas, semicolons, tabs or bars between the values. */
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
    rows: parseRows(withoutFormulas(chunks()), delimiter, stated ? 1 : 0),
    beginsWithHeader: false,
    hasDecimalComma: delimiter === ';',
    ...{ sheets: [], sheet: null },
  }
}

/** The delimiter that most of the first lines have the same number of, outside quotes; a bar only without the others. */
function delimiterOf(text: string): string {
  const lines = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/, 20)
  const scores = DELIMITERS.map((delimiter) => {
    const linesByCount = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(delimiter).length - 1
      if (count > 0) linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1)
    }
    // Among equals the one that makes more columns.
    return Math.max(
      0,
      ...[...linesByCount].map(([count, same]) => same * MAX_VALUES + Math.min(count, MAX_VALUES - 1)),
    )
  })
  const best = Math.max(...scores)
  if (best > 0) return DELIMITERS[scores.indexOf(best)]!
  return lines.some((line) => line.includes('|')) ? '|' : ','
}

/** A text that is written as a formula, so that a spreadsheet keeps its zeros: `="00123"`. */
const FORMULA = /(^|[,;|\t\r\n])="((?:[^"]|"")*)"(?=[,;|\t\r\n]|$)/g

async function* withoutFormulas(text: AsyncIterable<string>): AsyncIterable<string> {
  let kept = ''
  for await (const chunk of text) {
    const all = kept + chunk
    const end = all.lastIndexOf('\n') + 1
    // A formula may go on in the next chunk.
    kept = all.length - end < MAX_ROW_LENGTH && all.includes('=', end) ? all.slice(end) : ''
    const lines = kept === '' ? all : all.slice(0, end)
    yield lines.includes('="') ? lines.replace(FORMULA, '$1"$2"') : lines
  }
  if (kept !== '') yield kept.replace(FORMULA, '$1"$2"')
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
    // Some write a space before a quote.
    trim: true,
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
