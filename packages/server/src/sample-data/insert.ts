import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnNames } from '../db/column-names.ts'
import type { Database } from '../db/database.ts'

const asJson = (value: unknown) =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : (value ?? null)

/** Inserts rows from one JSON parameter, because PGlite takes seconds for ten thousand parameters. */
export async function insertAll<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
) {
  const [first] = rows
  if (!first) return
  const names = columnNames(table)
  const keys = Object.keys(first)
  const json = JSON.stringify(
    rows.map((row) => {
      const values: Record<string, unknown> = row
      return Object.fromEntries(keys.map((key) => [names.get(key), asJson(values[key])]))
    }),
  )
  const columns = sql.join(
    keys.map((key) => sql.identifier(names.get(key) ?? key)),
    sql`, `,
  )
  await database.execute(
    sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${json}::text::json)`,
  )
}

/** Sets the id sequences to continue after the inserted ids. */
export async function continueIds(database: Database, tables: readonly PgTable[]) {
  for (const table of tables) {
    const name = getTableName(table)
    await database.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`,
    )
  }
}
