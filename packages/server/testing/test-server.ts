import { createHash, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultConfig } from '@tarang/runtime-config'
import type { Database, Store } from '../src/db/database.ts'
import { openStore } from '../src/db/store.ts'
import { createOutbox } from '../src/delivery/outbox.ts'
import { sampleStaffPhone } from '../src/first-registration.ts'
import { createServer, type ServerOptions, type TarangServer } from '../src/index.ts'
import { waitForLock } from './wait-for-lock.ts'

/** A server in memory with the sample data and a clock that the test controls. */
export interface TestServer extends TarangServer {
  database: Database
  /** The code last sent to a number. */
  latestCode(phoneNumber: string): string
  /** The number of one of the sample staff. */
  staffPhone: string
  /** Logs in as that person and returns the jwt. */
  staffToken(): Promise<string>
  /** Moves the clock forward by milliseconds. */
  advanceClock(milliseconds: number): void
  close(): Promise<void>
}

/** Options that differ from the defaults of tests. */
export interface TestServerOverrides extends Partial<ServerOptions> {
  /** Without the sample data, every table is empty. */
  sampleData?: boolean
}

/** The initial time of every test server. */
export const testMoment = new Date('2026-11-20T10:00:00+05:30')

/** Creates a server for tests, on PGlite in memory or in a new database on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function createTestServer({
  sampleData = true,
  ...overrides
}: TestServerOverrides = {}): Promise<TestServer> {
  const store = overrides.database ? null : await openTestStore({ sampleData })
  const database = (overrides.database ?? store?.database)!
  const outbox = createOutbox()
  let moment = testMoment.getTime()
  const server = await createServer({
    database,
    changes: store?.changes ?? null,
    sender: outbox,
    outbox: { messages: outbox, anyHost: false, secret: null },
    config: defaultConfig,
    origins: { public: 'http://localhost', admin: 'http://admin.localhost' },
    now: () => new Date(moment),
    ...overrides,
  })
  const staffPhone = (await sampleStaffPhone(database)) ?? ''

  const latestCode = (phoneNumber: string) => {
    const sent = outbox.messages().find((message) => message.phoneNumber === phoneNumber)
    if (!sent) throw new Error(`No code was sent to ${phoneNumber}.`)
    return sent.code
  }

  async function staffToken() {
    await post(server, '/api/auth/login-auth', { phoneNumber: staffPhone })
    const otp = latestCode(staffPhone)
    const answer = await post(server, '/api/auth/verifyLoginOtp', { phoneNumber: staffPhone, otp })
    const { data } = (await answer.json()) as { data?: { jwtToken: string } }
    if (!data) throw new Error(`The sample staff could not log in (${answer.status}).`)
    return data.jwtToken
  }

  return {
    ...server,
    database,
    latestCode,
    staffPhone,
    staffToken,
    advanceClock: (milliseconds) => {
      moment += milliseconds
    },
    close: async () => store?.close(),
  }
}

const post = (server: TarangServer, path: string, body: unknown) =>
  server.fetch(
    new Request(`http://admin.localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

/** Opens a separate database for one test file, with the sample data unless disabled. */
export async function openTestStore({ sampleData = true }: { sampleData?: boolean } = {}): Promise<Store> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return openTestPostgres(url, sampleData)
  return openStore({ kind: 'memory', snapshot: await snapshot(sampleData) })
}

// Long timeouts, so that a busy machine fails only the tests of timeouts.
const longTimeouts = { connections: 10, connect: 60_000, statement: 60_000, idle: 10_000 }

async function openTestPostgres(url: string, sampleData: boolean): Promise<Store> {
  const { default: pg } = await import('pg')
  const name = `tarang_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const store = await openStore({ kind: 'postgres', url: own.href, limits: longTimeouts })
  if (sampleData) await addSampleData(store)
  return {
    ...store,
    close: async () => {
      await store.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

async function addSampleData(store: Store) {
  const { seed } = await import('../src/sample-data/index.ts')
  await seed(store.database, { today: testMoment })
}

const cache = join(import.meta.dirname, '../../../node_modules/.cache/tarang-test-data')

/** The snapshot of a prepared data folder, created once for all test files until its inputs change. */
async function snapshot(sampleData: boolean): Promise<Blob> {
  const folder = join(cache, `${sampleData ? 'samples' : 'empty'}-${await fingerprint()}`)
  const file = join(folder, 'data.tar')
  const lock = existsSync(file) ? null : await waitForLock(folder)
  try {
    if (!existsSync(file)) await makeSnapshot(file, sampleData)
    return await openAsBlob(file)
  } finally {
    lock?.release()
  }
}

async function makeSnapshot(file: string, sampleData: boolean) {
  const store = await openStore({ kind: 'memory' })
  if (sampleData) await addSampleData(store)
  const blob = await store.snapshot('none')
  await store.close()
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, blob.stream())
  await rename(unfinished, file)
  await deleteOldSnapshots()
}

/** Deletes snapshots older than a day, each of about 40 MB. */
async function deleteOldSnapshots() {
  for (const name of await readdir(cache)) {
    const folder = join(cache, name)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > 86_400_000) await rm(folder, { recursive: true, force: true })
  }
}

/** A hash of all inputs of a snapshot. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(testMoment.toISOString())
  for (const path of ['../migrations', '../src/sample-data', '../src/db/schema']) {
    const folder = join(import.meta.dirname, path)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(file).update(await readFile(file))
  }
  const pglite = join(import.meta.dirname, '../node_modules/@electric-sql/pglite/package.json')
  return hash
    .update(await readFile(pglite))
    .digest('hex')
    .slice(0, 24)
}
