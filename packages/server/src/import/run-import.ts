import { sql } from 'drizzle-orm'
import { codeOf } from '../causes.ts'
import { isUniqueViolation } from '../db/conflicts.ts'
import { type Database, importLockKey } from '../db/database.ts'
import { embeddedClient } from '../db/embedded-client.ts'
import { isDatabaseUnavailable, isDiskFull } from '../db/outage.ts'
import { withTimeoutOf } from '../db/query-timeout.ts'
import { ServerFailure } from './import-failure.ts'
import {
  type ImportFile,
  type ImportOptions,
  importFile,
  NotImported,
  openFile,
  stageFile,
} from './import-file.ts'
import type { ImportResult } from './import-report.ts'
import { dropStaged } from './stage-rows.ts'

/** All waits of an import for the database, in milliseconds. */
const TIMEOUT = 6 * 60 * 60 * 1000

/** Runs work in a transaction, and records it there. */
export type Transact = (work: (tx: Database) => Promise<ImportResult>) => Promise<ImportResult>

/** The import that runs on a database in this process. */
export interface RunningImport {
  readonly kind: string
  readonly fileName: string
  /** How many rows were read. */
  rows: number
}

const running = new WeakMap<Database, RunningImport>()

/** The import that runs in this process; null if none does. */
export const runningImport = (database: Database): RunningImport | null => running.get(database) ?? null

/** Begins an import, and returns the function that ends it. Throws a `ServerFailure` while another one runs. */
export function beginImport(database: Database, started: RunningImport): () => void {
  if (running.has(database)) refuseSecond()
  running.set(database, started)
  return () => {
    running.delete(database)
  }
}

/** Imports a file in one transaction, and returns its report, also of a dry run and of a file with errors. */
export const runImport = (
  database: Database,
  file: ImportFile,
  options: ImportOptions,
  transact: Transact,
): Promise<ImportResult> =>
  withTimeoutOf(TIMEOUT, async () => {
    // The embedded database has one connection, which a transaction has for itself: rows are staged before it.
    const isEmbedded = embeddedClient(database) !== null
    try {
      const opened = await openFile(file, options)
      const early = isEmbedded ? await stageFile(database, opened, { hasRanges: true }) : null
      // A check stores nothing: other requests have their turn between its statements.
      if (early !== null && options.isDryRun) return await importFile(database, opened, early, options)
      return await transact(async (tx) => {
        await lockImports(tx)
        await setTimeouts(tx)
        const staged = early ?? (await stageFile(tx, opened, { hasRanges: false }))
        const result = await importFile(tx, opened, staged, options)
        // A connection of the pool would keep the table after the commit.
        await dropStaged(tx)
        return result
      })
    } catch (error) {
      if (error instanceof NotImported) return error.result
      throw toImportFailure(error)
    } finally {
      if (isEmbedded) await dropStaged(database)
    }
  })

async function setTimeouts(tx: Database) {
  // The statements of a large file take longer than those of a request.
  await tx.execute(sql`set local statement_timeout = 0`)
  // Longer than the files of one blog take: twenty-two pictures, each of which may be decoded for thirty seconds.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '15min'`)
}

/** Other processes may import into the same PostgreSQL. */
async function lockImports(tx: Database) {
  const { rows } = (await tx.execute(
    sql`select pg_try_advisory_xact_lock(${importLockKey}) as "isLocked"`,
  )) as unknown as { rows: { isLocked: boolean }[] }
  if (!rows[0]?.isLocked) refuseSecond()
}

export function refuseSecond(): never {
  throw new ServerFailure('Another import is running. Please wait until it has ended.')
}

/** The sentence for a fault of the surroundings; the transaction was rolled back. */
export function toImportFailure(error: unknown): unknown {
  if (isDiskFull(error) || codeOf(error) === 'ENOSPC')
    return new ServerFailure(
      'The disk of the server is full. Free some space and import the file again.',
      'error',
    )
  if (isUniqueViolation(error))
    return new ServerFailure('A record was added by someone else meanwhile. Import the file again.')
  if (isDatabaseUnavailable(error))
    return new ServerFailure(
      'The database cannot be reached. Import the file again in a moment; a repeated import adds nothing twice.',
    )
  return error
}
