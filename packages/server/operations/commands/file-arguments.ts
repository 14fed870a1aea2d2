import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../../src/settings.ts'
import { StartFailure } from '../../src/start-failure.ts'

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
  const { values, positionals } = parseArguments(args, usage)
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new StartFailure(usage)
  // pnpm runs a script in the package's folder; a relative path means the folder where pnpm was called.
  const callerFolder = process.env.INIT_CWD ?? process.cwd()
  return { folder: store.path, file: resolve(callerFolder, file), overwrite: values.overwrite }
}

function parseArguments(args: string[], usage: string) {
  try {
    const options = { overwrite: { type: 'boolean', default: false } } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new StartFailure(usage)
  }
}
