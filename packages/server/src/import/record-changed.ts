import { sql } from 'drizzle-orm'
import { changedValues, type RecordedValues } from '../audit/recorded-values.ts'
import { recordChanges } from '../audit/staff-actions.ts'
import type { SaveContext, TableKind } from './import-kind.ts'
import { changedColumns, selectChanged } from './merge-statements.ts'
import type { LineRange } from './stage-rows.ts'

/** How many changed records are in memory. */
const BATCH = 2_000

interface ChangedRow {
  readonly subject: string
  /** Values by the names of the columns in the database. */
  readonly before: RecordedValues
  readonly after: RecordedValues
}

/** Records each record that the staged rows of a range are about to change, with its values before and after, as a staff action; blogs record their own. */
export async function recordChanged(
  kind: TableKind,
  { tx, staff, now, requestId }: Pick<SaveContext, 'tx' | 'staff' | 'now' | 'requestId'>,
  range: LineRange | null,
): Promise<void> {
  const columns = changedColumns(kind)
  const valuesOf = (row: RecordedValues) =>
    Object.fromEntries(columns.map(([column, name]) => [column, row[name]]))
  await tx.execute(sql`declare changed_records no scroll cursor for ${selectChanged(kind, range)}`)
  for (;;) {
    const { rows } = (await tx.execute(
      sql`fetch ${sql.raw(String(BATCH))} from changed_records`,
    )) as unknown as { rows: ChangedRow[] }
    if (rows.length === 0) break
    const { action } = kind.recordedAs
    const changes = rows.map(({ subject, before, after }) => ({
      subject,
      ...changedValues(action, valuesOf(before), valuesOf(after)),
    }))
    await recordChanges(tx, { action, staff, now, requestId }, changes)
  }
  await tx.execute(sql`close changed_records`)
}
