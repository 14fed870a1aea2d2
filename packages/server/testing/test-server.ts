import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { defaultConfig } from '@tarang/runtime-config'
import { codeKinds } from '../src/auth/queued-code.ts'
import type { Database, Store } from '../src/db/database.ts'
import { openStore } from '../src/db/store.ts'
import { createOutbox, type Outbox } from '../src/delivery/outbox.ts'
import { sampleStaffPhone } from '../src/first-registration.ts'
import { createServer, type ServerOptions, type TarangServer } from '../src/index.ts'
import { addSampleData, preparedDatabase, testMoment } from './prepared-database.ts'

export { testMoment } from './prepared-database.ts'

/** A server in memory with the sample data and a clock that the test controls. */
export interface TestServer extends TarangServer {
  database: Database
  /** What was sent, unless the test has its own sender. */
  outbox: Outbox
  /** The code last sent to a number. */
  latestCode(phoneNumber: string): string
  /** The number of one of the sample staff. */
  staffPhone: string
  /** Logs in as that person, or the one with this number, and returns the jwt. */
  staffToken(phoneNumber?: string): Promise<string>
  /** Moves the clock forward by milliseconds. */
  advanceClock(milliseconds: number): void
  close(): Promise<void>
}

/** Options that differ from the defaults of tests. */
export interface TestServerOverrides extends Partial<ServerOptions> {
  /** Without the sample data, every table is empty. */
  sampleData?: boolean
  /** Whether a request for a code returns only when the code is sent; the default. */
  waitsForCodes?: boolean
}

/**
 * The server of each database, by its connection, which a wrapper of the database shares. Its queue stops when a test
 * creates the next one: both would work the same jobs.
 */
const serverOf = new WeakMap<object, TarangServer>()

/** The kind of job that sends the code for which a request asks. */
const kindOfCode = (request: Request) => {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/login-auth')) return codeKinds.sms
  return pathname.endsWith('/email-code') ? codeKinds.email : null
}

/** Milliseconds to wait for a code that a request has queued. */
const CODE_TIMEOUT = 10_000

/** Creates a server for tests, on PGlite in memory or in a new database on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function createTestServer({
  sampleData = true,
  waitsForCodes = true,
  ...overrides
}: TestServerOverrides = {}): Promise<TestServer> {
  const store = overrides.database ? null : await openTestStore({ sampleData })
  const database = (overrides.database ?? store?.database)!
  let moment = testMoment.getTime()
  const outbox = createOutbox(() => new Date(moment))
  const server = await createServer({
    database,
    changes: store?.changes ?? null,
    sender: outbox,
    mailer: outbox.mailer,
    transports: outbox.transports,
    outbox: { messages: outbox, anyHost: false, secret: null },
    config: defaultConfig,
    origins: { public: 'http://localhost', admin: 'http://admin.localhost' },
    now: () => new Date(moment),
    ...overrides,
  })
  const { $client: connection } = database as Database & { $client: object }
  await serverOf.get(connection)?.stop()
  serverOf.set(connection, server)
  await server.start()
  const staffPhone = (await sampleStaffPhone(database)) ?? ''

  const latestCode = (phoneNumber: string) => {
    const sent = outbox.messages().find((message) => message.phoneNumber === phoneNumber)
    if (!sent) throw new Error(`No code was sent to ${phoneNumber}.`)
    return sent.code
  }

  /** Answers a request; one for a code returns when the code is sent. */
  const fetch: TarangServer['fetch'] = async (request, connection) => {
    const response = await server.fetch(request, connection)
    const kind = kindOfCode(request)
    if (waitsForCodes && kind) await server.queue.settled(kind, CODE_TIMEOUT)
    return response
  }

  async function staffToken(phoneNumber = staffPhone) {
    await post({ fetch }, '/api/auth/login-auth', { phoneNumber })
    const otp = latestCode(phoneNumber)
    const answer = await post(server, '/api/auth/verifyLoginOtp', { phoneNumber, otp })
    const { data } = (await answer.json()) as { data?: { jwtToken: string } }
    if (!data) throw new Error(`The sample staff could not log in (${answer.status}).`)
    return data.jwtToken
  }

  return {
    ...server,
    fetch,
    outbox,
    database,
    latestCode,
    staffPhone,
    staffToken,
    advanceClock: (milliseconds) => {
      moment += milliseconds
    },
    close: async () => {
      await server.stop()
      await store?.close()
    },
  }
}

const post = (server: Pick<TarangServer, 'fetch'>, path: string, body: unknown) =>
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
  return url ? openTestPostgres(url, sampleData) : openEmbeddedStore({ sampleData })
}

/** Opens a separate embedded database in memory, with the sample data if wanted. */
export const openEmbeddedStore = async ({ sampleData = false } = {}): Promise<Store> =>
  openStore({ kind: 'memory', snapshot: await openAsBlob(await preparedDatabase(sampleData)) })

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
