import { sql } from 'drizzle-orm'
import type { Database, PublicChanges } from './db/database.ts'
import { hasEngineStopped } from './db/outage.ts'
import { accepted, refused } from './http/envelope.ts'

interface HealthOptions {
  isEmbedded?: boolean
  changes?: Pick<PublicChanges, 'isLosing'> | null
}

/** Liveness (`/healthz`, for a process manager) and readiness (`/readyz`, for a load balancer). */
export interface Health {
  /** The server has started with this database, which may be embedded in this process, and listens to its changes. */
  start(database: Database, options?: HealthOptions): void
  /** The server is shutting down: it stays live and is no longer ready. */
  stop(): void
  /** Answers a health path; null for any other. */
  answer(path: string): Promise<Response> | null
}

const probes: Record<string, 'liveness' | 'readiness'> = { '/healthz': 'liveness', '/readyz': 'readiness' }

export const healthPaths = Object.keys(probes)

/** How long the database may take to answer `select 1`, in milliseconds. */
const databaseTimeout = 2000
/** How long liveness waits for the embedded database, in milliseconds. It is long, because a busy database is alive. */
const engineTimeout = 25

type DatabaseState = 'available' | 'unavailable' | 'stopped'

async function stateOf(database: Database, limit: number): Promise<DatabaseState> {
  const answer = database.execute(sql`select 1`).then(
    (): DatabaseState => 'available',
    (error): DatabaseState => (hasEngineStopped(error) ? 'stopped' : 'unavailable'),
  )
  const timeout = new Promise<DatabaseState>((resolve) => {
    setTimeout(resolve, limit, 'unavailable').unref()
  })
  return Promise.race([answer, timeout])
}

/** Creates the health of a server that is still starting. */
export function createHealth(): Health {
  let database: Database | null = null
  let isEmbedded = false
  let changes: HealthOptions['changes'] = null
  let isStopping = false

  async function readiness(): Promise<Response> {
    if (isStopping) return unhealthy('The server is stopping.')
    if (!database) return unhealthy('The server is starting.')
    if ((await stateOf(database, databaseTimeout)) !== 'available')
      return unhealthy('The database cannot be reached.')
    return changes?.isLosing?.()
      ? unhealthy('The notifications of the database do not arrive. Is there a pooler in between?')
      : healthy('The server is ready.')
  }

  async function liveness(): Promise<Response> {
    // Checks only an embedded database, which needs a restart when it has aborted. With PostgreSQL a check would make the process manager restart every server during an outage.
    const engine = isEmbedded && !isStopping ? database : null
    const needsRestart = engine && (await stateOf(engine, engineTimeout)) === 'stopped'
    return needsRestart
      ? unhealthy('The embedded database has broken down. The server has to be restarted.')
      : healthy('The server is well.')
  }

  return {
    start: (opened, options) => {
      database = opened
      isEmbedded = options?.isEmbedded ?? false
      changes = options?.changes ?? null
    },
    stop: () => {
      isStopping = true
    },
    answer: (path) => {
      const probe = probes[path]
      if (!probe) return null
      return probe === 'liveness' ? liveness() : readiness()
    },
  }
}

const healthy = (message: string) =>
  Response.json(accepted(message), { headers: { 'cache-control': 'no-store' } })

const unhealthy = (reason: string) =>
  Response.json(refused(503, reason), {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '5' },
  })
