/**
 * `pnpm test:kills deliveries`: delivers a notification to `--recipients` through a webhook that fails, throttles, stays
 * silent and answers nonsense, with two processes. Kills one of them twice and restarts PostgreSQL once on the way, then
 * compares what the provider accepted with the deliveries. Needs PostgreSQL's programs.
 */
import { parseArgs } from 'node:util'
import { hasPostgres } from '../testing/postgres-server.ts'
import { deliverUnderKills } from './while-delivering.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: { recipients: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'tarang' } },
})
const write = (line: string) => process.stdout.write(`${line}\n`)
if (!hasPostgres()) {
  write('Not run: the programs of PostgreSQL are not on this machine (POSTGRES_BIN says where they are).')
  process.exit(2)
}
const figures = await deliverUnderKills({ recipients: Number(values.recipients), seed: values.seed, write })
write(
  `${figures.delivered} of ${figures.recipients} delivered in ${(figures.duration / 1000).toFixed(1)} s, ` +
    `${figures.calls} calls (${figures.faults} with a fault), ${figures.repeated} sent again after the provider or a process ` +
    `was gone (at most ${figures.mostRepeated} may be), most memory of a process ${figures.memory} MB`,
)
for (const wrong of figures.violations) write(`  ${wrong}`)
process.exit(figures.violations.length === 0 ? 0 : 1)
