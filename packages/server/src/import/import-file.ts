import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { createDateOrders } from './date-orders.ts'
import type { DateOrder } from './dates.ts'
import { ServerFailure } from './import-failure.ts'
import type { ImportedRow, ImportKind, SaveContext } from './import-kind.ts'
import type { FileColumns, ImportResult } from './import-report.ts'
import { type Mapping, noMapping } from './map-columns.ts'
import { mergeRows } from './merge-rows.ts'
import { type Format, readRows } from './read-rows.ts'
import { readTable } from './read-table.ts'
import { createRowErrors } from './row-errors.ts'
import { saveRows } from './save-rows.ts'
import type { SourceRow } from './source-row.ts'
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

/** Imports a file in a transaction of the caller. A dry run, and a file with errors, throw `NotImported` with their report. */
export async function importFile(
  tx: Database,
  { kind: whole, path, format, reading = {} }: ImportFile,
  { isDryRun, now, staff, requestId, signal, onProgress }: ImportOptions,
): Promise<ImportResult> {
  // The statements of a large file take longer than those of a request.
  await tx.execute(sql`set local statement_timeout = 0`)
  // Longer than the files of one blog take: twenty-two pictures, each of which may be decoded for thirty seconds.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '15min'`)
  const errors = createRowErrors()
  const notes = createRowErrors()
  const hash = createHash('sha256')
  const { sheet, mapping = noMapping } = reading
  const note = (line: number, reason: string) => notes.add({ line, column: null, reason })
  const file = await readRows(path, format, {
    sheet,
    onChunk: (chunk) => void hash.update(chunk),
    onNote: (reason) => note(1, reason),
  })
  const table = await readTable(file, { kind: whole, mapping, onSkipped: note })
  const kind = withColumns(whole, new Set(table.sources.map(({ column }) => column)))
  const readAgain = async () =>
    (await readTable(await readRows(path, format, { sheet }), { kind: whole, mapping, onSkipped: () => {} }))
      .rows
  const dates = createDateOrders({ kind, given: reading.dates, readAgain })
  const hasKey = table.sources.some(({ column }) => column === 'externalKey')
  // Rows with errors count too: they take the same time to read.
  const validated = validateRows(observe(table.rows, { signal, onProgress }), {
    ...{ kind, errors, dates },
    hasDecimalComma: file.hasDecimalComma,
    keyFrom: hasKey ? null : (kind.keyFrom ?? null),
  })
  const samples: ImportedRow[] = []
  const context = {
    ...{ tx, folder: dirname(path), now, staff, requestId, errors, notes, isDryRun },
    columns: table.columns,
  }
  const rows = keepFirst(validated, samples)
  const { publicData, ...merged } = kind.table
    ? { ...(await mergeRows(tx, kind, rows, context)), publicData: kind.publicData ? [kind.publicData] : [] }
    : { ...(await saveRows(kind, rows, context)), changes: [] }
  const report = {
    ...merged,
    errors: errors.listed(),
    errorCount: errors.count(),
    notes: notes.listed(),
    noteCount: notes.count(),
    columns: withSamples(table.columns, samples),
    ambiguousDates: dates.ambiguous(),
    hash: hash.digest('hex'),
  }
  const result = { report, publicData }
  if (isDryRun || report.errorCount > 0) throw new NotImported(result)
  return result
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
    if (signal?.aborted) throw new ServerFailure('The import was cancelled.')
    count += 1
    if (count % PROGRESS_STEP === 0) onProgress?.(count)
    yield row
  }
}
