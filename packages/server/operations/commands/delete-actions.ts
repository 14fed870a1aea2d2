import { lt, sql } from 'drizzle-orm'
import { recordCommand } from '../../src/audit/staff-actions.ts'
import type { Database } from '../../src/db/database.ts'
import { staffActions } from '../../src/db/schema/index.ts'

/** The last moment before which staff actions may be deleted: a research analyst keeps records for five years. */
export const lastDeletable = (now: Date) => new Date(new Date(now).setUTCFullYear(now.getUTCFullYear() - 5))

/**
 * Counts the staff actions before a moment, and deletes them once that is confirmed, with a record of it. Only the owner of
 * the table may: the protection is lifted for this transaction.
 */
export async function deleteActionsBefore(
  database: Database,
  { before, isConfirmed, now }: { before: Date; isConfirmed: boolean; now: Date },
): Promise<number> {
  if (!isConfirmed) return database.$count(staffActions, lt(staffActions.at, before))
  return database.transaction(async (tx) => {
    await tx.execute(sql`grant delete on staff_actions to current_user`)
    await tx.execute(sql`alter table staff_actions disable trigger staff_actions_append_only`)
    const count = await tx.$count(staffActions, lt(staffActions.at, before))
    await tx.delete(staffActions).where(lt(staffActions.at, before))
    await tx.execute(sql`alter table staff_actions enable trigger staff_actions_append_only`)
    await tx.execute(sql`revoke delete on staff_actions from current_user`)
    const subject = `before ${before.toISOString()}`
    await recordCommand(tx, { action: 'staff-actions.deleted', subject, now, before: { actions: count } })
    return count
  })
}
