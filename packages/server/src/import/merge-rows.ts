import { setImmediate } from 'node:timers/promises'
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
import type { StagedRows } from './stage-rows.ts'

interface Found {
  readonly line: number
  readonly value: string
  readonly total: number
}

/** Runs a statement, whose rows both engines answer alike. */
async function select<Row>(tx: Database, statement: SQL): Promise<Row[]> {
  const { rows } = (await tx.execute(statement)) as unknown as { rows: Row[] }
  // The embedded database works in this thread: other requests have their turn between two statements.
  await setImmediate()
  return rows
}

/** Merges the staged rows of a file into their table, and counts what that changes. With errors nothing is merged. */
export async function mergeRows(
  tx: Database,
  kind: TableKind,
  { count, ranges }: StagedRows,
  context: SaveContext & { isDryRun: boolean },
): Promise<Counts & { changes: readonly ValueChange[] }> {
  const { errors, isDryRun } = context
  await checkRows(tx, kind, errors)
  if (errors.count() > 0) return { added: 0, changed: 0, unchanged: 0, changes: [] }
  await checkColumns(tx, kind, context)
  await noteShared(tx, kind, context)
  const changes = isDryRun ? await listChanges(tx, kind, ranges) : []
  const { added, changed } = isDryRun
    ? await countAll(tx, kind, ranges)
    : await mergeStaged(kind, context, ranges)
  if (added > 0) noteConsents(kind, context)
  return { added, changed, unchanged: count - added - changed, changes }
}

type Ranges = StagedRows['ranges']

async function countAll(tx: Database, kind: TableKind, ranges: Ranges) {
  const all = { added: 0, changed: 0 }
  for (const range of ranges) {
    const [counts] = await select<typeof all>(tx, countChanges(kind, range))
    all.added += counts!.added
    all.changed += counts!.changed
  }
  return all
}

async function mergeStaged(kind: TableKind, context: SaveContext, ranges: Ranges) {
  const { tx, now } = context
  // Before the update, which replaces the values.
  for (const range of ranges) await recordChanged(kind, context, range)
  const countOf = async (statementOf: (range: Ranges[number]) => SQL) => {
    let all = 0
    for (const range of ranges) all += (await select<{ count: number }>(tx, statementOf(range)))[0]!.count
    return all
  }
  const update = () => countOf((range) => updateChanged(kind, now, range))
  const changed = await (kind.update?.(tx, update) ?? update())
  const added = await countOf((range) => insertAdded(kind, now, range))
  return { added, changed }
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
function noteConsents({ columns, consents = [] }: TableKind, { notes }: SaveContext) {
  const isMapped = (column: string) => Object.hasOwn(columns, column)
  const lacking = consents.flatMap(({ address, consent }) =>
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

async function listChanges(tx: Database, kind: TableKind, ranges: Ranges): Promise<ValueChange[]> {
  const rows: ChangedRow[] = []
  for (const range of ranges) {
    if (rows.length >= MOST_CHANGES) break
    const limit = sql.raw(String(MOST_CHANGES))
    rows.push(...(await select<ChangedRow>(tx, sql`${selectChanged(kind, range)} limit ${limit}`)))
  }
  const changes = rows.flatMap(({ line, before, after }) =>
    changedColumns(kind).flatMap(([column, name]) => {
      const [one, other] = [textOf(before[name]), textOf(after[name])]
      return one === other ? [] : [{ line, column, before: one, after: other }]
    }),
  )
  return changes.slice(0, MOST_CHANGES)
}
