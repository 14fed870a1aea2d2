import { sql } from 'drizzle-orm'
import { hasEngineStopped } from './db/outage.ts'
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

  /** How the database is: it answers, it does not just now, or it never will again. */
  async function asked(open: Database): Promise<'well' | 'away' | 'over'> {
    const answered = open.execute(sql`select 1`).then(
      () => 'well' as const,
      (error) => (hasEngineStopped(error) ? 'over' : 'away'),
    )
    const late = new Promise<'away'>((resolve) => setTimeout(resolve, patience, 'away').unref())
    return Promise.race([answered, late])
  }

  async function unreadiness(): Promise<string | null> {
    if (isStopping) return 'The server is stopping.'
    if (!database) return 'The server is starting.'
    return (await asked(database)) === 'well' ? null : 'The database cannot be reached.'
  }

  async function death(): Promise<string | null> {
    const isDead = database && !isStopping && (await asked(database)) === 'over'
    return isDead ? 'The embedded database has broken down. The server has to be restarted.' : null
  }

  return {
    opened: (open) => {
      database = open
    },
    stopping: () => {
      isStopping = true
    },
    answer: (path) => {
      const question = paths[path]
      if (!question) return null
      return question === 'isLiving' ? death().then(answerOf('well')) : unreadiness().then(answerOf('ready'))
    },
  }
}

const answerOf = (how: 'well' | 'ready') => (reason: string | null) =>
  reason === null ? json(200, accepted(`The server is ${how}.`)) : json(503, refused(503, reason))

const json = (status: number, body: unknown) =>
  Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) },
  })
