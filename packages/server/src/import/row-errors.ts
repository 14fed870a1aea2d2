/** One error of a file. */
export interface RowError {
  readonly line: number
  /** Null for an error of the whole line. */
  readonly column: string | null
  readonly reason: string
}

/** How many errors are listed; all are counted. */
export const MAX_LISTED = 100

/** Collects the errors of a file. */
export function createRowErrors() {
  const listed: RowError[] = []
  let count = 0

  return {
    /** Adds an error of a line. */
    add(error: RowError) {
      count += 1
      if (listed.length < MAX_LISTED) listed.push(error)
    },
    /** Adds what a query found: its first errors, and the number of all. */
    addFound(found: readonly RowError[], all: number) {
      listed.push(...found.slice(0, MAX_LISTED - listed.length))
      count += all
    },
    count: () => count,
    listed: (): readonly RowError[] => listed.toSorted((one, other) => one.line - other.line),
  }
}

export type RowErrors = ReturnType<typeof createRowErrors>
