import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Page } from '../http/pages.ts'

/** The condition of rows that follow a record in a list that is sorted by a column and the id, newest first. */
export const isAfter = (
  { after }: Page,
  table: PgTable & { id: PgColumn },
  column: PgColumn,
): SQL | undefined =>
  after === undefined
    ? undefined
    : sql`(${column}, ${table.id}) < (select ${column}, ${table.id} from ${table} where ${table.id} = ${after})`

interface Limitable<Row> extends PromiseLike<Row[]> {
  limit(count: number): PromiseLike<Row[]>
}

/** The rows of a page. */
export const rowsOfPage = async <Row>(query: Limitable<Row>, { limit }: Page): Promise<Row[]> =>
  limit === undefined ? query : query.limit(limit)
