import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import pg from 'pg'
import { fetchBody, logIn } from '../durability/client.ts'
import { createUnsubscribeLinks } from '../src/delivery/unsubscribe.ts'
import { startPostgres } from '../testing/postgres-server.ts'
import { emptyWebBuild, startServer } from '../testing/processes.ts'
import { openInspector } from './memory.ts'

/**
 * `pnpm bench hot`: how likes of one blog and one large strategy slow down other requests, on PostgreSQL with `fsync` on
 * this machine. `--seconds` sets how long the likes last, `--trades` how many trades the strategy has, `--recipients`
 * how many get mails, of whom some opt out, `--rate` how many likes are sent a second instead of as many as possible. With `--pglite` only the likes are measured, on the
 * embedded database.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '60' },
    rate: { type: 'string' },
    trades: { type: 'string', default: '100000' },
    recipients: { type: 'string', default: '1000000' },
    pglite: { type: 'boolean', default: false },
  },
})
const write = (line: string) => process.stdout.write(`${line}\n`)
const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
const milliseconds = (value: number) => `${value.toFixed(1)} ms`

const folder = mkdtempSync(join(tmpdir(), 'tarang-hot-'))
const postgres = values.pglite ? null : await startPostgres({ durable: true })
const server = await startServer({
  WEB_BUILD: emptyWebBuild(folder),
  ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: join(folder, 'data') }),
  NODE_OPTIONS: '--inspect=127.0.0.1:0',
})
const inspector = await openInspector(/ws:\/\/\S+/.exec(server.errors())?.[0] ?? '')
const phone = /Log in with +(\d{10})/.exec(server.out())?.[1] ?? ''
const { jwtToken } = await logIn(server.base, phone)
const headers = { authorization: `Bearer ${jwtToken}` }

/** The times of a number of requests, sent one after another. */
async function time(path: string, times: number, init: RequestInit = {}): Promise<number[]> {
  const durations: number[] = []
  for (let n = 0; n < times; n++) {
    const began = performance.now()
    await (await fetch(server.base + path, init)).arrayBuffer()
    durations.push(performance.now() - began)
    await setTimeout(20)
  }
  return durations
}

async function likes() {
  const [, other] = await fetchBody<{ id: number }[]>(
    { base: server.base, bearer: null },
    '/api/fetchNewsLetterAndBlogs',
  )
  // A visitor's own list is read from the database.
  const cookie = { headers: { cookie: `visitor=${crypto.randomUUID()}` } }
  const read = () => time(`/api/fetchNewsLetterAndBlogs/${other!.id}`, 40, cookie)
  await read()
  const quiet = median(await read())
  const seconds = Number(values.seconds)
  const load = autocannon({
    url: server.base,
    connections: Number(values.connections),
    duration: seconds,
    ...(values.rate && { overallRate: Number(values.rate) }),
    timeout: 30,
    requests: [{ method: 'POST', path: '/api/1/like' }],
  })
  await setTimeout(1000)
  const busy: number[] = []
  const end = performance.now() + (seconds - 2) * 1000
  while (performance.now() < end)
    busy.push(...(await time(`/api/fetchNewsLetterAndBlogs/${other!.id}`, 5, cookie)))
  const { requests, latency, non2xx, errors } = await load
  write(
    `likes of one blog, ${values.connections} at once: ${requests.average.toFixed(0)}/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ` +
      `${non2xx} refused, ${errors} unanswered`,
  )
  write(`  another read meanwhile: median ${milliseconds(median(busy))}, quiet ${milliseconds(quiet)}`)
}

/** Opt-outs of many recipients, as a mailbox provider posts them. */
async function optOuts(admin: pg.Client) {
  await admin.query(
    `insert into recipients (external_key, name, email, email_consent, created_on)
      select 'load-' || n, 'Person ' || n, 'Person' || n || '@example.com', true, now()
      from generate_series(1, $1::int) n`,
    [values.recipients],
  )
  await admin.query('analyze recipients')
  const { rows: keys } = await admin.query(`select secret from server_secrets where name = 'unsubscribe'`)
  const { rows } = await admin.query<{ id: number }>('select id from recipients order by id desc limit 1260')
  const links = createUnsubscribeLinks(new Uint8Array(keys[0].secret), '')
  const { latency, non2xx, errors, duration } = await autocannon({
    url: server.base,
    connections: 6,
    amount: rows.length,
    requests: rows.map(({ id }) => ({ method: 'POST', path: links.linkFor(id) })),
  })
  write(
    `${rows.length} opt-outs of ${values.recipients} recipients: ${duration} s, p50 ${latency.p50} ms, ${non2xx} refused, ${errors} unanswered`,
  )
}

async function trades(admin: pg.Client) {
  await admin.query(
    `insert into trades (strategy_id, stock_name, entry_price, exit_price, pnl, entry_date, exit_date)
      select 1, 'STOCK ' || n % 500, 100 + n % 977, 120 + n % 977, 20.25, date '2015-01-01' + n % 4000, date '2026-01-01'
      from generate_series(1, $1::int) n`,
    [values.trades],
  )
  await admin.query('analyze trades')
  const [{ strategyCode } = { strategyCode: '' }] = await fetchBody<{ strategyCode: string }[]>(
    { base: server.base, bearer: jwtToken },
    '/api/liveStrategies',
  )
  for (let round = 0; round < 3; round++) {
    await inspector.evaluate(
      `globalThis.delay = process.getBuiltinModule('perf_hooks').monitorEventLoopDelay({ resolution: 5 }); delay.enable(); 0`,
    )
    const began = performance.now()
    const response = await fetch(`${server.base}/api/backtest/strategy-details/${strategyCode}`, { headers })
    const reader = response.body!.getReader()
    let size = (await reader.read()).value?.byteLength ?? 0
    const first = performance.now() - began
    for (let part = await reader.read(); !part.done; part = await reader.read()) size += part.value.byteLength
    const whole = performance.now() - began
    const stall = Number(await inspector.evaluate('delay.disable(), delay.max / 1e6'))
    write(
      `${values.trades} trades: first byte ${milliseconds(first)}, whole ${milliseconds(whole)}, ${(size / 1e6).toFixed(1)} MB, ` +
        `longest stall of the event loop ${milliseconds(stall)}`,
    )
  }
}

write(`load ${loadavg()[0]?.toFixed(1)} before; the load itself is made on the same processors`)
try {
  await likes()
  if (postgres) {
    const admin = new pg.Client(postgres.url)
    await admin.connect()
    await trades(admin)
    await optOuts(admin)
    await admin.end()
  }
} finally {
  inspector.close()
  await server.kill('SIGTERM')
  postgres?.remove()
  rmSync(folder, { recursive: true, force: true })
}
