/** One error of a file. */
export interface RowError {
  /** Null for the whole file. */
  readonly line: number | null
  /** Null for an error of the whole line. */
  readonly column: string | null
  readonly reason: string
}

/** A text of the file that is none of the choices of its column. */
export interface UnknownText {
  readonly column: string
  readonly text: string
  readonly choices: readonly string[]
}

/** How many errors are listed; all are counted. */
export const MAX_LISTED = 100

/** How many rows with errors are returned as a file. */
export const MAX_FAILED_ROWS = 10_000

const MAX_UNKNOWN_TEXTS = 50

/** Collects the errors of a file. */
export function createRowErrors() {
  const listed: RowError[] = []
  const byLine = new Map<number, string[]>()
  const unknown = new Map<string, UnknownText>()
  let count = 0

  function keep(error: RowError) {
    if (listed.length < MAX_LISTED) listed.push(error)
    const { line, column, reason } = error
    if (line === null) return
    const reasons = byLine.get(line)
    const text = column === null ? reason : `${column}: ${reason}`
    if (reasons) reasons.push(text)
    else if (byLine.size < MAX_FAILED_ROWS) byLine.set(line, [text])
  }

  return {
    /** Adds an error of a line. */
    add(error: RowError) {
      count += 1
      keep(error)
    },
    /** Adds what a query found: its first errors, and the number of all. */
    addFound(found: readonly RowError[], all: number) {
      for (const error of found) keep(error)
      count += all
    },
    /** Adds a text that is none of the choices of its column. */
    addUnknown(text: UnknownText) {
      if (unknown.size < MAX_UNKNOWN_TEXTS) unknown.set(`${text.column} ${text.text}`, text)
    },
    count: () => count,
    listed: (): readonly RowError[] => listed.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)),
    /** The reasons of the first lines with errors, by line. */
    byLine: (): ReadonlyMap<number, readonly string[]> => byLine,
    unknownTexts: (): readonly UnknownText[] => [...unknown.values()],
  }
}

export type RowErrors = ReturnType<typeof createRowErrors>
