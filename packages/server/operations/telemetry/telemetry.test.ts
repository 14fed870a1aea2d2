import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import {
  createTables,
  emptyWebBuild,
  runProgram,
  type ServerProcess,
  startServer,
} from '../../testing/processes.ts'

const packageFolder = join(import.meta.dirname, '../..')
const alerts = readFileSync(join(packageFolder, 'operations/monitoring/alerts.yaml'), 'utf8')
const alertEvents = [...alerts.matchAll(/event="([^"]+)"/g)].map(([, event]) => event!)

let folder: string
let environment: Record<string, string>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-telemetry-'))
  environment = { DATA_DIR: join(folder, 'data'), WEB_BUILD: emptyWebBuild(folder), SAMPLE_DATA: 'off' }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let server: ServerProcess | null = null
afterEach(async () => {
  await server?.kill('SIGKILL')
  server = null
})

const lines = (run: ServerProcess) =>
  run
    .out()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('at debug every request is a line, without what its query says', async () => {
  const run = await startServer({ ...environment, LOG_LEVEL: 'debug' })
  server = run
  const { headers } = await fetch(`${run.base}/api/getAllExploreData?secret=1`)
  await run.until(() => run.out().includes('"event":"request"'))
  const line = lines(run).find(({ path }) => path === '/api/getAllExploreData')
  const requestId = headers.get('x-request-id')
  expect(line).toMatchObject({ level: 'debug', event: 'request', method: 'GET', status: 200, requestId })
  expect(run.out()).not.toContain('secret=1')
  // Without a port for them there are no metrics, and none on the first port either.
  expect((await fetch(`${run.base}/metrics`)).status).toBe(404)
}, 60_000)

test('a port for metrics in use is refused in one line', async () => {
  const occupied = createTcpServer().listen(0, '127.0.0.1')
  await once(occupied, 'listening')
  const { port } = occupied.address() as AddressInfo
  const run = runProgram('src/main.ts', { ...environment, METRICS_PORT: String(port) })
  expect(await run.ended).toBe(1)
  expect(run.errors()).toBe(`Metrics cannot be served on 127.0.0.1, METRICS_PORT ${port} (EADDRINUSE).\n`)
  occupied.close()
}, 60_000)

test('the server continues when the reader of its log stops', async () => {
  const run = await startServer({ ...environment, LOG_LEVEL: 'debug' })
  server = run
  run.child.stdout?.pause()
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(`${run.base}/healthz`)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
  }
  run.child.stdout?.resume()
  await vi.waitFor(
    () => expect(lines(run).filter(({ path }) => path === '/healthz')).toHaveLength(2000),
    20_000,
  )
}, 120_000)

test('the server continues when the disk of its output is full, and counts it', async () => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const data = join(folder, 'data-of-full-disk')
  await createTables(data, false)
  const output = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [join(packageFolder, 'src/main.ts')], {
    env: {
      ...environment,
      PATH: process.env.PATH,
      DATA_DIR: data,
      DEVELOPMENT_OUTBOX: 'on',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    },
    stdio: ['ignore', output, 'pipe'],
  })
  const errors = text(child.stderr!)
  const ended = once(child, 'exit')
  try {
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), {
      timeout: 50_000,
      interval: 200,
    })
    // Written to the terminal, which fails too.
    await fetch(`http://127.0.0.1:${port}/api/auth/login-auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber: '5550000001' }),
    })
    await vi.waitFor(async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      expect(Number(/^tarang_log_failed_writes_total\S* (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(0)
    }, 10_000)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  } finally {
    child.kill('SIGTERM')
    closeSync(output)
  }
  expect(await ended).toEqual([0, null])
  expect(await errors).toBe('')
}, 90_000)

test('a collector that does not answer delays the stop by no more than two seconds', async () => {
  const requests: unknown[] = []
  const collector = createServer((request) => void requests.push(request)).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const run = await startServer({
    ...environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  })
  server = run
  await fetch(`${run.base}/api/getAllExploreData`)
  run.child.kill('SIGTERM')
  await run.until(() => run.out().includes('server.stopping'))
  const startedAt = performance.now()
  expect(await run.ended).toBe(0)
  // Without the limit it is the exporter's own ten seconds.
  expect(performance.now() - startedAt).toBeLessThan(8_000)
  expect(requests.length).toBeGreaterThan(0)
  expect(run.out()).toContain('"event":"telemetry.not-sent"')
  collector.closeAllConnections()
  collector.close()
}, 60_000)

test('every event that an alert follows is one that the server logs', () => {
  const source = globSync('{src,operations}/**/*.ts', { cwd: packageFolder })
    .map((file) => readFileSync(join(packageFolder, file), 'utf8'))
    .join('\n')
  expect(alertEvents.length).toBeGreaterThan(4)
  expect(alertEvents.filter((event) => !new RegExp(`log\\(\\s*'${event}'`).test(source))).toEqual([])
})
