import type { PublicData } from '../cache/data-version.ts'
import type { RowError } from './row-errors.ts'

/** How many records an import adds, changes, and leaves as they are. */
export interface Counts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/** What an import did, or would do. */
export interface ImportReport extends Counts {
  /** At most 100 errors, by line. With any error nothing is imported. */
  readonly errors: readonly RowError[]
  readonly errorCount: number
  /** The SHA-256 of the file. */
  readonly hash: string
}

/** A report, and the data of public pages that the import changed. */
export interface ImportResult {
  readonly report: ImportReport
  readonly publicData: readonly PublicData[]
}
