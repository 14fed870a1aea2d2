/**
 * `pnpm bench extremes [feeds] [export] [opt-outs]`: what programs ask of the server, on PostgreSQL on this machine: feeds
 * polled by six clients while a page is read, the export of many tickets, and opt-outs from one address.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { logIn } from '../durability/client.ts'
import { createUnsubscribeLinks } from '../src/delivery/unsubscribe.ts'
import { write } from '../src/output.ts'
import { startPostgres } from '../testing/postgres-server.ts'
import { startServer } from '../testing/processes.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '12' },
    tickets: { type: 'string', default: '800000' },
    recipients: { type: 'string', default: '1000000' },
  },
})
const CLIENTS = 6
const OPT_OUTS = 1260
/** The first byte of each line end of a CSV file. */
const CARRIAGE_RETURN = 13

const postgres = await startPostgres()
const server = await startServer({
  DATABASE_URL: postgres.url,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
})
const client = new pg.Client(postgres.url)
await client.connect()

const since = (start: number) => performance.now() - start
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** Seconds of processor time that the server has used. */
function processorTime(): number {
  const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function time(path: string, init: RequestInit = {}): Promise<{ status: number; took: number }> {
  const start = performance.now()
  const response = await fetch(server.base + path, init)
  await response.arrayBuffer()
  return { status: response.status, took: since(start) }
}

/** Six clients request paths for a while, and one reads the home page meanwhile. */
async function poll(name: string, pathOf: (request: number) => string, headers: Record<string, string>) {
  const lasting = Number(values.seconds) * 1000
  const end = performance.now() + lasting
  const reader = new Worker(new URL('./read-page.ts', import.meta.url), {
    workerData: { url: `${server.base}/homePage`, until: Date.now() + lasting },
  })
  const reading = once(reader, 'message') as Promise<[number[]]>
  const processor = processorTime()
  const answers: { status: number; took: number }[] = []
  let requests = 0
  const ask = async () => {
    while (performance.now() < end) {
      requests += 1
      answers.push(await time(pathOf(requests), { headers }))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, ask))
  const [pages] = await reading
  const refused = answers.filter(({ status }) => status !== 200).length
  const slowest = (times: number[]) => seconds(Math.max(...times))
  write(
    `${name}: ${answers.length} answers, ${refused} refused, slowest ${slowest(answers.map(({ took }) => took))}, ` +
      `${((processorTime() - processor) / answers.length).toFixed(3)} CPU s each; /homePage meanwhile: slowest of ${pages.length} ${slowest(pages)}`,
  )
}

async function feeds() {
  const words = Array.from({ length: 4000 }, () => randomBytes(3).toString('hex'))
  for (let blog = 0; blog < 40; blog++) {
    const paragraphs = Array.from({ length: 60 }, () => {
      const text = Array.from({ length: 140 }, () => words[Math.floor(Math.random() * words.length)])
      return `<p>${text.join(' ')}</p>`
    })
    const page = `load-${blog}.html`
    await client.query(
      `insert into files (name, type, bytes, created_on) values ($1, 'text/html', $2, now())`,
      [page, Buffer.from(paragraphs.join('\n'))],
    )
    await client.query(
      `insert into blogs (text, category, published_date, html_page) values ($1, 'Daily Bytes', now(), $2)`,
      [`Blog ${blog}`, page],
    )
  }
  await setTimeout(1000)
  await time('/feeds/all.rss')
  await time('/homePage')
  const html = { 'accept-encoding': 'br', accept: 'text/html' }
  await poll('nothing else', () => '/healthz', {})
  await poll('feed, identity', () => '/feeds/all.rss', { 'accept-encoding': 'identity' })
  await poll('feed, Brotli', () => '/feeds/all.rss', { 'accept-encoding': 'br' })
  await poll('feed with a new query, Brotli', (n) => `/feeds/all.rss?n=${n}`, { 'accept-encoding': 'br' })
  await poll('sitemap with a new query, Brotli', (n) => `/sitemap.xml?n=${n}`, { 'accept-encoding': 'br' })
  await poll('body of a blog, Brotli', () => '/files/load-1.html', { 'accept-encoding': 'br' })
  await poll('list of blogs of a visitor, gzip', () => '/api/fetchNewsLetterAndBlogs', {
    'accept-encoding': 'gzip',
    cookie: 'theme=dark',
  })
  await poll('blogs page with a new query, Brotli', (n) => `/newsLetterAndBlogs?n=${n}`, html)
}

async function exportOfTickets() {
  await client.query(
    `insert into tickets (form, name, email, message, created_on)
      select 'ticket', 'Person ' || n, 'person' || n || '@example.com', 'A question about my plan, number ' || n || '. ' || repeat('More. ', 10),
        timestamptz '2020-01-01' + n * interval '1 minute'
      from generate_series(1, $1::int) n`,
    [values.tickets],
  )
  await client.query('analyze tickets')
  const { rows } = await client.query<{ count: string }>('select count(*) from tickets')
  const phone = /Log in with +(\d{10})/.exec(server.out())?.[1] ?? ''
  const { jwtToken } = await logIn(server.base, phone)
  const start = performance.now()
  const response = await fetch(`${server.base}/api/extensions/tickets/export`, {
    headers: { authorization: `Bearer ${jwtToken}` },
  })
  let lines = 0
  let end = 'whole'
  try {
    for await (const part of response.body!) lines += part.filter((byte) => byte === CARRIAGE_RETURN).length
  } catch {
    end = 'cut off'
  }
  write(
    `export of ${rows[0]?.count} tickets: ${response.status}, ${lines - 1} lines, ${end}, ${seconds(since(start))}`,
  )
}

async function optOuts() {
  await client.query(
    `insert into recipients (external_key, name, email, email_consent, created_on)
      select 'load-' || n, 'Person ' || n, 'Person' || n || '@example.com', true, now()
      from generate_series(1, $1::int) n`,
    [values.recipients],
  )
  await client.query('analyze recipients')
  const { rows: secrets } = await client.query<{ secret: Buffer }>(
    `select secret from server_secrets where name = 'unsubscribe'`,
  )
  const { rows } = await client.query<{ id: number }>(
    `select id from recipients where external_key like 'load-%' order by id desc limit ${OPT_OUTS}`,
  )
  const links = createUnsubscribeLinks(new Uint8Array(secrets[0]!.secret), '')
  const paths = rows.map(({ id }) => links.linkFor(id))
  const start = performance.now()
  const answers: { status: number; took: number }[] = []
  const post = async () => {
    for (let path = paths.shift(); path && since(start) < 300_000; path = paths.shift())
      answers.push(await time(path, { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.9' } }))
  }
  answers.push(await time(paths.shift()!, { method: 'POST' }))
  const first = answers[0]!.took
  await Promise.all(Array.from({ length: CLIENTS }, post))
  const byStatus = Object.entries(Object.groupBy(answers, ({ status }) => status))
  const times = answers.map(({ took }) => took).toSorted((one, other) => one - other)
  write(
    `opt-outs from one address, ${values.recipients} recipients: the first alone ${first.toFixed(0)} ms; ${answers.length} by six clients in ` +
      `${seconds(since(start))}, median ${times[times.length >> 1]?.toFixed(0)} ms: ${byStatus.map(([status, all]) => `${all?.length} × ${status}`).join(', ')}`,
  )
}

try {
  for (const [name, run] of Object.entries({ feeds, export: exportOfTickets, 'opt-outs': optOuts }))
    if (positionals.length === 0 || positionals.includes(name)) await run()
} finally {
  await client.end()
  await server.kill('SIGTERM')
  postgres.remove()
}
