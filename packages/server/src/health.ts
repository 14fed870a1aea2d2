import { sql } from 'drizzle-orm'
import type { Database } from './db/store.ts'
import { accepted, refused } from './http/envelope.ts'

/** Whether a process lives, and whether it is ready for calls: for whoever starts it and sends calls to it. */
export type Health = {
  /** The server is there, with this database. */
  opened(database: Database): void
  /** The server is about to stop: it lives on, but is not to be sent anything more. */
  stopping(): void
  /** The answer to a question about health, or null where a path asks for something else. */
  answer(path: string): Promise<Response> | null
}

const paths: Record<string, 'isLiving' | 'isReady'> = { '/healthz': 'isLiving', '/readyz': 'isReady' }

/** The paths that ask about health. */
export const healthPaths = Object.keys(paths)

/** How long the database may take over a question that costs it nothing. */
const patience = 2000

/** Makes the health of a server that is still to be opened. */
export function createHealth(): Health {
  let database: Database | null = null
  let isStopping = false

  async function unreadiness(): Promise<string | null> {
    if (isStopping) return 'The server is stopping.'
    if (!database) return 'The server is starting.'
    const answered = database.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false).unref())
    return (await Promise.race([answered, late])) ? null : 'The database cannot be reached.'
  }

  return {
    opened: (open) => {
      database = open
    },
    stopping: () => {
      isStopping = true
    },
    answer: (path) => {
      const asked = paths[path]
      if (!asked) return null
      return asked === 'isLiving' ? living() : unreadiness().then(readiness)
    },
  }
}

const living = async () => json(200, accepted('The server is well.'))

const readiness = (reason: string | null) =>
  reason === null ? json(200, accepted('The server is ready.')) : json(503, refused(503, reason))

const json = (status: number, body: unknown) =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) },
  })
