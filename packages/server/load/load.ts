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
 * `pnpm bench server`: loads a server on PGlite and on PostgreSQL, on this machine. `--seconds` sets how long each mix
 * lasts, `--connections` how many requests are open at once, `--engine` the database.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'both' },
  },
})
const seconds = Number(values.seconds)

const write = (line: string) => process.stdout.write(`${line}\n`)
const round = (value: number) => Math.round(value).toLocaleString('en')

/** Runs one mix, and samples the memory before, six times during, and after it. */
async function drive(base: string, { requests }: Mix, memory: () => Promise<Memory>) {
  const samples: Memory[] = [await memory()]
  const sampling = setInterval(() => void memory().then((now) => samples.push(now)), (seconds * 1000) / 6)
  const result = await autocannon({
    url: base,
    connections: Number(values.connections),
    duration: seconds,
    // A slower response counts as an error.
    timeout: 30,
    requests,
  })
  clearInterval(sampling)
  samples.push(await memory())
  return { result, samples }
}

/** Whether the heap after a collection keeps growing once the server is warm. */
function grows(samples: Memory[]): boolean {
  const warm = samples[Math.floor(samples.length / 3)]!
  const last = samples.at(-1)!
  return last.heap - warm.heap > Math.max(5, warm.heap * 0.1)
}

async function measure(engine: string, environment: Record<string, string>): Promise<boolean> {
  const server = await startServer({ ...environment, NODE_OPTIONS: '--inspect=127.0.0.1:0' })
  const address = /ws:\/\/\S+/.exec(server.errors())?.[0] ?? ''
  const inspector = await openInspector(address)
  const phone = /Log in with +(\d{10})/.exec(server.out())?.[1] ?? ''
  let isSuccessful = true
  try {
    for (const mix of [await publicMix(server.base), await staffMix(server.base, phone)]) {
      const { result, samples } = await drive(server.base, mix, inspector.memory)
      // autocannon counts timeouts as errors.
      const bad = result.errors + result.non2xx
      const memory = samples.map(({ rss, heap }) => `${round(rss)}/${round(heap)}`).join(' ')
      const isGrowing = grows(samples)
      write(
        `${engine}, ${mix.name}: ${round(result.requests.average)} requests/s, p50 ${result.latency.p50} ms, ` +
          `p99 ${result.latency.p99} ms, ${round(result.requests.total)} in all, ` +
          `${result.non2xx} refused, ${result.errors} unanswered`,
      )
      write(`  memory, all/heap after collection, MB: ${memory}${isGrowing ? ' (grows)' : ''}`)
      if (bad > 0 || isGrowing) isSuccessful = false
    }
  } finally {
    inspector.close()
    await server.kill('SIGTERM')
  }
  return isSuccessful
}

const folder = mkdtempSync(join(tmpdir(), 'tarang-load-'))
const built = join(import.meta.dirname, '../../web/dist')
const common = { WEB_BUILD: existsSync(join(built, 'index.html')) ? built : emptyWebBuild(folder) }
let isSuccessful = true
write(
  `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)} before; ${values.connections} connections, ` +
    `${seconds} s each; the load itself is made on the same processors`,
)
if (values.engine !== 'postgres') {
  isSuccessful = (await measure('PGlite', { ...common, DATA_DIR: join(folder, 'data') })) && isSuccessful
}
if (values.engine !== 'pglite') {
  if (hasPostgres()) {
    const postgres = await startPostgres({ durable: true })
    isSuccessful = (await measure('PostgreSQL', { ...common, DATABASE_URL: postgres.url })) && isSuccessful
    postgres.remove()
  } else
    write('PostgreSQL: not run, its programs are not on this machine (POSTGRES_BIN says where they are).')
}
rmSync(folder, { recursive: true, force: true })
process.exit(isSuccessful ? 0 : 1)
