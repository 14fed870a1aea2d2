import { isRecord } from '@tarang/machines/unknown-json'
import { ImportFailure } from './import-failure.ts'
import { MAX_ROW_LENGTH } from './read-csv.ts'
import type { FileRow, FileRows } from './source-row.ts'

/** Reads the rows of an NDJSON file: one JSON object a line. The first one names the columns. */
export const readNdjson = async (text: AsyncIterable<string>): Promise<FileRows> => ({
  rows: parseLines(text),
  beginsWithHeader: true,
  hasDecimalComma: false,
  ...{ sheets: [], sheet: null },
})

async function* parseLines(text: AsyncIterable<string>): AsyncIterable<FileRow> {
  let header: readonly string[] | null = null
  for await (const { line, content } of linesOf(text)) {
    if (content.trim() === '') continue
    const values = parseObject(content)
    if (values === null) {
      yield { line, cells: null, reason: 'Is not a JSON object.' }
      continue
    }
    if (header === null) {
      header = Object.keys(values)
      yield { line, cells: header }
    }
    const missing = header.filter((name) => !Object.hasOwn(values, name))
    if (missing.length > 0) yield { line, cells: null, reason: `Lacks ${missing.join(', ')}.` }
    else yield { line, cells: header.map((name) => values[name]) }
  }
}

async function* linesOf(text: AsyncIterable<string>) {
  let rest = ''
  let line = 1
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const content of lines) {
      yield { line, content }
      line += 1
    }
    if (rest.length > MAX_ROW_LENGTH)
      throw new ImportFailure(`Line ${line} has more than ${MAX_ROW_LENGTH} characters.`)
  }
  yield { line, content: rest }
}

function parseObject(content: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(content)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
