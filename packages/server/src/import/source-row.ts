import type { RowErrors } from './row-errors.ts'

/** One row of a file, before it is validated. */
export interface SourceRow {
  /** The line on which the row begins. */
  readonly line: number
  readonly values: Readonly<Record<string, unknown>>
}

export interface ReadOptions {
  readonly columns: readonly string[]
  readonly errors: RowErrors
  readonly onChunk?: (chunk: Uint8Array) => void
}
