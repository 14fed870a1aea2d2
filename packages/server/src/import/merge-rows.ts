import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { ImportedRow, SaveContext, TableKind } from './import-kind.ts'
import type { Counts } from './import-report.ts'
import {
  countChanges,
  findAmbiguous,
  findRepeated,
  findUnknown,
  insertAdded,
  updateChanged,
} from './merge-statements.ts'
import { recordChanged } from './record-changed.ts'
import type { RowErrors } from './row-errors.ts'
import { stageRows } from './stage-rows.ts'

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

/** Merges the rows of a file into their table, and counts what that changes. Rows with errors are collected, and nothing is merged. */
export async function mergeRows(
  tx: Database,
  kind: TableKind,
  rows: AsyncIterable<ImportedRow>,
  context: SaveContext & { isDryRun: boolean },
): Promise<Counts> {
  const { errors, isDryRun } = context
  const all = await stageRows(tx, kind, rows)
  await checkRows(tx, kind, errors)
  if (errors.count() > 0) return { added: 0, changed: 0, unchanged: 0 }
  const { added, changed } = isDryRun ? await countAll(tx, kind) : await mergeStaged(kind, context)
  return { added, changed, unchanged: all - added - changed }
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
  const addFound = async (statement: SQL, column: string | null, reasonOf: (value: string) => string) => {
    const found = await select<Found>(tx, statement)
    errors.addFound(
      found.map(({ line, value }) => ({ line, column, reason: reasonOf(value) })),
      found[0]?.total ?? 0,
    )
  }
  for (const reference of kind.references ?? []) {
    const { column, noun } = reference
    await addFound(findUnknown(kind, reference), column, (value) => `There is no ${noun} ${value}.`)
  }
  await addFound(findRepeated(kind), null, (first) => `Has the key of line ${first}.`)
  if (kind.mayKeyRepeat && errors.count() === 0)
    await addFound(findAmbiguous(kind), null, () => 'Several records have this key. Correct them first.')
}
