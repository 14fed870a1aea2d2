import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type RecordTable = PgTable & { id: PgColumn }

/** A row's value of the column by which a list is sorted, exactly: a `Date` would lose the microseconds. */
export const positionOf = (column: PgColumn): SQL<string> => sql<string>`${column}::text`

/** The order of a list that is sorted by a column and the id, newest first. Its rows have the `positionOf` the column. */
export const newestFirst = (table: RecordTable, column: PgColumn) => ({
  isAfter: ({ id, position }: { id: number; position: string }): SQL =>
    sql`(${column}, ${table.id}) < (${position}, ${id})`,
  isAfterId: (id: number): SQL =>
    sql`(${column}, ${table.id}) < (select ${column}, ${table.id} from ${table} where ${table.id} = ${id})`,
})

/** The order of a list that is sorted by the id. */
export const byId = (table: RecordTable) => ({
  isAfter: ({ id }: { id: number }): SQL => sql`${table.id} > ${id}`,
  isAfterId: (id: number): SQL => sql`${table.id} > ${id}`,
})
