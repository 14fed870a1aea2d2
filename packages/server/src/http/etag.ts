import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import type { Env } from './context.ts'
import { refuse } from './refusal.ts'

type RecordTable = PgTable & { id: PgColumn }

/** The version of a row, which changes with each write of it: PostgreSQL's own. */
export const etagOf = (table: PgTable): SQL<string> => sql<string>`${table}.xmin::text`

/** The condition of an `If-Match` header on a row; undefined without one, and every row fits. */
export function ifMatch(context: Context<Env>, table: PgTable): SQL | undefined {
  const header = context.req.header('if-match')?.trim()
  if (header === undefined || header === '*') return undefined
  // A weak ETag never matches, as RFC 9110 has it.
  const etags = header.split(',').flatMap((entry) => /^\s*"([^"]*)"\s*$/.exec(entry)?.[1] ?? [])
  return etags.length === 0
    ? sql`false`
    : sql`${etagOf(table)} in (${sql.join(
        etags.map((etag) => sql`${etag}`),
        sql`, `,
      )})`
}

/** Refuses a write that found no row: 412 where only the version is another one, else 404. */
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
