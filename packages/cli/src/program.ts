import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { addBlogs } from './commands/blogs.ts'
import { addCompletion } from './commands/completion.ts'
import { addLogin } from './commands/login.ts'
import { addNotifications } from './commands/notifications.ts'
import { addStockSplits } from './commands/stock-splits.ts'
import { addStrategies } from './commands/strategies.ts'
import { defaultApi, type Environment } from './context.ts'

// The manifest is one folder above the source and the built file.
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** Creates the commands. Every command throws; `runCommand` turns errors into exit codes. */
export function createProgram(environment: Environment): Command {
  const { terminal } = environment
  const program = new Command('tarang')
    .description('The investor-research platform on the command line.')
    .version(version)
    .option('--api <url>', `address of the platform API (TARANG_API; default: ${defaultApi})`)
    .option('--notifications <url>', 'address of the notifications service (TARANG_NOTIFICATIONS)')
    .option('--table', 'lists as tables: the default in a terminal')
    .option('--csv', 'lists as CSV: the default in a pipe')
    .option('--json', 'lists as one JSON array')
    .option('--ndjson', 'lists as one JSON record a line')
    .exitOverride()
    .configureOutput({ writeOut: terminal.write, writeErr: terminal.writeError })
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 not logged in, 4 not reachable, 5 invalid response.',
    )
  for (const add of [addLogin, addStrategies, addBlogs, addNotifications, addStockSplits, addCompletion])
    add(program, environment)
  return program
}
