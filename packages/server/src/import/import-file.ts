import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { ServerFailure } from './import-failure.ts'
import type { ImportKind, SaveContext } from './import-kind.ts'
import type { ImportResult } from './import-report.ts'
import { mergeRows } from './merge-rows.ts'
import { type Format, readRows } from './read-rows.ts'
import { createRowErrors } from './row-errors.ts'
import { saveRows } from './save-rows.ts'
import type { SourceRow } from './source-row.ts'
import { validateRows } from './validate-rows.ts'

/** A file to import. */
export interface ImportFile {
  readonly kind: ImportKind
  readonly path: string
  readonly format: Format
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
  { kind, path, format }: ImportFile,
  { isDryRun, now, staff, requestId, signal, onProgress }: ImportOptions,
): Promise<ImportResult> {
  // The statements of a large file take longer than those of a request.
  await tx.execute(sql`set local statement_timeout = 0`)
  // Longer than the files of one blog take: twenty-two pictures, each of which may be decoded for thirty seconds.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '15min'`)
  const errors = createRowErrors()
  const hash = createHash('sha256')
  const columns = Object.keys(kind.columns)
  const source = readRows(path, format, { columns, onChunk: (chunk) => void hash.update(chunk) })
  // Rows with errors count too: they take the same time to read.
  const rows = validateRows(observe(source, { signal, onProgress }), kind, errors)
  const context = { tx, folder: dirname(path), now, staff, requestId, errors, isDryRun }
  const { publicData, ...counts } = kind.table
    ? { ...(await mergeRows(tx, kind, rows, context)), publicData: kind.publicData ? [kind.publicData] : [] }
    : await saveRows(kind, rows, context)
  const report = { ...counts, errors: errors.listed(), errorCount: errors.count(), hash: hash.digest('hex') }
  const result = { report, publicData }
  if (isDryRun || report.errorCount > 0) throw new NotImported(result)
  return result
}

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
