import { sql } from 'drizzle-orm'
import { type Db, type DrizzleTransactionLike, fromDrizzle, fromPglite, type PGliteLike } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { withSeparateTimeouts } from '../db/query-timeout.ts'

/** A client of PostgreSQL with the one method that the queue calls. */
interface QueryClient {
  query(config: { text: string }, values: unknown[]): Promise<unknown>
}

interface Rows {
  rows: unknown[]
}

/** The statements of the queue on a connection to PostgreSQL. A text may have several statements; all their rows count. */
export const queueOnClient = (client: QueryClient): Db => ({
  executeSql: async (text, values) => {
    const result = (await client.query({ text }, values ?? [])) as Rows | Rows[]
    return { rows: [result].flat().flatMap(({ rows }) => rows) }
  },
})

const isPglite = (client: object): client is PGliteLike => 'exec' in client

/** The statements of the queue on an open database. */
export function queueOnDatabase(database: Database): Db {
  const { $client } = database as Database & { $client: QueryClient | (PGliteLike & QueryClient) }
  if (isPglite($client)) return fromPglite($client)
  const { executeSql } = queueOnClient($client)
  return { executeSql: (...statement) => withSeparateTimeouts(() => executeSql(...statement)) }
}

/** The statements of the queue inside a transaction. */
export const queueInTransaction = (tx: Database): Db => fromDrizzle(tx as DrizzleTransactionLike, sql)
