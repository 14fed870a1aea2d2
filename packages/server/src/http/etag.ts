import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import type { Env } from './context.ts'
import { refuse } from './refusal.ts'

type RecordTable = PgTable & { id: PgColumn }

/** The version of a row: PostgreSQL's `xmin`, which changes with each write. */
export const etagOf = (table: PgTable): SQL<string> => sql<string>`${table}.xmin::text`

/** The version of some columns of a row. */
export const contentEtagOf = (columns: Record<string, PgColumn>): SQL<string> =>
  sql<string>`md5(row(${sql.join(Object.values(columns), sql`, `)})::text)`

const evaluated = new WeakSet<Context<Env>>()

/** Refuses a write whose `If-Match` header no condition has read: the client asked for it only in one version. */
export function refuseUnevaluated(context: Context<Env>): void {
  const header = context.req.header('if-match')?.trim()
  if (header !== undefined && header !== '*' && !evaluated.has(context))
    refuse(412, 'This call heeds no If-Match, so nothing was changed. Send it without.')
}

/** The condition of an `If-Match` header on the version of a row; undefined without one, and every row fits. */
export function ifMatch(context: Context<Env>, etag: SQL<string>): SQL | undefined {
  evaluated.add(context)
  const header = context.req.header('if-match')?.trim()
  if (header === undefined || header === '*') return undefined
  // A weak ETag never matches (RFC 9110, section 13.1.1).
  const etags = header.split(',').flatMap((entry) => /^\s*"([^"]*)"\s*$/.exec(entry)?.[1] ?? [])
  return etags.length === 0 ? sql`false` : inArray(etag, etags)
}

/** Refuses a write that found no row: 412 if the row has another version, 404 if there is none. */
export async function refuseUnmatched(
  context: Context<Env>,
  tx: Database,
  table: RecordTable,
  id: number,
  message: string,
): Promise<never> {
  const isConditional = context.req.header('if-match') !== undefined
  const [row] = isConditional ? await tx.select({ id: table.id }).from(table).where(eq(table.id, id)) : []
  if (row) refuse(412, 'This was changed in the meantime. Load it again before you save.')
  return refuse(404, message)
}

/** Answers with one record and its ETag. */
export const respondWithRecord = (context: Context<Env>, record: { etag: string }) =>
  context.json(record, 200, { etag: `"${record.etag}"` })
