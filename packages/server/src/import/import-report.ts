import type { PublicData } from '../cache/data-version.ts'
import type { RowError, UnknownText } from './row-errors.ts'

/** How many records an import adds, changes, and leaves as they are. */
export interface Counts {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/** The columns of a file, and what they are mapped to. */
export interface FileColumns {
  /** The sheets of a workbook, and the one that was read; none for another file. */
  readonly sheets: readonly string[]
  readonly sheet: string | null
  /** The names in the header. */
  readonly header: readonly string[]
  readonly ignored: readonly string[]
  readonly mapped: readonly MappedColumn[]
}

/** Where a column of the kind comes from. */
export interface MappedColumn {
  readonly column: string
  /** The column of the file, or several joined by ` + `; null for none. */
  readonly from: string | null
  /** The text that every row gets; null for none. */
  readonly value: string | null
  readonly isRequired: boolean
  /** The first values as they are stored, or would be. */
  readonly samples: readonly string[]
}

/** The rows with errors as a file of the form of the imported one, with the errors in its column "Why". */
export interface FailedRows {
  readonly fileName: string
  /** The rows in the file; others may have errors too. */
  readonly count: number
  readonly base64: string
}

/** One value of a record that an import changes. */
export interface ValueChange {
  readonly line: number
  readonly column: string
  readonly before: string | null
  readonly after: string | null
}

/** What an import did, or would do. */
export interface ImportReport extends Counts {
  /** At most 100 errors, by line. With any error nothing is imported. */
  readonly errors: readonly RowError[]
  readonly errorCount: number
  /** At most 50 texts that can be replaced. */
  readonly unknownTexts: readonly UnknownText[]
  /** Null without errors of rows. */
  readonly failedRows: FailedRows | null
  /** At most 100 rows that are left out, or need a look, and why. */
  readonly notes: readonly RowError[]
  readonly noteCount: number
  /** At most 100 values that a dry run would change. */
  readonly changes: readonly ValueChange[]
  readonly columns: FileColumns
  /** Columns whose dates can be read in two orders, of which the import took the one that was given. */
  readonly ambiguousDates: readonly string[]
  /** The SHA-256 of the file. */
  readonly hash: string
}

/** A report, and the data of public pages that the import changed. */
export interface ImportResult {
  readonly report: ImportReport
  readonly publicData: readonly PublicData[]
}
