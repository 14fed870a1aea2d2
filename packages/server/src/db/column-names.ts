import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The names of a table's columns in the database, by their keys in the schema. */
export const columnNames = (table: PgTable) =>
  new Map(
    Object.entries(getTableColumns(table)).map(([key, column]) => [
      key,
      column.keyAsName ? toSnakeCase(column.name) : column.name,
    ]),
  )
