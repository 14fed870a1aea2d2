import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { columnNames } from '../src/db/column-names.ts'
import type { Database } from '../src/db/database.ts'
import * as schema from '../src/db/schema/index.ts'
import { testMoment } from './prepared-database.ts'

/** Values of some columns, by their names, as SQL in which `n` is the number of the row. */
type Values = Readonly<Record<string, string>>

const moment = `timestamptz '${testMoment.toISOString()}'`

const tables = Object.values(schema).filter((table) => is(table, PgTable)) as PgTable[]

/** The names of all tables. */
export const tableNames = tables.map(getTableName)

/**
 * Inserts rows into every table of the schema, one time for each of its `values`. A text is the name of its column and the
 * number of the row, so that a code is the same in each table.
 */
export async function fillTables(
  database: Database,
  rows: number,
  values: Record<string, readonly Values[]>,
) {
  await database.transaction(async (tx) => {
    // In any order of the tables, without the checks of references.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const table of tables)
      for (const own of values[getTableName(table)] ?? [{}]) await fillTable(tx, table, rows, own)
  })
}

async function fillTable(tx: Database, table: PgTable, rows: number, values: Values) {
  const names = columnNames(table)
  const expressions = new Map<string, string>()
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    const name = names.get(key)!
    const value = values[name] ?? (column.hasDefault || column.generated ? null : expressionOf(column, name))
    if (value !== null) expressions.set(name, value)
  }
  const columns = [...expressions.keys()].map((name) => `"${name}"`).join(', ')
  const selected = [...expressions.values()].join(', ')
  await tx.execute(
    sql.raw(
      `insert into "${getTableName(table)}" (${columns}) select ${selected} from generate_series(1, ${rows}) n`,
    ),
  )
}

function expressionOf(column: PgColumn, name: string): string {
  const type = column.getSQLType()
  switch (type) {
    case 'text':
      return column.enumValues ? `'${column.enumValues[0]}'` : `'${name} ' || n`
    case 'integer':
    case 'smallint':
    case 'bigint':
    case 'double precision':
    case 'numeric':
      return 'n'
    case 'timestamp with time zone':
      return moment
    case 'date':
      return `date '2026-01-05'`
    case 'boolean':
      return 'true'
    case 'uuid':
      return 'gen_random_uuid()'
    case 'bytea':
      return `'\\x00'::bytea`
    case 'json':
    case 'jsonb':
      return `'[]'::${type}`
    default:
      return type.endsWith('[]') ? `'{}'::${type}` : fail(`${name} has the type ${type}.`)
  }
}

function fail(message: string): never {
  throw new Error(message)
}
