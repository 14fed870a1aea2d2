import { isRecord } from '../is-record.ts'
import { ImportFailure } from './import-failure.ts'
import { MAX_ROW_LENGTH } from './read-csv.ts'
import type { ReadOptions, SourceRow } from './source-row.ts'

/** Reads the rows of an NDJSON file: one JSON object a line, with every column. */
export async function* readNdjson(
  text: AsyncIterable<string>,
  { columns }: ReadOptions,
): AsyncIterable<SourceRow> {
  let isEmpty = true
  for await (const { line, content } of linesOf(text)) {
    if (content.trim() === '') continue
    isEmpty = false
    yield toRow(line, content, columns)
  }
  if (isEmpty) throw new ImportFailure('The file is empty.')
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

function toRow(line: number, content: string, columns: readonly string[]): SourceRow {
  const values = parseObject(content)
  if (values === null) return { line, values, reason: 'Is not a JSON object.' }
  const reason = faultOfColumns(values, columns)
  return reason === null ? { line, values } : { line, values: null, reason }
}

function parseObject(content: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(content)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function faultOfColumns(
  values: Readonly<Record<string, unknown>>,
  columns: readonly string[],
): string | null {
  const missing = columns.filter((name) => !Object.hasOwn(values, name))
  if (missing.length > 0) return `Lacks ${missing.join(', ')}.`
  const unknown = Object.keys(values).filter((name) => !columns.includes(name))
  return unknown.length > 0 ? `Has the unknown “${unknown.join(', ').slice(0, 200)}”.` : null
}
