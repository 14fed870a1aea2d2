import { StartFailure } from './start-failure.ts'
import { MissingBuild } from './web/site.ts'

/** Writes a line for the person at the terminal. */
export const write = (line: string) => {
  process.stdout.write(`${line}\n`)
}

/** Ends the process with 1. A failure that the operator can mend is one line; any other is printed with its stack. */
export function fail(error: unknown): never {
  if (error instanceof StartFailure) console.error(error.message)
  else if (error instanceof MissingBuild) console.error(`${error.message} Make it with \`pnpm build\`.`)
  else console.error('The program stopped because of an internal error:', error)
  process.exit(1)
}
