import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type PostgresLimits, usualLimits } from './limits.ts'
import { failMigration, migrations } from './migrations.ts'
import { asOutage, isAway } from './outage.ts'
import { asking } from './patience.ts'
import * as schema from './schema/index.ts'
import { type Database, type Store, setupLock } from './store.ts'

// The longest that a timer can wait.
const longest = 2 ** 31 - 1 - 60_000

/** A client that can be hung up on, whatever it waits for. */
class Line extends pg.Client {
  readonly #socket: Socket

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
  }

  hangUp() {
    this.#socket.destroy(new Error('The database gave no answer.'))
  }
}

/** Opens a database on a PostgreSQL, of which other processes may be using the same. */
export async function openPostgres(url: string, limits: PostgresLimits = usualLimits): Promise<Store> {
  await migratedAlone(url)
  const exchange = openExchange(url, limits)

  const databaseOver = (query: Query): Database =>
    drizzle({ client: statements(query), schema, casing: 'snake_case' })

  const database = databaseOver((...query) => exchange.hold((line) => exchange.ask(line, ...query)))
  // Drizzle's own transaction on a pool keeps the connection for ever where its first statement fails. What Drizzle
  // makes of a line costs more than a statement does, so each line keeps it.
  const databases = new WeakMap<Line, Database>()
  database.transaction = (work, config) =>
    exchange.hold((line) => {
      const own = databases.get(line) ?? databaseOver((...query) => exchange.ask(line, ...query))
      databases.set(line, own)
      return own.transaction(work, config)
    })
  return {
    database,
    migrate: () => migratedAlone(url),
    snapshot: () => Promise.reject(new Error('Only PGlite can be taken as a snapshot.')),
    close: () => exchange.close(),
  }
}

type Query = (config: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** All that Drizzle asks of a client. */
const statements = (query: Query) => ({ query }) as unknown as pg.Client

/** Connections, and the ways to ask something of one: once, or several times in a row. */
function openExchange(url: string, limits: PostgresLimits) {
  const pool = new pg.Pool({
    connectionString: url,
    Client: Line,
    max: limits.connections,
    connectionTimeoutMillis: limits.connect,
    idleTimeoutMillis: limits.idle,
    keepAlive: true,
    // A line that is cut while it is inside a transaction must not hold its locks for long.
    ...(limits.statement > 0 && {
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: 4 * limits.statement,
    }),
  })
  const unused = new Set<Line>()
  // A line that breaks while it is used fails its statement, and one that breaks unused leaves the pool: there is
  // nothing more to do, but an error that nobody listens to would end the process.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  pool.on('acquire', (client) => unused.delete(client as pg.PoolClient & Line))
  pool.on('remove', (client) => unused.delete(client as pg.PoolClient & Line))
  pool.on('release', (error, client) => {
    if (!error) unused.add(client as pg.PoolClient & Line)
  })

  const patience = limits.connect + (limits.statement || longest)

  async function acquire() {
    let connecting: Promise<pg.PoolClient> | null = null
    const connect = () => {
      connecting = pool.connect()
      return connecting
    }
    const giveBack = () => void connecting?.then((client) => client.release(), ignore)
    try {
      return (await asking(patience, connect, giveBack)) as pg.PoolClient & Line
    } catch (error) {
      throw asOutage(error)
    }
  }

  async function ask(line: Line, ...query: Parameters<Query>): ReturnType<Query> {
    const hangUp = () => {
      line.hangUp()
      // Where one line is dead those that lie unused are likely to be, and each would cost somebody a wait.
      for (const other of unused) other.hangUp()
    }
    try {
      return await asking(patience, () => line.query(...query), hangUp)
    } catch (error) {
      throw asOutage(error)
    }
  }

  async function hold<Result>(work: (line: Line) => Promise<Result>): Promise<Result> {
    const line = await acquire()
    let isBroken = false
    try {
      return await work(line)
    } catch (error) {
      isBroken = isAway(error)
      throw error
    } finally {
      line.release(isBroken)
    }
  }

  return { hold, ask, close: () => pool.end() }
}

/** Brings the tables up to date, one process after the other. */
async function migratedAlone(url: string) {
  // One connection, because an advisory lock belongs to the connection that took it and goes when it ends.
  const alone = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  alone.on('error', () => {})
  await alone.connect()
  try {
    await alone.query('select pg_advisory_lock($1)', [setupLock])
    await migrate(drizzle({ client: alone, schema, casing: 'snake_case' }), migrations).catch(failMigration)
  } finally {
    await alone.end()
  }
}
