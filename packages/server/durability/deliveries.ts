/**
 * `pnpm test:long deliveries`: delivers a notification through webhooks that fail, throttle, stay silent and answer
 * nonsense: to 100,000 recipients with two processes on PostgreSQL, and to 2,000 with one process on PGlite. Kills a process
 * twice and restarts PostgreSQL once on the way, then compares what the provider accepted with the deliveries. `--engine`
 * chooses the database, `--recipients` how many.
 */
import { parseArgs } from 'node:util'
import { hasPostgres } from '../testing/postgres-server.ts'
import { type Backend, pgliteBackend, postgresBackend } from './backends.ts'
import { deliverUnderKills } from './while-delivering.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    recipients: { type: 'string' },
    seed: { type: 'string', default: 'tarang' },
    engine: { type: 'string', default: 'both' },
  },
})
const write = (line: string) => process.stdout.write(`${line}\n`)

async function run(open: () => Promise<Backend>, mostRecipients: number, faultsEvery: number) {
  const backend = await open()
  try {
    const recipients = Number(values.recipients ?? mostRecipients)
    const figures = await deliverUnderKills({
      ...{ backend, recipients, faultsEvery, write },
      seed: values.seed,
      timeout: 1_800_000,
    })
    const { delivered, duration, calls, faults, repeated, memory, growth, violations } = figures
    const faultTexts = Object.entries(faults).map(([fault, times]) => `${times} ${fault}`)
    write(
      `${backend.name}: ${delivered} of ${recipients} delivered in ${(duration / 1000).toFixed(1)} s, ` +
        `${calls} calls (${faultTexts.join(', ')}), ${repeated.all} sent again, ${repeated.needless} without need, ` +
        `most memory of a process ${memory} MB, ${growth} MB more than at its start`,
    )
    return violations
  } finally {
    await backend.remove()
  }
}

const violations: string[] = []
if (values.engine !== 'postgres') violations.push(...(await run(pgliteBackend, 2_000, 10)))
if (values.engine !== 'pglite') {
  if (hasPostgres()) violations.push(...(await run(postgresBackend, 100_000, 33)))
  else write('PostgreSQL: not run, its programs are not on this machine (POSTGRES_BIN says where they are).')
}
for (const wrong of violations) write(`  ${wrong}`)
process.exit(violations.length === 0 ? 0 : 1)
