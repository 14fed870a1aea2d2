import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartFailure } from '../../src/start-failure.ts'

/** One command of `pnpm admin`. */
export interface Command {
  readonly name: string
  /** The arguments, as the help shows them. */
  readonly parameters: string
  readonly summary: string
  /** Further lines of `--help`, after the summary. */
  readonly details: string
  run(args: string[]): Promise<void>
}

/** How the commands are called: with pnpm in the repository, with Node in the folder of `pnpm build:server`. */
export const program = process.argv[1]?.endsWith('admin.js') ? 'node admin.js' : 'pnpm admin'

/** The line that shows how a command is called. */
export const usageOf = ({ name, parameters }: Pick<Command, 'name' | 'parameters'>) =>
  `Usage: ${program} ${[name, parameters].filter(Boolean).join(' ')}`

/** Parses the arguments of a command; an unknown option ends it with its usage. */
export function parseArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch {
    throw new StartFailure(usage)
  }
}

/** pnpm runs a script in the package's folder; a relative path means the folder where pnpm was called. */
export const callerPath = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)
