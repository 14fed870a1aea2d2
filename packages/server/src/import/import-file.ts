import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { createDateOrders } from './date-orders.ts'
import type { DateOrder } from './dates.ts'
import { writeFailedRows } from './failed-rows.ts'
import { ServerFailure } from './import-failure.ts'
import type { ImportedRow, ImportKind, SaveContext } from './import-kind.ts'
import type { FileColumns, ImportResult } from './import-report.ts'
import { type Mapping, noMapping } from './map-columns.ts'
import { mergeRows } from './merge-rows.ts'
import { type Format, readRows } from './read-rows.ts'
import { readTable, type Table } from './read-table.ts'
import { createRowErrors, type RowErrors } from './row-errors.ts'
import { saveRows } from './save-rows.ts'
import type { SourceRow } from './source-row.ts'
import { type StagedRows, stageRows } from './stage-rows.ts'
import { validateRows } from './validate-rows.ts'

/** A file to import. */
export interface ImportFile {
  readonly kind: ImportKind
  readonly path: string
  readonly format: Format
  readonly reading?: Reading
}

/** How a file is read, where it does not show it. */
export interface Reading {
  readonly mapping?: Mapping | undefined
  readonly dates?: DateOrder | undefined
  /** The sheet of a workbook; the first one without it. */
  readonly sheet?: string | undefined
}

export interface ImportOptions {
  readonly isDryRun: boolean
  readonly now: Date
  readonly staff: SaveContext['staff']
  readonly requestId: SaveContext['requestId']
  readonly signal?: AbortSignal | undefined
  /** Called with the number of rows that were read. */
  readonly onProgress?: ((rows: number) => void) | undefined
}

/** Rolls back the transaction of an import with errors, or of a dry run. */
export class NotImported extends Error {
  override name = 'NotImported'
  readonly result: ImportResult

  constructor(result: ImportResult) {
    super('Nothing was imported.')
    this.result = result
  }
}

/** Rows between two reports of progress. */
const PROGRESS_STEP = 10_000

/** A file whose header was found; its rows are validated as they are read. */
interface OpenedFile {
  readonly file: ImportFile
  /** The kind with the columns that the file has. */
  readonly kind: ImportKind
  readonly table: Table
  readonly rows: AsyncIterable<ImportedRow>
  readonly errors: RowErrors
  readonly notes: RowErrors
  readonly samples: readonly ImportedRow[]
  readonly ambiguousDates: () => readonly string[]
  readonly hash: () => string
}

/** Opens a file: finds its header, and maps its columns. */
export async function openFile(
  file: ImportFile,
  { signal, onProgress }: Pick<ImportOptions, 'signal' | 'onProgress'>,
): Promise<OpenedFile> {
  const { kind: whole, path, format, reading = {} } = file
  const { sheet, mapping = noMapping } = reading
  const errors = createRowErrors()
  const notes = createRowErrors()
  const hash = createHash('sha256')
  const note = (line: number, reason: string) => notes.add({ line, column: null, reason })
  const source = await readRows(path, format, {
    sheet,
    onChunk: (chunk) => void hash.update(chunk),
    onNote: (reason) => note(1, reason),
  })
  const table = await readTable(source, { kind: whole, mapping, onSkipped: note })
  const kind = withColumns(whole, new Set(table.sources.map(({ column }) => column)))
  const readAgain = async () =>
    (await readTable(await readRows(path, format, { sheet }), { kind: whole, mapping, onSkipped: () => {} }))
      .rows
  const dates = createDateOrders({ kind, given: reading.dates, readAgain })
  const hasKey = table.sources.some(({ column }) => column === 'externalKey')
  const samples: ImportedRow[] = []
  // Rows with errors count too: they take the same time to read.
  const validated = validateRows(observe(table.rows, { signal, onProgress }), {
    ...{ kind, errors, dates },
    hasDecimalComma: source.hasDecimalComma,
    keyFrom: hasKey ? null : (kind.keyFrom ?? null),
    onFailed: (line, valuesOf) => {
      if (samples.length < SAMPLES) samples.push({ line, values: valuesOf() })
    },
  })
  return {
    ...{ file, kind, table, errors, notes, samples },
    rows: keepFirst(validated, samples),
    ambiguousDates: dates.ambiguous,
    hash: () => hash.digest('hex'),
  }
}

