import { causesOf, codeOf } from './causes.ts'
import { isDatabaseUnavailable } from './db/outage.ts'
import { StartFailure } from './start-failure.ts'

/** Writes a line for the person at the terminal. */
export const write = (line: string) => {
  process.stdout.write(`${line}\n`)
}

/**
 * Ends the process with 1. A failure that the operator can mend is one line; any other is printed with its stack, and without
 * its message, which may quote a statement with its parameters.
 */
export function fail(error: unknown): never {
  console.error(explain(error))
  process.exit(1)
}

/** What a person at the terminal reads about a failure. */
export function explain(error: unknown): string {
  if (error instanceof StartFailure) return error.message
  const code = codeOf(error)
  if (isDatabaseUnavailable(error))
    return `The database is busy or cannot be reached${code ? ` (${code})` : ''}. Look whether the change was made before you repeat it.`
  const causes = causesOf(error).map(({ name, stack = '' }) =>
    [name, ...(stack.match(/^\s+at .+$/gm) ?? [])].join('\n'),
  )
  return [`The program stopped because of an internal error${code ? ` (${code})` : ''}:`, ...causes].join(
    '\n',
  )
}
