import { readSettings } from '../../src/settings.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { callerPath, parseArguments } from './command.ts'

interface FileArguments {
  /** The data folder of the embedded database. */
  readonly folder: string
  readonly file: string
  readonly overwrite: boolean
}

/**
 * Reads the arguments of `backup` and `restore`. PostgreSQL has tools for both, so `DATABASE_URL` is refused with the
 * command to use instead.
 */
export function readFileArguments(args: string[], usage: string, postgresCommand: string): FileArguments {
  const { store } = readSettings(process.env)
  if (store.kind === 'postgres') {
    throw new StartFailure(`DATABASE_URL names a PostgreSQL. Use \`${postgresCommand}\` instead.`)
  }
  const options = { overwrite: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArguments(usage, { args, options, allowPositionals: true })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new StartFailure(usage)
  return { folder: store.path, file: callerPath(file), overwrite: values.overwrite }
}
