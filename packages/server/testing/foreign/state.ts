import type { Context } from 'hono'
import type * as v from 'valibot'
import { check } from '../../src/http/fields.ts'
import { refuse } from '../../src/http/refusal.ts'
import type { Answers } from './answers.ts'
import type { Dialect } from './dialects.ts'
import { momentText, type Records, type StoredFile } from './records.ts'
import type { ReadRequest } from './requests.ts'
import { canonicalId, type IdKind, idIn } from './values.ts'

/** Hono's environment of every route. */
export interface Env {
  Variables: { read: ReadRequest; answers: Answers }
}

/** The state of a foreign upstream. */
export interface State {
  readonly dialect: Dialect
  readonly records: Records
  readonly files: Map<string, StoredFile>
  readonly faults: string[]
  readonly codes: Map<string, string>
  readonly tokens: Set<string>
  readonly refreshTokens: Set<string>
  /** The current time, as text. */
  now(): string
  newId(): number
}

export function createState(
  dialect: Dialect,
  records: Records,
  files: Map<string, StoredFile>,
  now: Date,
): State {
  let lastId = 1000
  return {
    dialect,
    records,
    files,
    faults: [],
    codes: new Map(),
    tokens: new Set(),
    refreshTokens: new Set(),
    now: () => momentText(now),
    newId: () => ++lastId,
  }
}

/** The JSON body of a request, checked against a schema. */
export const bodyOf = <Schema extends v.GenericSchema>(context: Context<Env>, schema: Schema) =>
  check(schema, context.var.read.sent.body ?? {})

/** Finds the record of an id in a path or form, or refuses. */
export function findById<Row extends { id: number }>(
  { dialect }: State,
  kind: IdKind,
  rows: readonly Row[],
  id: unknown,
): Row {
  const canonical = canonicalId(dialect, kind, id)
  return rows.find((row) => row.id === canonical) ?? refuse(404, `There is no such ${kind}.`)
}

/** Finds the record of an id in JSON, which must have the type in which the upstream sent it. */
export function findByJsonId<Row extends { id: number }>(
  state: State,
  kind: IdKind,
  rows: readonly Row[],
  id: unknown,
): Row {
  const row = findById(state, kind, rows, id)
  if (idIn(state.dialect, kind, row.id) !== id)
    state.faults.push(`the id ${JSON.stringify(id)} came as ${typeof id}`)
  return row
}
