import { withoutFormulaMark } from '@tarang/machines/csv'
import * as v from 'valibot'
import { quote } from './cells.ts'
import { ImportFailure, UnmappedColumns } from './import-failure.ts'
import type { ImportKind } from './import-kind.ts'
import type { FileColumns } from './import-report.ts'
import { type ColumnSource, faultOfMapping, type Mapping, mapColumns, plainName } from './map-columns.ts'
import { MAX_VALUES } from './read-csv.ts'
import type { FileRow, FileRows, SourceRow } from './source-row.ts'

/** The header is looked for among this many rows. */
const MOST_ROWS_ABOVE = 50

/** The rows of a file, with its header found and its columns mapped. */
export interface Table {
  readonly columns: FileColumns
  readonly header: readonly string[]
  readonly sources: readonly ColumnSource[]
  readonly rows: AsyncIterable<SourceRow>
}

interface TableOptions {
  readonly kind: ImportKind
  readonly mapping: Mapping
  /** Called with each row that is left out, and why. */
  readonly onSkipped: (line: number, reason: string) => void
}

/** Finds the header of a file, and maps its columns to those of the kind. */
export async function readTable(
  { rows, beginsWithHeader, sheets, sheet }: FileRows,
  { kind, mapping, onSkipped }: TableOptions,
): Promise<Table> {
  const iterator = rows[Symbol.asyncIterator]()
  const above: FileRow[] = []
  while (above.length < (beginsWithHeader ? 1 : MOST_ROWS_ABOVE)) {
    const next = await iterator.next()
    if (next.done) break
    above.push(next.value)
  }
  const [first] = above
  if (beginsWithHeader && first?.cells === null)
    throw new ImportFailure(`Line ${first.line}: ${first.reason}`)
  const index = findHeader(above, kind, mapping)
  const found = above[index]
  if (!found)
    throw new UnmappedColumns(emptyFile(sheets, sheet), { ...describeColumns([], kind, []), sheets, sheet })
  const header = (found.cells ?? []).map((cell) => String(cell ?? '').trim())
  const sources = mapColumns(header, kind, mapping)
  const columns = { ...describeColumns(header, kind, sources), sheets, sheet }
  const line = found.line
  const fault = faultOfMapping(header, kind, mapping) ?? faultOfHeader({ header, line, kind, sources })
  if (fault !== null) throw new UnmappedColumns(fault, columns)
  if (index > 0) onSkipped(above[0]!.line, `Lines up to ${line - 1} are above the header.`)

  async function* rest(): AsyncIterable<FileRow> {
    yield* above.slice(index + 1)
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { columns, header, sources, rows: mapRows(rest(), { header, sources, kind, mapping, onSkipped }) }
}

/** The row with the most names of columns; among equals, the one with the most cells, then the first. */
function findHeader(rows: readonly FileRow[], kind: ImportKind, mapping: Mapping): number {
  let best = { index: -1, score: 0 }
  for (const [index, { cells }] of rows.entries()) {
    const names = (cells ?? []).map((cell) => String(cell ?? '').trim())
    const mapped = mapColumns(names, kind, mapping).filter(({ indexes }) => indexes.length > 0).length
    const score = mapped * MAX_VALUES + names.filter((name) => name !== '').length
    if (score > best.score) best = { index, score }
  }
  return best.index
}

const emptyFile = (sheets: readonly string[], sheet: string | null) =>
  sheets.length > 1 ? `The sheet “${sheet}” is empty. Choose another one.` : 'The file is empty.'

function describeColumns(
  header: readonly string[],
  kind: ImportKind,
  sources: readonly ColumnSource[],
): Omit<FileColumns, 'sheets' | 'sheet'> {
  const used = new Set(sources.flatMap(({ indexes }) => indexes))
  return {
    header: header.filter((name) => name !== ''),
    ignored: header.filter((name, index) => name !== '' && !used.has(index)),
    mapped: Object.keys(kind.columns).map((column) => {
      const source = sources.find((each) => each.column === column)
      const from = source?.indexes.map((index) => header[index]).join(' + ') ?? ''
      return {
        column,
        from: from === '' ? null : from,
        value: source?.value ?? null,
        isRequired: !mayBeMissing(kind, column),
        samples: [],
      }
    }),
  }
}

/** Whether a file may lack a column: a cell of it may be empty, or the key is made of others. */
export const mayBeMissing = (kind: ImportKind, column: string): boolean =>
  v.is(kind.columns[column]!, '') || (column === 'externalKey' && kind.keyFrom !== undefined)

interface Header {
  readonly header: readonly string[]
  readonly line: number
  readonly kind: ImportKind
  readonly sources: readonly ColumnSource[]
}

function faultOfHeader({ header, line, kind, sources }: Header): string | null {
  const mapped = new Set(sources.map(({ column }) => column))
  const other = kind.refuseHeader?.(header.map(plainName), mapped) ?? null
  if (other !== null) return other
  const used = sources.flatMap(({ indexes }) => indexes)
  const twice = used.find((index) => header.indexOf(header[index]!) !== header.lastIndexOf(header[index]!))
  if (twice !== undefined)
    return `The header on line ${line} has ${quote(header[twice])} twice. Rename one of the columns.`
  // If the file has the key, a stored record keeps its values in missing columns. A kind without a table needs them all.
  const hasKey = keyColumns(kind).every((column) => mapped.has(column))
  const missing = Object.keys(kind.columns).filter(
    (column) => !mapped.has(column) && !mayBeMissing(kind, column),
  )
  if (missing.length === 0 || (hasKey && kind.table)) return null
  return lackingColumns(missing, `its header on line ${line} has ${listed(header)}`)
}

/** The columns of a file that have the key of a row. */
export const keyColumns = (kind: ImportKind): string[] =>
  kind.key.map(
    (column) =>
      (kind.table && kind.references?.find(({ storedAs }) => storedAs === column)?.column) ?? column,
  )

/** The sentence about columns that a file lacks. */
export const lackingColumns = (missing: readonly string[], detail: string): string =>
  `The file has no column for ${missing.join(', ')}: ${detail}. Map the columns, or give a text for every row.`

const listed = (header: readonly string[]) => {
  const names = header.filter((name) => name !== '').map(quote)
  return names.slice(0, 20).join(', ') + (names.length > 20 ? ` and ${names.length - 20} more` : '')
}

interface MapOptions extends TableOptions {
  readonly header: readonly string[]
  readonly sources: readonly ColumnSource[]
}

const textOf = (cell: unknown) => (typeof cell === 'string' ? cell.trim() : cell)

// Exports of the console put an apostrophe before what a spreadsheet would calculate, and Excel before a text. Others write
// `="09876"`, so that a spreadsheet keeps the digits.
const withoutMark = (cell: unknown) =>
  typeof cell === 'string' ? withoutFormulaMark(cell).replace(/^\s*="([^"]*)"\s*$/, '$1') : cell

