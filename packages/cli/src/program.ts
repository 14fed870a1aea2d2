import { readFileSync } from 'node:fs'
import { Command, Option } from 'commander'
import { addApi } from './commands/api.ts'
import { addBlogs } from './commands/blogs.ts'
import { addCompletion } from './commands/completion.ts'
import { addLogin } from './commands/login.ts'
import { addNotifications } from './commands/notifications.ts'
import { addStockSplits } from './commands/stock-splits.ts'
import { addStrategies } from './commands/strategies.ts'
import { defaultApi, type Environment } from './context.ts'
import type { Format } from './output.ts'

// The manifest is one folder above the source and the built file.
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

const formats: Readonly<Record<Format, string>> = {
  table: 'lists as tables: the default in a terminal',
  csv: 'lists as CSV: the default in a pipe',
  json: 'lists as one JSON array',
  ndjson: 'lists as one JSON record a line',
}

/** Creates the commands. Every command throws; `runCommand` turns errors into exit codes. */
export function createProgram(environment: Environment): Command {
  const { terminal } = environment
  const program = new Command('tarang')
    .description('The investor-research platform on the command line.')
    .version(version)
    .option('--api <url>', `address of the platform API (TARANG_API; default: ${defaultApi})`)
    .option('--notifications <url>', 'address of the notifications service (TARANG_NOTIFICATIONS)')
    .exitOverride()
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.writeError })
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 not logged in, 4 not reachable, 5 invalid response.',
    )
  for (const [name, description] of Object.entries(formats)) {
    const others = Object.keys(formats).filter((other) => other !== name)
    program.addOption(new Option(`--${name}`, description).conflicts(others))
  }
  for (const add of [
    addLogin,
    addApi,
    addStrategies,
    addBlogs,
    addNotifications,
    addStockSplits,
    addCompletion,
  ])
    add(program, environment)
  return program
}
