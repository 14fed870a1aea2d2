import { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createDatabaseTelemetry } from '../../operations/telemetry/database-telemetry.ts'
import type { Log } from '../log-event.ts'
import { cancelStatement } from './cancel.ts'
import { type Listening, listenToChanges } from './change-listener.ts'
import { changeChannel, type Database, type Store } from './database.ts'
import { defaultLimits, type PostgresLimits } from './limits.ts'
import { checkMigrations, migrateUnderLock } from './migrate-postgres.ts'
import { isConflict, isConnectionLost, toDatabaseUnavailable } from './outage.ts'
import { QueryTimeout, withTimeout } from './query-timeout.ts'
import * as schema from './schema/index.ts'

// The longest delay of a timer.
const maxTimeout = 2 ** 31 - 1 - 60_000

/** A client whose connection can be cut while it waits for an answer. */
class AbortableClient extends pg.Client {
  readonly #socket: Socket
  isAborted = false

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
  }

  abort() {
    this.isAborted = true
    this.#socket.destroy(new Error('The database gave no answer.'))
  }
}

/** How a PostgreSQL is used. */
export interface PostgresOptions {
  limits?: PostgresLimits
  migrates?: boolean
  /** The same database without a pooler between: advisory locks of a session and `LISTEN` need a direct connection. */
  directUrl?: string
  log?: Log
}

/** Opens a PostgreSQL database, which other processes may share. */
export async function openPostgres(
  url: string,
  { limits = defaultLimits, migrates = true, directUrl = url, log = () => {} }: PostgresOptions = {},
): Promise<Store> {
  await (migrates ? migrateUnderLock(directUrl, { log }) : checkMigrations(directUrl))
  const pool = createPool(url, limits, log)

  const createDatabase = (query: Query): Database =>
    drizzle({ client: drizzleClient(query), schema, casing: 'snake_case' })

  const database = createDatabase((...query) =>
    retryConflict(() => pool.withClient((client) => pool.query(client, ...query))),
  )
  // Drizzle's own transaction on a pool never releases the connection when its first statement fails. A Drizzle database
  // costs more than a statement, so each client reuses its own.
  const databases = new WeakMap<AbortableClient, Database>()
  database.transaction = (work, config) =>
    retryConflict(() =>
      pool.withClient((client) => {
        const own = databases.get(client) ?? createDatabase((...query) => pool.query(client, ...query))
        databases.set(client, own)
        return own.transaction(work, config)
      }),
    )
  const listening: Listening[] = []
  const notify = (payload: string) => database.execute(sql`select pg_notify(${changeChannel}, ${payload})`)
  return {
    database,
    changes: {
      listen: (listener) => void listening.push(listenToChanges(directUrl, listener, { notify, log })),
      isLosing: () => listening.some((each) => each.isLosing()),
    },
    migrate: () => migrateUnderLock(directUrl, { log }),
    snapshot: () => Promise.reject(new Error('Only PGlite can be taken as a snapshot.')),
    close: async () => {
      for (const each of listening) each.stop()
      await pool.close()
    },
  }
}

const MAX_CONFLICTS = 3

/** Repeats what PostgreSQL rolled back for another transaction, at most three times. */
async function retryConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let conflicts = 1; ; conflicts += 1) {
    try {
      return await run()
    } catch (error) {
      if (conflicts > MAX_CONFLICTS || !isConflict(error)) throw error
      // Waits first: an immediate repetition can lock the row again before the other transaction wakes up.
      await setTimeout(20 * conflicts * (0.5 + Math.random()))
    }
  }
}

type Query = (config: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** A client with the one method that Drizzle calls. */
const drizzleClient = (query: Query) => ({ query }) as unknown as pg.Client

/**
 * Milliseconds for the statements at work when the pool is closed. An import that was cut off may be in one of minutes:
 * PostgreSQL rolls it back when the process has ended.
 */
const CLOSE_TIMEOUT = 2_000

/** A connection pool whose waits have timeouts. */
function createPool(url: string, limits: PostgresLimits, log: Log) {
  const pool = new pg.Pool({
    connectionString: url,
    Client: AbortableClient,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: limits.idle,
    keepAlive: true,
    // A connection that is cut inside a transaction must not hold its locks for long.
    ...(limits.statement > 0 && {
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: 4 * limits.statement,
    }),
  })
  const idle = new Set<AbortableClient>()
  // The pool handles broken connections; the listener is there because Node ends a process on an unhandled `error` event.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    client.on('notice', ({ routine }) => {
      // A cancelled wait for the standby: the transaction is committed on the primary alone.
      if (routine === 'SyncRepWaitForLSN') log('database.not-replicated', {}, 'error')
    })
  })
  pool.on('acquire', (client) => idle.delete(client as pg.PoolClient & AbortableClient))
  pool.on('remove', (client) => idle.delete(client as pg.PoolClient & AbortableClient))
  pool.on('release', (error, client) => {
    if (!error) idle.add(client as pg.PoolClient & AbortableClient)
  })

  const queryTimeout = limits.connect + (limits.statement || maxTimeout)

  async function acquire() {
    let connecting: Promise<pg.PoolClient> | null = null
    const connect = () => {
      connecting = pool.connect()
      return connecting
    }
    const releaseLate = () => void connecting?.then((client) => client.release(), ignore)
    try {
      return (await withTimeout(queryTimeout, connect, releaseLate)) as pg.PoolClient & AbortableClient
    } catch (error) {
      throw toDatabaseUnavailable(error)
    }
  }

  const telemetry = createDatabaseTelemetry(pool, limits.connections)

  const query = (client: AbortableClient, ...args: Parameters<Query>): ReturnType<Query> =>
    telemetry.observeStatement(args[0].text, () => send(client, ...args))

  async function send(client: AbortableClient, ...args: Parameters<Query>): ReturnType<Query> {
    let statement: Promise<unknown> | null = null
    try {
      return await withTimeout(queryTimeout, () => {
        const result = client.query(...args)
        statement = result
        return result
      })
    } catch (error) {
      if (!(error instanceof QueryTimeout) || !statement) throw toDatabaseUnavailable(error)
      const hasAnswered = await cancelStatement(url, client, statement)
      client.abort()
      // If PostgreSQL does not answer a cancellation, the idle connections are likely dead too, and each would cost a request its timeout.
      if (!hasAnswered) for (const other of idle) other.abort()
      throw error
    }
  }

  async function withClient<Result>(work: (client: AbortableClient) => Promise<Result>): Promise<Result> {
    const client = await acquire()
    let isLost = false
    try {
      return await work(client)
    } catch (error) {
      isLost = isConnectionLost(error)
      throw error
    } finally {
      // Closes a connection whose transaction is still open, because the timeout left no time for its rollback.
      client.release(isLost || client.isAborted || client.getTransactionStatus() !== 'I')
    }
  }

  const close = async () => {
    telemetry.stop()
    await Promise.race([pool.end(), setTimeout(CLOSE_TIMEOUT, undefined, { ref: false })])
  }
  return { withClient, query, close }
}
