import type { Strategy } from '@tarang/sdk'
import { type Command, Option } from 'commander'
import { createContext, type Environment } from '../context.ts'
import { type Columns, writeRows } from '../output.ts'
import { sortRows } from '../sort-rows.ts'

const columns: Columns<Strategy> = [
  ['Strategy', 'strategyCode'],
  ['XIRR (%)', 'xirr'],
  ['Net return (%)', 'netReturn'],
  ['Drawdown (%)', 'drawDownPercentage'],
  ['Status', 'status'],
]

/** `strategies list`. */
export function addStrategies(program: Command, environment: Environment): void {
  program
    .command('strategies')
    .description('live strategies')
    .command('list')
    .description('list the live strategies')
    .addOption(
      new Option('--sort <member>', 'sort, the greatest first').choices(columns.map(([, member]) => member)),
    )
    .option('--ascending', 'sort the least first')
    .action(async ({ sort, ascending }: { sort?: keyof Strategy; ascending?: true }, command: Command) => {
      const { client, terminal, format, signal } = createContext(environment, command)
      const rows = await client.strategies.list({ signal })
      writeRows(terminal, sort ? sortRows(rows, sort, ascending ? 1 : -1) : rows, columns, format)
    })
}
