/** One row of a file, before it is validated. */
export type SourceRow = ReadableRow | UnreadableRow

interface ReadableRow {
  /** The line on which the row begins. */
  readonly line: number
  readonly values: Readonly<Record<string, unknown>>
}

interface UnreadableRow {
  readonly line: number
  readonly values: null
  /** Why the row cannot be read. */
  readonly reason: string
}

export interface ReadOptions {
  readonly columns: readonly string[]
  readonly onChunk?: (chunk: Uint8Array) => void
}
