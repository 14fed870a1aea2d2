import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { quote } from './cells.ts'
import { UnmappedColumns } from './import-failure.ts'
import type { RowValues, SaveContext, TableKind } from './import-kind.ts'
import type { Counts, ValueChange } from './import-report.ts'
import {
  changedColumns,
  countChanges,
  findAdded,
  findAmbiguous,
  findRepeated,
  findShared,
  findUnknown,
  insertAdded,
  selectChanged,
  selectNames,
  updateChanged,
} from './merge-statements.ts'
import { lackingColumns } from './read-table.ts'
import { recordChanged } from './record-changed.ts'
import type { RowErrors } from './row-errors.ts'

interface Found {
  readonly line: number
  readonly value: string
  readonly total: number
}

/** Runs a statement, whose rows both engines answer alike. */
async function select<Row>(tx: Database, statement: SQL): Promise<Row[]> {
  const { rows } = (await tx.execute(statement)) as unknown as { rows: Row[] }
  return rows
}

/** Merges the staged rows of a file into their table, and counts what that changes. With errors nothing is merged. */
export async function mergeRows(
  tx: Database,
  kind: TableKind,
  all: number,
  context: SaveContext & { isDryRun: boolean },
): Promise<Counts & { changes: readonly ValueChange[] }> {
  const { errors, isDryRun } = context
  await checkRows(tx, kind, errors)
  if (errors.count() > 0) return { added: 0, changed: 0, unchanged: 0, changes: [] }
  await checkColumns(tx, kind, context)
  await noteShared(tx, kind, context)
  const changes = isDryRun ? await listChanges(tx, kind) : []
  const { added, changed } = isDryRun ? await countAll(tx, kind) : await mergeStaged(kind, context)
  if (added > 0) noteConsents(kind, context)
  return { added, changed, unchanged: all - added - changed, changes }
}

async function countAll(tx: Database, kind: TableKind) {
  const [counts] = await select<{ added: number; changed: number }>(tx, countChanges(kind))
  return counts!
}

async function mergeStaged(kind: TableKind, context: SaveContext) {
  const { tx, now } = context
  // Before the update, which replaces the values.
  await recordChanged(kind, context)
  const update = () => countOf(tx, updateChanged(kind, now))
  const changed = await (kind.update?.(tx, update) ?? update())
  const added = await countOf(tx, insertAdded(kind, now))
  return { added, changed }
}

async function countOf(tx: Database, statement: SQL): Promise<number> {
  const [row] = await select<{ count: number }>(tx, statement)
  return row?.count ?? 0
}

/** The rules that need other rows, or other records. */
async function checkRows(tx: Database, kind: TableKind, errors: RowErrors) {
  const add = (found: readonly Found[], column: string | null, reasonOf: (value: string) => string) =>
    errors.addFound(
      found.map(({ line, value }) => ({ line, column, reason: reasonOf(value) })),
      found[0]?.total ?? 0,
    )
  const addFound = async (statement: SQL, reasonOf: (value: string) => string) =>
    add(await select<Found>(tx, statement), null, reasonOf)
  for (const reference of kind.references ?? []) {
    const found = await select<Found>(tx, findUnknown(kind, reference))
    if (found.length === 0) continue
    const { column, noun, addedBy } = reference
    const choices = (await select<{ name: string }>(tx, selectNames(reference))).map(({ name }) => name)
    const wayOut = choices.length > 0 ? `Choose one that exists, or first ${addedBy}.` : `First ${addedBy}.`
    add(found, column, (value) => `There is no ${noun} ${quote(value)}. ${wayOut}`)
    for (const { value } of found) errors.addUnknown({ column, text: value, choices })
  }
  await addFound(findRepeated(kind), (first) => `Has the key of line ${first}.`)
  if (kind.mayKeyRepeat && errors.count() === 0)
    await addFound(findAmbiguous(kind), () => 'Several records have this key. Correct them first.')
}

/** A record that exists keeps what the file lacks; a new one cannot be without it. */
async function checkColumns(tx: Database, kind: TableKind, { columns }: SaveContext) {
  const missing = columns.mapped.filter(
    ({ column, from, value, isRequired }) =>
      isRequired && from === null && value === null && !Object.hasOwn(kind.columns, column),
  )
  if (missing.length === 0) return
  const [added] = await select<Found>(tx, findAdded(kind))
  if (!added) return
  const detail = `${added.total} of its rows ${added.total === 1 ? 'is new and needs' : 'are new and need'} it, the first on line ${added.line}`
  throw new UnmappedColumns(
    lackingColumns(
      missing.map(({ column }) => column),
      detail,
    ),
    columns,
  )
}

async function noteShared(tx: Database, kind: TableKind, { notes }: SaveContext) {
  for (const column of kind.distinct ?? []) {
    if (!Object.hasOwn(kind.columns, column)) continue
    const found = await select<Found>(tx, findShared(kind, column))
    notes.addFound(
      found.map(({ line, value }) => ({ line, column, reason: `Is also in ${value}, under another key.` })),
      found[0]?.total ?? 0,
    )
  }
}

/** New recipients of a file without consents get no message. */
function noteConsents({ columns, consents = {} }: TableKind, { notes }: SaveContext) {
  const isMapped = (column: string) => Object.hasOwn(columns, column)
  const lacking = Object.entries(consents).flatMap(([address, consent]) =>
    isMapped(address) && !isMapped(consent) ? [consent] : [],
  )
  if (lacking.length === 0) return
  notes.add({
    line: null,
    column: lacking.join(', '),
    reason:
      'The file has no column for this consent: new recipients get no such messages. If they have consented, map a column of yes and no, or give “yes” as the text of every row.',
  })
}

const MOST_CHANGES = 100

interface ChangedRow {
  readonly line: number
  readonly before: RowValues
  readonly after: RowValues
}

const textOf = (value: unknown) =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

async function listChanges(tx: Database, kind: TableKind): Promise<ValueChange[]> {
  const rows = await select<ChangedRow>(
    tx,
    sql`${selectChanged(kind)} limit ${sql.raw(String(MOST_CHANGES))}`,
  )
  const changes = rows.flatMap(({ line, before, after }) =>
    changedColumns(kind).flatMap(([column, name]) => {
      const [one, other] = [textOf(before[name]), textOf(after[name])]
      return one === other ? [] : [{ line, column, before: one, after: other }]
    }),
  )
  return changes.slice(0, MOST_CHANGES)
}
