import { parseArgs } from 'node:util'
import { createRandom } from '../src/sample-data/random.ts'
import { hasPostgres } from '../testing/postgres-server.ts'
import { type Backend, pgliteBackend, postgresBackend } from './backends.ts'
import { staffWriter } from './staff-writer.ts'
import { killWhileImporting } from './while-importing.ts'
import { killWhileStarting } from './while-starting.ts'
import { type Figures, killWhileWriting } from './while-writing.ts'
import { allWriters } from './writers.ts'

/**
 * `pnpm test:long kills`: kills servers and databases during writes, changes of staff, imports and first starts, and reports lost
 * writes. `--kills`, `--staff`, `--imports` and `--starts` set how many, `--seed` the random moments, `--engine` the database.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '27' },
    staff: { type: 'string', default: '12' },
    imports: { type: 'string', default: '3' },
    starts: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'tarang' },
    engine: { type: 'string', default: 'both' },
  },
})

const write = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const textOf = (figures: Figures, writes: string) =>
  `${figures.kills} kills during ${writes} (${figures.duringWrites} with some open), ` +
  `${figures.acknowledged} acknowledged, ${figures.unanswered} left unanswered, ` +
  `slowest recovery ${seconds(figures.slowestRecovery)}: ${figures.violations.length} lost, doubled or half`

async function campaign(open: () => Promise<Backend>): Promise<string[]> {
  const backend = await open()
  try {
    const random = createRandom(`${values.seed} ${backend.name}`)
    const kills = Number(values.kills)
    const writing = await killWhileWriting({ backend, kills, random, writersFor: allWriters })
    write(`${backend.name}: ${textOf(writing, 'writes')}`)
    const staff = await killWhileWriting({
      backend,
      kills: Number(values.staff),
      random,
      writersFor: (members) => [staffWriter(members)],
    })
    write(`${backend.name}: ${textOf(staff, 'changes of staff')}`)
    const importing = await killWhileImporting({ backend, kills: Number(values.imports), random })
    write(
      `${backend.name}: ${importing.kills} kills in mid-import, ${importing.saved} saved before: ` +
        `${importing.violations.length} wrong`,
    )
    const starting = await killWhileStarting({ backend, kills: Number(values.starts), random })
    write(
      `${backend.name}: ${starting.kills} kills in start-up, ${starting.wholeStarts} whole starts, ` +
        `slowest ${seconds(starting.slowestStart)}: ${starting.violations.length} wrong`,
    )
    return [...writing.violations, ...staff.violations, ...importing.violations, ...starting.violations]
  } finally {
    await backend.remove()
  }
}

const violations: string[] = []
if (values.engine !== 'postgres') violations.push(...(await campaign(pgliteBackend)))
if (values.engine !== 'pglite') {
  if (hasPostgres()) violations.push(...(await campaign(postgresBackend)))
  else write('PostgreSQL: not run, its programs are not on this machine (POSTGRES_BIN says where they are).')
}
for (const wrong of violations) write(`  ${wrong}`)
process.exit(violations.length === 0 ? 0 : 1)
