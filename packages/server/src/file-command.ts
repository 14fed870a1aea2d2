import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, StartFailure } from './settings.ts'

/** What `pnpm backup` and `pnpm restore` are told: a file, and which data folder it is about. */
export function readFileCommand(name: 'backup' | 'restore', otherwise: string) {
  const { store } = readSettings(process.env)
  if (store.kind === 'postgres') {
    throw new StartFailure(`DATABASE_URL names a PostgreSQL, which has its own way: \`${otherwise}\`.`)
  }
  const usage = `Say which file: \`pnpm ${name} <file> [--overwrite]\`.`
  const { values, positionals } = parsed(usage)
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new StartFailure(usage)
  // A script of pnpm's runs in its own folder; a path is meant from where it was called.
  const here = process.env.INIT_CWD ?? process.cwd()
  return { folder: store.path, file: resolve(here, file), overwrite: values.overwrite }
}

function parsed(usage: string) {
  try {
    return parseArgs({ options: { overwrite: { type: 'boolean', default: false } }, allowPositionals: true })
  } catch {
    throw new StartFailure(usage)
  }
}
