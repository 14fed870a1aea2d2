import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../src/db/store.ts'
import { createRandom } from '../src/sample-data/random.ts'
import { freePort } from '../testing/free-port.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { emptyWebBuild, type ServerProcess, startServer } from '../testing/processes.ts'
import { type Client, call, credential, fetchBody, logIn, register } from './client.ts'
import { brokenRules } from './data-rules.ts'
import { openProxy, type TcpProxy } from './proxy.ts'
import { addRecipient } from './recipient.ts'
import { addStaff, type StaffMember } from './staff.ts'
import { allWriters, splitWriter } from './writers.ts'

let folder: string
let postgres: PostgresServer
let proxy: TcpProxy
let server: ServerProcess
let client: Client
let admin: pg.Client
let staff: StaffMember[]

/** Opens the server’s database without the proxy. */
const openTestStore = () => openStore({ kind: 'postgres', url: postgres.url.replace(/postgres$/, 'tarang') })

const connections = 5
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-write-faults-'))
  postgres = await startPostgres()
  admin = new pg.Client(postgres.url)
  await admin.connect()
  await admin.query('create database tarang')
  const { port } = new URL(postgres.url)
  proxy = await openProxy(await freePort(), Number(port))
  server = await startServer({
    DATABASE_URL: postgres.url.replace(`:${port}/postgres`, `:${proxy.port}/tarang`),
    DATABASE_CONNECTIONS: String(connections),
    WEB_BUILD: emptyWebBuild(folder),
    REGISTRATION_CREDENTIAL: credential.replaceAll(' ', '-'),
    SAMPLE_DATA: 'off',
  })
  await register(server.base)
  const store = await openTestStore()
  await addRecipient(store.database)
  staff = await addStaff(store.database)
  await store.close()
  client = { base: server.base, bearer: (await logIn(server.base)).jwtToken }
})
afterAll(async () => {
  await server.kill('SIGKILL')
  await proxy.close()
  await admin.end()
  postgres.remove()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => proxy.pass())
afterEach(() => proxy.pass())

interface Refused {
  status: { statusCode: number; message: string; errors: { requestId: string } }
}

/** Sends a request and measures its duration in milliseconds. */
async function timed<Body>(path: string, sent?: Parameters<typeof call>[2]) {
  const began = performance.now()
  const answer = await call<Body>(client, path, sent)
  return { answer, took: performance.now() - began }
}

const limit = 5000
const listPath = '/api/getStockSplitCalender'

/** Sends three times as many concurrent requests as there are connections. */
const crowd = () => Promise.all(Array.from({ length: 3 * connections }, () => timed<Refused>(listPath)))

/** Milliseconds until the server answers 200 three times in a row. */
async function recovery() {
  const began = performance.now()
  for (let well = 0; well < 3; ) {
    const { answer } = await timed(listPath)
    well = answer?.status === 200 ? well + 1 : 0
    if (performance.now() - began > 60_000) throw new Error('It does not recover.')
  }
  return performance.now() - began
}

const readiness = async () => (await call(client, '/readyz'))?.status

async function connectionsOfServer() {
  const { rows } = await admin.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = 'tarang'`,
  )
  return rows[0]!.count
}

const outages = {
  'is cut': () => proxy.cut(),
  'is reset': () => proxy.reset(),
  'goes silent': () => proxy.silence(),
  'is ten seconds late': () => proxy.pass(10_000),
}

describe.each(Object.keys(outages) as (keyof typeof outages)[])(
  'a database whose connection %s',
  (outage) => {
    test('causes 503 within five seconds, and recovers within five', async () => {
      expect((await crowd()).map(({ answer }) => answer?.status)).toEqual(Array(3 * connections).fill(200))
      outages[outage]()
      for (let round = 0; round < 2; round++) {
        for (const { answer, took } of await crowd()) {
          expect(answer?.status).toBe(503)
          expect(answer?.body.status).toMatchObject({
            statusCode: 503,
            message: 'The data cannot be reached just now. Please try again in a moment.',
          })
          expect(took).toBeLessThan(limit)
        }
      }
      expect(await readiness()).toBe(503)
      expect((await call(client, '/healthz'))?.status).toBe(200)

      proxy.pass()
      expect(await recovery()).toBeLessThan(limit)
      expect(await readiness()).toBe(200)
      await crowd()
      // The proxy’s connections are the server’s: none may leak. One more listens to changes.
      await setTimeout(200)
      expect(proxy.connections()).toBeLessThanOrEqual(connections + 1)
      expect(await connectionsOfServer()).toBeLessThanOrEqual(connections + 1)
    }, 120_000)
  },
)

test('a slow connection is no outage', async () => {
  proxy.pass(100)
  const { answer } = await timed(listPath)
  expect(answer?.status).toBe(200)
}, 60_000)

test('a write that waits for a lock is refused in time and never applied', async () => {
  const writer = splitWriter()
  await writer.write(client)
  const own = new pg.Client(postgres.url.replace(/postgres$/, 'tarang'))
  await own.connect()
  await own.query('begin')
  await own.query('lock table stock_splits')
  const before = writer.sentWrites.acknowledged()
  const waiting = await Promise.all(
    Array.from({ length: 2 * connections }, async () => {
      const began = performance.now()
      return { isAcknowledged: await writer.write(client), took: performance.now() - began }
    }),
  )
  expect(waiting.filter(({ isAcknowledged }) => isAcknowledged)).toEqual([])
  expect(Math.max(...waiting.map(({ took }) => took))).toBeLessThan(limit)
  // Other requests are served once the waiting ones have timed out.
  expect((await call(client, '/api/getAllExploreData'))?.status).toBe(200)
  await own.query('rollback')
  await setTimeout(500)
  const { rows } = await admin.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
  expect(rows).toEqual([])
  const found = await fetchBody<{ stockname: string }[]>(client, listPath)
  expect(found.filter(({ stockname }) => stockname.startsWith('kill'))).toHaveLength(before)
  await own.query('truncate stock_splits')
  await own.end()
}, 120_000)

test('faults during writes lose nothing acknowledged, and leave no duplicate or partial write', async () => {
  const random = createRandom('write faults')
  const writers = allWriters(staff)
  // The like and discount writers need an existing blog and discount.
  for (let round = 0; round < 3; round++) for (const writer of writers) await writer.write(client)
  for (let round = 0; round < 8; round++) {
    const outage = random.pick([() => proxy.cut(), () => proxy.reset(), () => proxy.silence()])
    const injected = new Promise<void>((resolve) => {
      proxy.afterBytes(random.integer(1, 20_000), () => {
        outage()
        resolve()
      })
    })
    const work = [...writers, ...writers].map(async (writer) => {
      while (await writer.write(client));
    })
    await injected
    await Promise.all(work)
    proxy.pass()
    await recovery()
  }
  const violations = await Promise.all(writers.map((writer) => writer.violations(client)))
  expect(violations.flat()).toEqual([])
  expect(writers.every(({ sentWrites }) => sentWrites.acknowledged() > 0)).toBe(true)
  const store = await openTestStore()
  expect(await brokenRules(store.database)).toEqual([])
  await store.close()
}, 300_000)
