import { parseArgs } from 'node:util'
import { createRandom } from '../src/sample-data/random.ts'
import { hasPostgres } from '../testing/postgres-server.ts'
import { type Backend, pgliteBackend, postgresBackend } from './backends.ts'
import { killWhileStarting } from './while-starting.ts'
import { killWhileWriting } from './while-writing.ts'

/**
 * `pnpm test:kills`: kills servers and databases in the middle of writes and of first starts, and says what was lost.
 * `--kills` and `--starts` say how many of each, `--seed` at which moments, `--engine` on which.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '27' },
    starts: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'tarang' },
    engine: { type: 'string', default: 'both' },
  },
})

const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

async function campaign(open: () => Promise<Backend>): Promise<string[]> {
  const backend = await open()
  try {
    const random = createRandom(`${values.seed} ${backend.name}`)
    const writing = await killWhileWriting({ backend, kills: Number(values.kills), random })
    say(
      `${backend.name}: ${writing.kills} kills in mid-write (${writing.duringWrites} with writes open), ` +
        `${writing.acknowledged} writes acknowledged, ${writing.unanswered} left unanswered, ` +
        `slowest recovery ${seconds(writing.slowestRecovery)}: ${writing.wrongs.length} lost, doubled or half`,
    )
    const starting = await killWhileStarting({ backend, kills: Number(values.starts), random })
    say(
      `${backend.name}: ${starting.kills} kills in start-up, ${starting.wholeStarts} whole starts, ` +
        `slowest ${seconds(starting.slowestStart)}: ${starting.wrongs.length} wrong`,
    )
    return [...writing.wrongs, ...starting.wrongs]
  } finally {
    await backend.remove()
  }
}

const wrongs: string[] = []
if (values.engine !== 'postgres') wrongs.push(...(await campaign(pgliteBackend)))
if (values.engine !== 'pglite') {
  if (hasPostgres()) wrongs.push(...(await campaign(postgresBackend)))
  else say('PostgreSQL: not run, its programs are not on this machine (POSTGRES_BIN says where they are).')
}
for (const wrong of wrongs) say(`  ${wrong}`)
process.exit(wrongs.length === 0 ? 0 : 1)
