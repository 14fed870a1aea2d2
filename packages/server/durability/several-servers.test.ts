import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { otherCode } from '../testing/other-code.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { emptyWebBuild, runProgram, type ServerProcess, startServer } from '../testing/processes.ts'
import { call, fetchBody, type Tokens } from './client.ts'

let folder: string
let postgres: PostgresServer
let admin: pg.Client
let provider: Server
let environment: Record<string, string>
let servers: ServerProcess[]
const codes = new Map<string, string>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-many-'))
  postgres = await startPostgres()
  admin = new pg.Client(postgres.url)
  await admin.connect()
  provider = await smsProvider()
  environment = {
    DATABASE_URL: postgres.url,
    WEB_BUILD: emptyWebBuild(folder),
    SMS_WEBHOOK_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
    SAMPLE_DATA: 'on',
    TRUST_PROXY: 'loopback',
    SHUTDOWN_DELAY: '1000',
  }
  // All three start on an empty database at once.
  servers = await Promise.all([1, 2, 3].map(() => startServer(environment)))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
  await admin.end()
  postgres.remove()
  provider.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts an SMS provider that records the codes of all servers. */
async function smsProvider(): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { phoneNumber, code } = JSON.parse(body) as { phoneNumber: string; code: string }
    codes.set(phoneNumber, code)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

let turn = 0
/** The next server in turn, as a load balancer chooses. */
const next = (bearer: string | null = null) => ({ base: servers[turn++ % servers.length]!.base, bearer })
const everywhere = <Result>(ask: (base: string) => Promise<Result>) =>
  Promise.all(servers.map(({ base }) => ask(base)))

const staff = [
  '0000012345',
  '0000012346',
  '0000012347',
  '0000012348',
  '0000012349',
  '0000012350',
  '0000012351',
] as const
const askCode = (phoneNumber: string) => call(next(), '/api/auth/login-auth', { json: { phoneNumber } })
const tryCode = (phoneNumber: string, otp: string) =>
  call<{ data: Tokens }>(next(), '/api/auth/verifyLoginOtp', { json: { phoneNumber, otp } })
const exchange = (refreshToken: string) =>
  call<{ data: { token: string; refreshToken: string } }>(
    next(),
    '/notifications-service/auth/refresh-token',
    {
      json: { refreshToken },
    },
  )

/** The code of a message, which is sent from the queue a moment after the answer. */
async function receiveCode(phoneNumber: string): Promise<string> {
  codes.delete(phoneNumber)
  expect((await askCode(phoneNumber))?.status).toBe(200)
  return vi.waitFor(
    () => {
      const code = codes.get(phoneNumber)
      if (code === undefined) throw new Error(`no code was sent to ${phoneNumber}`)
      return code
    },
    { timeout: 10_000, interval: 20 },
  )
}

async function logIn(phoneNumber: string): Promise<Tokens> {
  const answer = await tryCode(phoneNumber, await receiveCode(phoneNumber))
  expect(answer?.status).toBe(200)
  return answer!.body.data
}

/** Another server hears of a change a moment after it. */
const expectSoon = (read: () => Promise<unknown>, expected: unknown) =>
  vi.waitFor(async () => expect(await read()).toEqual(expected), { timeout: 1_000, interval: 10 })

const statuses = (answers: ({ status: number } | null)[]) => answers.map((answer) => answer?.status).sort()
const rowsOf = async <Row extends pg.QueryResultRow>(query: string) => (await admin.query<Row>(query)).rows

test('three concurrent first starts create one set of tables, samples and secrets', async () => {
  const [counts] = await rowsOf(
    `select (select count(*)::int from users) as users, (select count(*)::int from server_secrets) as secrets,
      (select count(distinct hash) = count(*) from drizzle.__drizzle_migrations) as migrated_once`,
  )
  expect(counts).toEqual({ users: staff.length, secrets: 2, migrated_once: true })
  const blogs = await everywhere((base) =>
    fetchBody<unknown[]>({ base, bearer: null }, '/api/fetchNewsLetterAndBlogs'),
  )
  expect(new Set(blogs.map((list) => list.length)).size).toBe(1)
})

