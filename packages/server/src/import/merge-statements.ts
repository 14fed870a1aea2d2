import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { columnNames } from '../db/column-names.ts'
import type { Reference, TableKind } from './import-kind.ts'
import { MAX_FAILED_ROWS } from './row-errors.ts'
import { isInRange, type LineRange, staged, stagedColumn } from './stage-rows.ts'

const mostRows = sql.raw(`limit ${MAX_FAILED_ROWS}`)

const and = (conditions: SQL[]) => sql.join(conditions, sql` and `)
const list = (columns: SQL[]) => sql.join(columns, sql`, `)

/** The column of a table's row `t`, or of the joined row of a file `v`. */
const columnOf = (row: 't' | 'v', kind: TableKind, column: string) =>
  sql`${sql.identifier(row)}.${targetName(kind, column)}`

const targetName = (kind: TableKind, column: string) =>
  sql.identifier(columnNames(kind.table).get(column) ?? column)

const referencesOf = (kind: TableKind): readonly Reference[] => kind.references ?? []

/** The columns of the table that a file sets. */
const writtenColumns = (kind: TableKind): string[] =>
  Object.keys(kind.columns).map(
    (column) => referencesOf(kind).find((reference) => reference.column === column)?.storedAs ?? column,
  )

/** The column of the file that has a part of the key. */
const stagedKey = (kind: TableKind) =>
  kind.key.map((column) =>
    stagedColumn(kind, referencesOf(kind).find(({ storedAs }) => storedAs === column)?.column ?? column),
  )

const nameIn = (reference: Reference) =>
  sql`r.${sql.identifier(columnNames(reference.table).get(reference.by) ?? reference.by)}`

/** The rows of the file, or of a range, with the ids of the records to which they refer. */
function sourceOf(kind: TableKind, range: LineRange | null = null): SQL {
  const values = Object.keys(kind.columns).map((column) => {
    const reference = referencesOf(kind).find((each) => each.column === column)
    const value = stagedColumn(kind, column)
    if (!reference?.storedAs) return value
    const id = sql`(select r.id from ${reference.table} r where ${nameIn(reference)} = ${value})`
    return sql`${id} as ${targetName(kind, reference.storedAs)}`
  })
  return sql`(select s.line, ${list(values)} from ${staged} s where ${isInRange(range)}) v`
}

const hasSameKey = (kind: TableKind) =>
  and(kind.key.map((column) => sql`${columnOf('t', kind, column)} = ${columnOf('v', kind, column)}`))

const valueColumns = (kind: TableKind) => writtenColumns(kind).filter((column) => !kind.key.includes(column))

const isDifferent = (kind: TableKind) => {
  const values = (row: 't' | 'v') => list(valueColumns(kind).map((column) => columnOf(row, kind, column)))
  return sql`(${values('t')}) is distinct from (${values('v')})`
}

/** Counts what an import would add and change. Inserting and rolling back would use up ids. */
export const countChanges = (kind: TableKind, range: LineRange | null): SQL =>
  sql`select count(*) filter (where not exists_already)::int as added, count(*) filter (where exists_already and is_different)::int as changed from (select t.${targetName(kind, kind.key[0]!)} is not null as exists_already, ${isDifferent(kind)} as is_different from ${sourceOf(kind, range)} left join ${kind.table} t on ${hasSameKey(kind)}) c`

/** Selects the records that differ from the file, each with its subject and its values before and after. */
export function selectChanged(kind: TableKind, range: LineRange | null): SQL {
  const names = kind.recordedAs.subject?.map((column) => stagedColumn(kind, column)) ?? [sql`t.id`]
  const subject = sql`concat_ws(' ', ${list(names)})`
  return sql`select v.line, ${subject} as subject, to_jsonb(t) as before, to_jsonb(v) as after from ${sourceOf(kind, range)} join ${staged} s on s.line = v.line join ${kind.table} t on ${hasSameKey(kind)} where ${isDifferent(kind)} order by v.line`
}

/** The columns that an import changes, with their names in the database. */
export const changedColumns = (kind: TableKind): [column: string, name: string][] =>
  valueColumns(kind).map((column) => [column, columnNames(kind.table).get(column) ?? column])

