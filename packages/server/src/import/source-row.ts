/** One row of a file, before it is validated. */
export type SourceRow = ReadableRow | UnreadableRow

interface ReadableRow {
  /** The line on which the row begins. */
  readonly line: number
  /** By the columns of the kind. */
  readonly values: Readonly<Record<string, unknown>>
}

interface UnreadableRow {
  readonly line: number
  readonly values: null
  /** Why the row cannot be read. */
  readonly reason: string
}

/** One row of a file as its format has it, also the header. */
export type FileRow =
  | { readonly line: number; readonly cells: readonly unknown[] }
  | { readonly line: number; readonly cells: null; readonly reason: string }

/** The rows of a file. */
export interface FileRows {
  readonly rows: AsyncIterable<FileRow>
  /** Whether the first row is the header; otherwise there may be others above it. */
  readonly beginsWithHeader: boolean
  /** Whether numbers have a decimal comma. */
  readonly hasDecimalComma: boolean
  /** The sheets of a workbook, and the one that is read; none for another file. */
  readonly sheets: readonly string[]
  readonly sheet: string | null
}
