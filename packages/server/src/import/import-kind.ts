import type { PgTable } from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import type { ActionName } from '../audit/recorded-fields.ts'
import type { BlogChange } from '../blogs/blog-versions.ts'
import type { PublicData } from '../cache/data-version.ts'
import type { Database } from '../db/database.ts'
import type { FileColumns } from './import-report.ts'
import type { RowErrors } from './row-errors.ts'

type Columns = Readonly<Record<string, v.GenericSchema>>

/** What one file imports. */
interface KindBase {
  /** As the command and the path of the API name it. */
  readonly name: string
  /** The columns of a row. One whose cell may be empty may be missing: added records get the value of an empty cell, and others keep theirs. */
  readonly columns: Columns
  /** Other names of columns, by which those of a file are recognised. ` + ` joins several columns of a file. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>
  /** The columns that identify a record, across imports. */
  readonly key: readonly string[]
  /** The columns whose values are the key of a row in a file without `externalKey`. */
  readonly keyFrom?: readonly string[]
  /** Why a file with these names of columns, as `plainName` writes them, is of something else. */
  readonly refuseHeader?: (names: readonly string[], mapped: ReadonlySet<string>) => string | null
  /** Why a row is left out, by its cells under their plain names. */
  readonly skip?: (cellOf: (name: string) => string) => string | null
  /** Completes the values of a row before `check`. */
  readonly adjust?: (values: RowValues) => RowValues
  /** A rule over several columns: the error of a row whose columns are all valid. */
  readonly check?: (values: RowValues) => { readonly column: string; readonly reason: string } | null
}

/** The validated values of a row. */
export type RowValues = Readonly<Record<string, unknown>>

/** Rows of one table, which are merged in SQL. Columns have the keys of the table, except those that refer to a record. */
export interface TableKind extends KindBase {
  readonly table: PgTable
  /** The values that added records get in columns that the file lacks. */
  readonly defaults?: RowValues
  readonly references?: readonly Reference[]
  /** Whether the table has no unique key, so that a row may match several records. */
  readonly mayKeyRepeat?: boolean
  /** Columns whose values should differ between records; a row that has one of another key is noted. */
  readonly distinct?: readonly string[]
  /** Columns that say whether messages may be sent to an address, with the column of the address. */
  readonly consents?: readonly { readonly address: string; readonly consent: string }[]
  /** Columns that get the time of the import: of a new record, and of a changed one. */
  readonly addedAt?: string
  readonly changedAt?: string
  /** How a changed record is named among the staff actions. */
  readonly recordedAs: RecordedAs
  /** Wraps the update of changed records, where other records name them. Returns what `update` does: how many there were. */
  readonly update?: (tx: Database, update: () => Promise<number>) => Promise<number>
  /** The data of public pages that an import changes. */
  readonly publicData?: PublicData
}

/** The staff action of each record that an import changed. */
export interface RecordedAs {
  /** As of a change by hand, where there is one, such as `trade.changed`. */
  readonly action: ActionName
  /** The columns of the file that name the record, where they are of no person; without them, its id does. */
  readonly subject?: readonly string[]
}

/** A column that names a record of another table, which must exist. An empty cell names none. */
export interface Reference {
  readonly column: string
  readonly table: PgTable
  /** The key of the column in the other table that has the name. */
  readonly by: string
  /** What the other table has, such as `strategy`. */
  readonly noun: string
  /** How a record is added, such as `import the strategies`. */
  readonly addedBy: string
  /** The column of this table that gets the id of the record; without it the name itself is stored. */
  readonly storedAs?: string
}

/** A validated row of a file. */
export interface ImportedRow {
  /** The line on which the row begins. */
  readonly line: number
  readonly values: RowValues
}

export interface SaveContext {
  readonly tx: Database
  /** The folder of the file, in which are the files that rows name. */
  readonly folder: string
  readonly now: Date
  /** Who imports, for the versions of blogs and the staff actions. */
  readonly staff: BlogChange['staff']
  /** Shared by all staff actions of the import. */
  readonly requestId: string
  readonly errors: RowErrors
  /** Rows that are left out, or need a look. */
  readonly notes: RowErrors
  readonly columns: FileColumns
}

/** What saving a row did: `null` for a row with errors. */
export interface SavedRow {
  readonly outcome: 'added' | 'changed' | 'unchanged'
  readonly publicData?: PublicData
}

/** Records that are more than a row of a table, saved one by one. */
export interface RecordKind extends KindBase {
  readonly table?: undefined
  saveRow(row: ImportedRow, context: SaveContext): Promise<SavedRow | null>
}

export type ImportKind = TableKind | RecordKind