test('a change through one server is in the lists of the others within a second', async () => {
  const list = '/api/fetchNewsLetterAndBlogs'
  const likesOn = async (base: string) => {
    const blogs = await fetchBody<{ id: number; likesCount: number }[]>({ base, bearer: null }, list)
    return blogs.find(({ id }) => id === 1)?.likesCount
  }
  const [before = 0] = await everywhere(likesOn)
  for (const expected of [before + 1, before + 2, before + 3]) {
    const answer = await call(next(), '/api/1/like', { json: { liked: true } })
    expect(answer?.status).toBe(200)
    await vi.waitFor(async () => expect(await everywhere(likesOn)).toEqual([expected, expected, expected]), {
      timeout: 1_000,
      interval: 10,
    })
  }
  // It is the list in memory that is new.
  const { headers } = await fetch(`${servers[0]?.base}${list}`)
  expect(headers.get('etag')).not.toBeNull()
})

test('a session is valid on every server, and its tokens are exchanged once across all', async () => {
  const { jwtToken, refreshToken } = await logIn(staff[0])
  const known = await everywhere((base) => call({ base, bearer: jwtToken }, '/api/liveStrategies'))
  expect(statuses(known)).toEqual([200, 200, 200])

  // Within the grace period every server returns the same successor.
  const exchanged = await Promise.all(Array.from({ length: 6 }, () => exchange(refreshToken)))
  const successors = new Set(exchanged.map((answer) => answer?.body.data.refreshToken))
  expect(statuses(exchanged)).toEqual([200, 200, 200, 200, 200, 200])
  expect(successors.size).toBe(1)
  const [tokens] = await rowsOf<{ count: number }>('select count(*)::int as count from refresh_tokens')
  expect(tokens?.count).toBe(2)

  // After it, reuse counts as theft and ends the session everywhere.
  await setTimeout(10_500)
  expect((await exchange(refreshToken))?.status).toBe(401)
  expect((await exchange([...successors][0] ?? ''))?.status).toBe(401)
  const after = await everywhere((base) => call({ base, bearer: jwtToken }, '/api/liveStrategies'))
  expect(statuses(after)).toEqual([401, 401, 401])
}, 120_000)

test('tries of a code are counted across servers, and a code works once', async () => {
  const right = await receiveCode(staff[1])
  const wrong = otherCode(right)
  for (let tries = 0; tries < 5; tries++) expect((await tryCode(staff[1], wrong))?.status).toBe(401)
  expect((await tryCode(staff[1], right))?.status).toBe(401)

  const code = await receiveCode(staff[2])
  const parallel = Array.from({ length: 5 }, () => tryCode(staff[2], code))
  expect(statuses(await Promise.all(parallel))).toEqual([200, 401, 401, 401, 401])
})

