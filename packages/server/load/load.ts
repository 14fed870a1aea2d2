import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { hasPostgres, startPostgres } from '../testing/postgres-server.ts'
import { emptyWebBuild, startServer } from '../testing/processes.ts'
import { type Memory, openInspector } from './memory.ts'
import { type Mix, publicMix, staffMix } from './mixes.ts'

/**
 * `pnpm bench server`: what a server answers under load, on PGlite and on PostgreSQL, on this machine alone. `--seconds` says
 * how long each mix lasts, `--connections` how many ask at once, `--engine` which database.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'both' },
  },
})
const seconds = Number(values.seconds)

const say = (line: string) => process.stdout.write(`${line}\n`)
const round = (value: number) => Math.round(value).toLocaleString('en')

/** One mix for its time, with a look at the memory before, six times during, and after it. */
async function drive(base: string, { requests }: Mix, memory: () => Promise<Memory>) {
  const looks: Memory[] = [await memory()]
  const looking = setInterval(() => void memory().then((now) => looks.push(now)), (seconds * 1000) / 6)
  const result = await autocannon({
    url: base,
    connections: Number(values.connections),
    duration: seconds,
    // Longer than anything may take: what is slower than that is an error.
    timeout: 30,
    requests,
  })
  clearInterval(looking)
  looks.push(await memory())
  return { result, looks }
}

/** Whether what is left after a collection went on growing once the load was on. */
function grows(looks: Memory[]): boolean {
  const warm = looks[Math.floor(looks.length / 3)]!
  const last = looks.at(-1)!
  return last.heap - warm.heap > Math.max(5, warm.heap * 0.1)
}

async function measure(engine: string, environment: Record<string, string>): Promise<boolean> {
  const server = await startServer({ ...environment, NODE_OPTIONS: '--inspect=127.0.0.1:0' })
  const address = /ws:\/\/\S+/.exec(server.errors())?.[0] ?? ''
  const inspector = await openInspector(address)
  const phone = /Log in with +(\d{10})/.exec(server.out())?.[1] ?? ''
  let isWell = true
  try {
    for (const mix of [await publicMix(server.base), await staffMix(server.base, phone)]) {
      const { result, looks } = await drive(server.base, mix, inspector.memory)
      // What autocannon calls errors are the timeouts too.
      const bad = result.errors + result.non2xx
      const memory = looks.map(({ rss, heap }) => `${round(rss)}/${round(heap)}`).join(' ')
      const isGrowing = grows(looks)
      say(
        `${engine}, ${mix.name}: ${round(result.requests.average)} requests/s, p50 ${result.latency.p50} ms, ` +
          `p99 ${result.latency.p99} ms, ${round(result.requests.total)} in all, ` +
          `${result.non2xx} refused, ${result.errors} unanswered`,
      )
      say(`  memory, all/heap after collection, MB: ${memory}${isGrowing ? ' (grows)' : ''}`)
      if (bad > 0 || isGrowing) isWell = false
    }
  } finally {
    inspector.close()
    await server.kill('SIGTERM')
  }
  return isWell
}

const folder = mkdtempSync(join(tmpdir(), 'tarang-load-'))
const built = join(import.meta.dirname, '../../web/dist')
const common = { WEB_BUILD: existsSync(join(built, 'index.html')) ? built : emptyWebBuild(folder) }
let isWell = true
say(
  `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)} before; ${values.connections} connections, ` +
    `${seconds} s each; the load itself is made on the same processors`,
)
if (values.engine !== 'postgres') {
  isWell = (await measure('PGlite', { ...common, DATA_DIR: join(folder, 'data') })) && isWell
}
if (values.engine !== 'pglite') {
  if (hasPostgres()) {
    const postgres = await startPostgres({ durable: true })
    isWell = (await measure('PostgreSQL', { ...common, DATABASE_URL: postgres.url })) && isWell
    postgres.remove()
  } else say('PostgreSQL: not run, its programs are not on this machine (POSTGRES_BIN says where they are).')
}
rmSync(folder, { recursive: true, force: true })
process.exit(isWell ? 0 : 1)
