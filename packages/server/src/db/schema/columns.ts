import { getTableColumns } from 'drizzle-orm'
import { customType, numeric, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'

/** Raw bytes, which both engines read and write as a `Uint8Array`. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** An amount of money or a percentage, stored exactly. The API sends it as a JSON number. */
export const money = () => numeric({ mode: 'number' })

interface Statement {
  /** What of a person it holds; undefined if it holds nothing of a person. */
  readonly personal?: string
  /** Whether staff actions, which stay when a person is erased, may record its values. */
  readonly isRecorded: boolean
}

const statements = new WeakMap<object, Statement>()

/** A built column has the configuration of its builder. */
const configOf = (column: object) => (column as { config: object }).config

function state<Builder extends object>(builder: Builder, changes: Partial<Statement>): Builder {
  statements.set(configOf(builder), { isRecorded: false, ...statements.get(configOf(builder)), ...changes })
  return builder
}

/** States what personal data a column holds. */
export const personal = <Builder extends object>(what: string, builder: Builder): Builder =>
  state(builder, { personal: what })

/** States that staff actions may record the values of a column. Personal data may be recorded of staff only. */
export const recorded = <Builder extends object>(builder: Builder): Builder =>
  state(builder, { isRecorded: true })

/** States that a column holds nothing of a person, and that staff actions do not record it. */
export const unrecorded = <Builder extends object>(builder: Builder): Builder => state(builder, {})

/** What its definition states about a column; undefined if nothing. */
export const statementOf = (column: PgColumn): Statement | undefined => statements.get(configOf(column))

/** The columns of a table whose values staff actions may record. */
export const recordedColumns = (table: PgTable): string[] =>
  Object.entries(getTableColumns(table))
    .filter(([, column]) => statementOf(column)?.isRecorded)
    .map(([name]) => name)
