import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { emptyWebBuild, type ServerProcess, startServer } from '../../testing/processes.ts'

const monitoring = join(import.meta.dirname, '../monitoring')
const alerts = readFileSync(join(monitoring, 'alerts.yaml'), 'utf8')
const dashboard = readFileSync(join(monitoring, 'dashboard.json'), 'utf8')
const alertEvents = [...alerts.matchAll(/event="([^"]+)"/g)].map(([, event]) => event!)

describe('a server on PostgreSQL that is watched', () => {
  let postgres: PostgresServer
  let collector: Server
  let metricsPort: number
  let folder: string
  let server: ServerProcess | undefined
  const received: { url: string; body: string }[] = []
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tarang-telemetry-'))
    postgres = await startPostgres()
    metricsPort = await freePort()
    collector = createServer(async (request, response) => {
      const body = Buffer.concat(await Array.fromAsync(request)).toString()
      received.push({ url: request.url ?? '', body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
  })
  afterAll(async () => {
    await server?.kill('SIGKILL')
    collector?.close()
    postgres?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  test('has every metric of the alerts and the dashboard, and sends traces without secrets', async () => {
    const run = await startServer({
      WEB_BUILD: emptyWebBuild(folder),
      DATABASE_URL: postgres.url,
      SAMPLE_DATA: 'on',
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    })
    server = run
    const phoneNumber = /Log in with +(\d{10})/.exec(run.out())?.[1] ?? ''
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await fetch(`${run.base}/api/auth/login-auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent },
      body: JSON.stringify({ phoneNumber }),
    })
    await run.until(() => run.out().includes('Login code for'))
    const code = /Login code for \d+: (\d+)/.exec(run.out())?.[1] ?? ''
    await fetch(`${run.base}/api/7/getLikeCount`)

    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const pattern = /\b(?:http_server|db_client|nodejs|v8js|tarang)_\w+/g
    // Labels look like metrics.
    const isLabel = (name: string) => new RegExp(`[{,( ]${name}(=|!=|=~|[),}]|$)`).test(metrics)
    const used = [...alerts.matchAll(pattern), ...dashboard.matchAll(pattern)].map(([name]) => name)
    const missing = [...new Set(used)].filter(
      (name) => !new RegExp(`^${name}[{ ]`, 'm').test(metrics) && !isLabel(name),
    )
    expect(missing).toEqual([])
    // An alert on an increase misses the first event of a series that begins with it.
    const begun = (event: string) =>
      new RegExp(`^tarang_events_total\\{event="${event}",level="error".* 0( |$)`, 'm')
    expect(alertEvents.filter((event) => !begun(event).test(metrics))).toEqual([])
    expect(metrics).toContain('http_route="/api/:id/getLikeCount"')
    expect(metrics).toMatch(/tarang_events_total\{event="login-code\.sent",level="info"/)

    expect(await run.kill('SIGTERM')).toBe(0)
    const traces = received
      .filter(({ url }) => url === '/v1/traces')
      .map(({ body }) => body)
      .join('\n')
    expect(received.some(({ url }) => url === '/v1/metrics')).toBe(true)
    expect(traces).toContain('"name":"POST /api/auth/login-auth"')
    expect(traces).toContain('0af7651916cd43dd8448eb211c80319c')
    expect(traces).toContain('insert into')
    for (const secret of [phoneNumber, code]) {
      expect(secret).toMatch(/^\d+$/)
      expect(traces).not.toContain(secret)
    }
  }, 120_000)
})