test('codes and requests are limited across servers', async () => {
  const asked = await Promise.all(Array.from({ length: 9 }, () => askCode(staff[3])))
  expect(statuses(asked)).toEqual([...Array(5).fill(200), ...Array(4).fill(429)])

  const registrations = Array.from({ length: 12 }, async (_, at) => {
    const { base } = servers[at % servers.length]!
    const response = await fetch(`${base}/api/user/registerAdmin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
      body: '{}',
    })
    return { status: response.status }
  })
  expect(statuses(await Promise.all(registrations))).toEqual([...Array(5).fill(403), ...Array(7).fill(429)])
})

test('concurrent likes on all servers are counted exactly', async () => {
  const [blog] = await fetchBody<{ id: number; likesCount: number }[]>(next(), '/api/fetchNewsLetterAndBlogs')
  const visitors = Array.from({ length: 60 }, () => randomUUID())
  const like = (visitor: string, liked: boolean) =>
    call(next(), `/api/${blog!.id}/like`, { json: { liked }, cookie: `visitor=${visitor}` })
  // Each visitor likes twice, like a double click.
  const all = await Promise.all([...visitors, ...visitors].map((visitor) => like(visitor, true)))
  expect(new Set(statuses(all))).toEqual(new Set([200]))
  const count = () =>
    everywhere(
      async (base) =>
        (await fetchBody<{ likesCount: number }>({ base, bearer: null }, `/api/${blog!.id}/getLikeCount`))
          .likesCount,
    )
  expect(new Set(await count())).toEqual(new Set([blog!.likesCount + 60]))
  await Promise.all(visitors.slice(0, 25).map((visitor) => like(visitor, false)))
  expect(new Set(await count())).toEqual(new Set([blog!.likesCount + 35]))
})

test('uploads, changes and caches are visible on every server within a second', async () => {
  const { jwtToken } = await logIn(staff[4])
  const form = new FormData()
  form.set('text', 'Made by one of three')
  form.set('category', 'Daily Bytes')
  form.set('htmlPage', new File(['<p>first</p>'], 'page.html'))
  interface Blog {
    id: number
    text: string
    htmlPageLink: string
  }
  const { id } = await fetchBody<Blog>(next(jwtToken), '/api/newsletter/upload', { form })
  const pages = () =>
    everywhere(async (base) => {
      const client = { base, bearer: null }
      const { htmlPageLink } = await fetchBody<Blog>(client, `/api/fetchNewsLetterAndBlogs/${id}`)
      return fetchBody<string>(client, new URL(htmlPageLink).pathname)
    })
  await expectSoon(pages, ['<p>first</p>', '<p>first</p>', '<p>first</p>'])
  form.set('id', String(id))
  form.set('htmlPage', new File(['<p>second</p>'], 'page.html'))
  await fetchBody(next(jwtToken), '/api/newsletter/edit', { form })
  await expectSoon(pages, ['<p>second</p>', '<p>second</p>', '<p>second</p>'])

  const refreshed = await Promise.all(
    ['categories', 'availableFactor', 'strategy', 'strategy', 'strategy', 'categories'].map((cache) =>
      call(next(jwtToken), `/api/refreshCache/${cache}`),
    ),
  )
  // The limit is once a second for each cache, across servers.
  expect(statuses(refreshed)).toEqual([200, 200, 200, 429, 429, 429])
})

test('concurrent uses of an invite register one person', async () => {
  const invite = runProgram('operations/commands/admin.ts', { ...environment, PORT: '3000' }, ['invite'])
  expect(await invite.ended).toBe(0)
  const secret = /#invite=([\w-]{43})/.exec(invite.out())?.[1] ?? ''
  const redeemed = await Promise.all(
    Array.from({ length: 9 }, (_, at) =>
      call(next(secret), '/api/user/registerAdmin', {
        json: {
          firstName: 'New',
          lastName: 'Staff',
          email: `new.${at}@tarang.example`,
          phoneNumber: `555000010${at}`,
        },
      }),
    ),
  )
  expect(statuses(redeemed)).toEqual([200, ...Array(8).fill(403)])
  const [users] = await rowsOf<{ count: number }>('select count(*)::int as count from users')
  expect(users?.count).toBe(staff.length + 1)
})

test('a rolling replacement behind a balancer that checks readiness fails no request', async () => {
  const ready = new Set(servers)
  let isOver = false
  const watch = async (server: ServerProcess) => {
    while (!isOver) {
      const isReady = await fetch(`${server.base}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false)
      if (isReady) ready.add(server)
      else ready.delete(server)
      await setTimeout(50)
    }
  }
  const watching = servers.map(watch)
  const answers: (number | undefined)[] = []
  const visit = async () => {
    for (let at = 0; !isOver; at++) {
      const { base } = [...ready][at % ready.size]!
      answers.push((await call({ base, bearer: null }, '/api/getAllExploreData'))?.status)
    }
  }
  const visiting = [visit(), visit(), visit()]
  for (const [at, old] of servers.entries()) {
    const young = await startServer(environment)
    watching.push(watch(young))
    expect(await old.kill('SIGTERM')).toBe(0)
    servers[at] = young
  }
  isOver = true
  await Promise.all([...watching, ...visiting])
  expect(answers.length).toBeGreaterThan(50)
  expect(answers.filter((status) => status !== 200)).toEqual([])
}, 180_000)
