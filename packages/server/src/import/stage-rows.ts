import { setImmediate } from 'node:timers/promises'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { columnNames } from '../db/column-names.ts'
import type { Database } from '../db/database.ts'
import type { ImportedRow, TableKind } from './import-kind.ts'

/** How many rows one statement stages. */
const BATCH = 2_000

/** The rows of a file from one line to another. */
export interface LineRange {
  readonly first: number
  readonly last: number
}

/** The rows of a file in the temporary table. */
export interface StagedRows {
  readonly count: number
  /** The parts in which statements work on them; null is all rows. */
  readonly ranges: readonly (LineRange | null)[]
}

/** The temporary table of the rows of a file. */
export const staged = sql.identifier('import_rows')

/** The name of a column of the temporary table: that of the imported table, or of a column that refers to another one. */
export const stagedName = (kind: TableKind, column: string): string =>
  columnNames(kind.table).get(column) ?? toSnakeCase(column)

export const stagedColumn = (kind: TableKind, column: string): SQL =>
  sql`s.${sql.identifier(stagedName(kind, column))}`

/** Condition of the rows of a range. */
export const isInRange = (range: LineRange | null): SQL =>
  range === null ? sql`true` : sql`s.line between ${range.first} and ${range.last}`

/** Stores rows in the temporary table, in batches, which are the ranges of later statements where these have to be short. */
export async function stageRows(
  tx: Database,
  kind: TableKind,
  { rows, hasRanges }: { readonly rows: AsyncIterable<ImportedRow>; readonly hasRanges: boolean },
): Promise<StagedRows> {
  await createStagingTable(tx, kind)
  const ranges: LineRange[] = []
  let count = 0
  let batch: { line: number }[] = []
  const flush = async () => {
    if (batch.length === 0) return
    // One JSON parameter, because PGlite takes seconds for ten thousand parameters.
    const json = JSON.stringify(batch)
    await tx.execute(
      sql`insert into ${staged} select * from json_populate_recordset(null::${staged}, ${json}::text::json)`,
    )
    count += batch.length
    ranges.push({ first: batch[0]!.line, last: batch.at(-1)!.line })
    batch = []
    // The embedded database works in this thread: other requests have their turn between two batches.
    await setImmediate()
  }
  const names = Object.keys(kind.columns).map((column) => [column, stagedName(kind, column)] as const)
  for await (const { line, values } of rows) {
    batch.push({ line, ...Object.fromEntries(names.map(([column, name]) => [name, values[column]])) })
    if (batch.length === BATCH) await flush()
  }
  await flush()
  await tx.execute(sql`analyze ${staged}`)
  return { count, ranges: hasRanges ? ranges : [null] }
}

/** Removes the temporary table, which a rollback does not where it was created outside the transaction. */
export const dropStaged = (db: Database) => db.execute(sql`drop table if exists pg_temp.${staged}`)

async function createStagingTable(tx: Database, kind: TableKind) {
  const columns = getTableColumns(kind.table)
  const definitions = Object.keys(kind.columns).map((column) => {
    const type = sql.raw(columns[column]?.getSQLType() ?? 'text')
    return sql`${sql.identifier(stagedName(kind, column))} ${type}`
  })
  await dropStaged(tx)
  await tx.execute(
    sql`create temporary table ${staged} (line integer primary key, ${sql.join(definitions, sql`, `)})`,
  )
}
