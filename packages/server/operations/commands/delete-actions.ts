import { lt, sql } from 'drizzle-orm'
import { recordCommand } from '../../src/audit/staff-actions.ts'
import type { Database } from '../../src/db/database.ts'
import { staffActions } from '../../src/db/schema/index.ts'

/**
 * Deletes the staff actions before a moment, and records that. Only the owner of the table may: the protection is lifted
 * for this transaction. Returns how many there were.
 */
export const deleteActionsBefore = (database: Database, before: Date, now: Date): Promise<number> =>
  database.transaction(async (tx) => {
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