async function* mapRows(
  rows: AsyncIterable<FileRow>,
  { header, sources, kind, mapping, onSkipped }: MapOptions,
): AsyncIterable<SourceRow> {
  const plain = header.map(plainName)
  const required = sources.filter(({ column, indexes }) => indexes.length > 0 && !mayBeMissing(kind, column))
  const replacements = new Map(Object.entries(mapping.replacements))
  for await (const row of rows) {
    const { line, cells } = row
    if (cells === null) {
      yield { line, values: null, reason: row.reason }
      continue
    }
    const valueFrom = ({ column, indexes, value }: ColumnSource): unknown => {
      const parts = indexes.map((index) => withoutMark(cells[index]))
      const joined =
        parts.length === 1
          ? (parts[0] ?? '')
          : parts
              .map((part) => String(part ?? '').trim())
              .filter(Boolean)
              .join(' ')
      const text = value ?? joined
      return replacements.get(column)?.[String(textOf(text))] ?? text
    }
    const skipped = reasonToSkip(cells, {
      plain,
      kind,
      lacks: () => required.some((source) => textOf(valueFrom(source)) === ''),
    })
    if (skipped !== null) {
      onSkipped(line, skipped)
      continue
    }
    if (cells.length < header.length || cells.slice(header.length).some((cell) => textOf(cell) !== '')) {
      const count = cells.length < MAX_VALUES ? cells.length : `at least ${MAX_VALUES}`
      yield { line, values: null, reason: `Has ${count} values instead of ${header.length}.` }
      continue
    }
    yield {
      line,
      values: Object.fromEntries(sources.map((source) => [source.column, valueFrom(source)])),
    }
  }
}

const TOTAL = /^(?:grand |sub-? ?)?totals?\b/i

interface SkipOptions {
  readonly plain: readonly string[]
  readonly kind: ImportKind
  /** Whether a cell is empty that a record needs. */
  readonly lacks: () => boolean
}

/** Why a row is no record: it is blank, a total, the header again, or the kind leaves it out. */
function reasonToSkip(cells: readonly unknown[], { plain, kind, lacks }: SkipOptions): string | null {
  const first = cells.map(textOf).find((cell) => cell !== '' && cell !== null && cell !== undefined)
  if (first === undefined) return cells.length < MAX_VALUES ? 'Is blank.' : null
  if (typeof first !== 'string') return null
  if (TOTAL.test(first) && lacks()) return `Is a total: ${quote(first)}.`
  if (
    plain.length > 1 &&
    plainName(first) !== '' &&
    plain.includes(plainName(first)) &&
    repeats(cells, plain)
  )
    return 'Repeats the header.'
  const cellOf = (name: string) => {
    const index = plain.indexOf(name)
    return index === -1 ? '' : String(textOf(cells[index]) ?? '')
  }
  return kind.skip?.(cellOf) ?? null
}

const repeats = (cells: readonly unknown[], plain: readonly string[]) =>
  plain.every((name, index) => plainName(String(cells[index] ?? '')) === name)
