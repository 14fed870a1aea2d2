/**
 * `pnpm bench cached`: the server's processor time for a page or list that it has cached, and for a file of about the same size from the same server, in turns.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startServer } from '../testing/processes.ts'

const PATHS = [
  ...['/homePage', '/newsLetterAndBlogs', '/feeds/all.rss'],
  ...['/api/getAllExploreData', '/api/fetchNewsLetterAndBlogs'],
]
const ROUNDS = 7
const REQUESTS = 1500
const AT_ONCE = 8

const assets = join(import.meta.dirname, '../../web/dist/assets')
const folder = await mkdtemp(join(tmpdir(), 'tarang-cached-'))
const server = await startServer({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' })

async function request(path: string) {
  const response = await fetch(server.base + path, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  const bytes = Number(response.headers.get('content-length'))
  return { status: response.status, bytes, etag: response.headers.get('etag') ?? '' }
}

/** Microseconds of processor time that the server has used. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

async function cost(path: string, headers: Record<string, string> = {}): Promise<number> {
  const before = processorTime()
  await autocannon({
    url: server.base + path,
    headers: { 'accept-encoding': 'br', ...headers },
    connections: AT_ONCE,
    amount: REQUESTS,
  })
  return (processorTime() - before) / REQUESTS
}

const median = (numbers: readonly number[]) =>
  Math.round(numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN)

const files = await Promise.all(
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map(async (name) => ({ path: `/assets/${name}`, ...(await request(`/assets/${name}`)) })),
)
const write = (line: string) => process.stdout.write(`${line}\n`)
write(
  '| what | bytes | µs | a file of | µs | × | again (304) µs |\n| --- | --: | --: | --: | --: | --: | --: |',
)
for (const path of PATHS) {
  await request(path)
  const answer = await request(path)
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`)
  const distance = ({ bytes }: { bytes: number }) => Math.abs(bytes - answer.bytes)
  const [file] = files.toSorted((one, other) => distance(one) - distance(other))
  if (!file) throw new Error('The web application is not built.')
  const costs = { cached: [] as number[], file: [] as number[], again: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    costs.cached.push(await cost(path))
    costs.file.push(await cost(file.path))
    costs.again.push(await cost(path, { 'if-none-match': answer.etag }))
  }
  const [cached, plain] = [median(costs.cached), median(costs.file)]
  const cells = [
    path,
    answer.bytes,
    cached,
    file.bytes,
    plain,
    (cached / plain).toFixed(2),
    median(costs.again),
  ]
  write(`| ${cells.join(' | ')} |`)
}
await server.kill('SIGTERM')
rmSync(folder, { recursive: true })