/** Stores the rows of an opened file in the temporary table; null for a kind without a table. */
export const stageFile = async (
  db: Database,
  { kind, rows }: OpenedFile,
  options: { readonly hasRanges: boolean },
): Promise<StagedRows | null> => (kind.table ? stageRows(db, kind, { rows, ...options }) : null)

/** Imports a staged file in a transaction of the caller, which the check of staged rows does not need. A dry run, and a file with errors, throw `NotImported` with their report. */
export async function importFile(
  tx: Database,
  opened: OpenedFile,
  staged: StagedRows | null,
  { isDryRun, now, staff, requestId, signal }: ImportOptions,
): Promise<ImportResult> {
  const { file, kind, table, rows, errors, notes, samples } = opened
  const context = {
    ...{ tx, folder: dirname(file.path), now, staff, requestId, errors, notes, isDryRun },
    columns: table.columns,
  }
  const { publicData, ...merged } = kind.table
    ? {
        ...(await mergeRows(tx, kind, staged!, context)),
        publicData: kind.publicData ? [kind.publicData] : [],
      }
    : { ...(await saveRows(kind, rows, context)), changes: [] }
  const report = {
    ...merged,
    errors: errors.listed(),
    errorCount: errors.count(),
    unknownTexts: errors.unknownTexts(),
    failedRows: errors.count() > 0 ? await failedRowsOf(opened) : null,
    notes: notes.listed(),
    noteCount: notes.count(),
    columns: withSamples(table.columns, samples),
    ambiguousDates: opened.ambiguousDates(),
    hash: opened.hash(),
  }
  const result = { report, publicData }
  if (isDryRun || report.errorCount > 0) throw new NotImported(result)
  if (signal?.aborted) refuseCancelled()
  return result
}

/** Reads the file again, to its last row with an error. */
async function failedRowsOf({ file, table, errors }: OpenedFile) {
  const { path, format, reading = {} } = file
  const source = await readRows(path, format, { sheet: reading.sheet })
  return writeFailedRows(source, {
    fileName: basename(path),
    header: table.header,
    isWorkbook: table.columns.sheets.length > 0,
    reasons: errors.byLine(),
  })
}

/** A kind of which a file has some columns. Records that it adds get the values of empty cells in the others. */
function withColumns(kind: ImportKind, present: ReadonlySet<string>): ImportKind {
  if (!kind.table) return kind
  const all = Object.entries(kind.columns)
  const isPresent = (column: string) =>
    present.has(column) || (column === 'externalKey' && kind.keyFrom !== undefined)
  const defaults = all.flatMap(([column, cell]) => {
    const empty = isPresent(column) ? null : v.safeParse(cell, '')
    return empty?.success && empty.output !== null ? [[column, empty.output] as const] : []
  })
  return {
    ...kind,
    columns: Object.fromEntries(all.filter(([column]) => isPresent(column))),
    references: kind.references?.filter(({ column }) => isPresent(column)) ?? [],
    defaults: Object.fromEntries(defaults),
  }
}

const SAMPLES = 3

async function* keepFirst(
  rows: AsyncIterable<ImportedRow>,
  first: ImportedRow[],
): AsyncIterable<ImportedRow> {
  for await (const row of rows) {
    if (first.length < SAMPLES) first.push(row)
    yield row
  }
}

const withSamples = (columns: FileColumns, rows: readonly ImportedRow[]): FileColumns => ({
  ...columns,
  mapped: columns.mapped.map((each) => ({
    ...each,
    samples: rows.flatMap(({ values }) =>
      Object.hasOwn(values, each.column) ? [textOf(values[each.column])] : [],
    ),
  })),
})

const textOf = (value: unknown) =>
  value === null ? '' : typeof value === 'string' ? value.slice(0, 200) : JSON.stringify(value)

async function* observe(
  rows: AsyncIterable<SourceRow>,
  { signal, onProgress }: Pick<ImportOptions, 'signal' | 'onProgress'>,
): AsyncIterable<SourceRow> {
  let count = 0
  for await (const row of rows) {
    if (signal?.aborted) refuseCancelled()
    count += 1
    if (count % PROGRESS_STEP === 0) onProgress?.(count)
    yield row
  }
}

function refuseCancelled(): never {
  throw new ServerFailure('The import was cancelled.')
}
