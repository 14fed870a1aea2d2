import type { Log } from './http/context.ts'
import { StartFailure } from './start-failure.ts'
import { MissingBuild } from './web/site.ts'

/** Writes a line for the person at the terminal. */
export const write = (line: string) => {
  process.stdout.write(`${line}\n`)
}

/** Writes events as lines of `name=value`. */
export const log: Log = (event, details = {}) => {
  const parts = Object.entries(details).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  write([new Date().toISOString(), event, ...parts].join(' '))
}

/** Says in one line why a command cannot go on, and ends it. */
export function fail(error: unknown): never {
  if (error instanceof StartFailure) console.error(error.message)
  else if (error instanceof MissingBuild) console.error(`${error.message} Make it with \`pnpm build\`.`)
  else console.error('The server stopped because of a fault of its own:', error)
  process.exit(1)
}