/** Updates the records that differ from the file, and counts them. */
export function updateChanged(kind: TableKind, now: Date, range: LineRange | null): SQL {
  const columns = valueColumns(kind)
  const changes = columns.map((column) => sql`${targetName(kind, column)} = ${columnOf('v', kind, column)}`)
  if (kind.changedAt)
    changes.push(sql`${targetName(kind, kind.changedAt)} = ${now.toISOString()}::timestamptz`)
  return counted(
    sql`update ${kind.table} t set ${list(changes)} from ${sourceOf(kind, range)} where ${hasSameKey(kind)} and ${isDifferent(kind)}`,
  )
}

/** Inserts the rows of the file that no record has, in the order of the file, and counts them. */
export function insertAdded(kind: TableKind, now: Date, range: LineRange | null): SQL {
  const columns = writtenColumns(kind)
  const names = columns.map((column) => sql`${targetName(kind, column)}`)
  const values = columns.map((column) => columnOf('v', kind, column))
  if (kind.addedAt) {
    names.push(sql`${targetName(kind, kind.addedAt)}`)
    values.push(sql`${now.toISOString()}::timestamptz`)
  }
  const types = getTableColumns(kind.table)
  for (const [column, value] of Object.entries(kind.defaults ?? {})) {
    names.push(sql`${targetName(kind, column)}`)
    values.push(sql`${value}::${sql.raw(types[column]?.getSQLType() ?? 'text')}`)
  }
  return counted(
    sql`insert into ${kind.table} (${list(names)}) select ${list(values)} from ${sourceOf(kind, range)} where not exists (select from ${kind.table} t where ${hasSameKey(kind)}) order by v.line`,
  )
}

const counted = (change: SQL) =>
  sql`with changed as (${change} returning 1) select count(*)::int as count from changed`

/** Finds the rows that no record has. */
export const findAdded = (kind: TableKind): SQL =>
  sql`select v.line, '' as value, count(*) over ()::int as total from ${sourceOf(kind)} where not exists (select from ${kind.table} t where ${hasSameKey(kind)}) order by v.line limit 1`

/** Finds rows whose column has the value of an earlier row, or of a record with another key; `value` says where. */
export function findShared(kind: TableKind, column: string): SQL {
  const value = sql`lower(${stagedColumn(kind, column)})`
  const stored = sql`lower(t.${targetName(kind, column)})`
  return sql`select s.line, coalesce('line ' || k.first, 'another record') as value, count(*) over ()::int as total from ${staged} s left join (select ${value} as value, min(s.line) as first from ${staged} s group by 1) k on ${value} = k.value and s.line > k.first where ${stagedColumn(kind, column)} is not null and (k.first is not null or exists (select from ${kind.table} t where ${stored} = ${value} and (${list(kind.key.map((key) => sql`t.${targetName(kind, key)}`))}) <> (${list(stagedKey(kind))}))) order by s.line ${mostRows}`
}

/** Finds rows whose column names a record that does not exist. */
export function findUnknown(kind: TableKind, reference: Reference): SQL {
  const value = stagedColumn(kind, reference.column)
  return sql`select s.line, ${value} as value, count(*) over ()::int as total from ${staged} s where ${value} is not null and not exists (select from ${reference.table} r where ${nameIn(reference)} = ${value}) order by s.line ${mostRows}`
}

/** Selects existing names to offer in place of an unknown one, at most 200. */
export function selectNames(reference: Reference): SQL {
  return sql`select ${nameIn(reference)} as name from ${reference.table} r order by 1 limit 200`
}

/** Finds rows whose key an earlier row has; `value` is the line of that row. */
export function findRepeated(kind: TableKind): SQL {
  const isSame = and(stagedKey(kind).map((column, index) => sql`${column} = k.${keyName(index)}`))
  const keys = stagedKey(kind).map((column, index) => sql`${column} as ${keyName(index)}`)
  return sql`select s.line, k.first::text as value, count(*) over ()::int as total from ${staged} s join (select ${list(keys)}, min(s.line) as first from ${staged} s group by ${list(stagedKey(kind))} having count(*) > 1) k on ${isSame} and s.line > k.first order by s.line ${mostRows}`
}

const keyName = (index: number) => sql.identifier(`key_${index}`)

/** Finds rows with a key that several records have. */
export const findAmbiguous = (kind: TableKind): SQL =>
  sql`select line, '' as value, count(*) over ()::int as total from (select v.line from ${sourceOf(kind)} join ${kind.table} t on ${hasSameKey(kind)} group by v.line having count(*) > 1) a order by line ${mostRows}`
