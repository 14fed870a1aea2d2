/**
 * `pnpm bench cached`: the server's processor time for a page or list that it has cached, and for a file of about the same size from the same server, in turns.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../testing/processes.ts'

const PATHS = ['/homePage', '/newsLetterAndBlogs', '/api/getAllExploreData', '/api/fetchNewsLetterAndBlogs']
const ROUNDS = 7
const REQUESTS = 1500
const AT_ONCE = 8

const assets = join(import.meta.dirname, '../../web/dist/assets')
const folder = await mkdtemp(join(tmpdir(), 'tarang-cached-'))
const server = await startServer({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' })
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

interface Answer {
  readonly status: number
  readonly bytes: number
  readonly etag: string
}
const request = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, bytes, etag: answer.headers.etag ?? '' }),
      )
    }
    get(server.base + path, { agent, headers: { 'accept-encoding': 'br', ...headers } }, onAnswer).on(
      'error',
      reject,
    )
  })

/** Microseconds of processor time that the server has used. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

async function cost(path: string, headers?: Record<string, string>): Promise<number> {
  const before = processorTime()
  let left = REQUESTS
  const client = async () => {
    while (left-- > 0) await request(path, headers)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
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
agent.destroy()
await server.kill('SIGTERM')
rmSync(folder, { recursive: true })
