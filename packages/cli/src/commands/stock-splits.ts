import type { StockSplit } from '@tarang/sdk'
import type { Command } from 'commander'
import { createContext, type Environment } from '../context.ts'
import { type Columns, writeRows } from '../output.ts'

const columns: Columns<StockSplit> = [
  ['Stock', 'stockname'],
  ['Ratio', 'splitratio'],
  ['Date', 'splitdate'],
  ['Action', 'corporateaction'],
  ['Status', 'status'],
]

/** `stock-splits list`. */
export function addStockSplits(program: Command, environment: Environment): void {
  program
    .command('stock-splits')
    .description('the calendar of stock splits')
    .command('list')
    .description('list the splits of the calendar')
    .option('--pending', 'only those that are not completed')
    .action(async ({ pending }: { pending?: true }, command: Command) => {
      const { client, terminal, format, signal } = createContext(environment, command)
      const rows = await client.stockSplits.list({ signal, ...(pending && { splitStatus: 0 }) })
      writeRows(terminal, rows, columns, format)
    })
}
