import { eq } from 'drizzle-orm'
import { recordCommand } from '../../src/audit/staff-actions.ts'
import { lockStaff } from '../../src/auth/roles.ts'
import { setDisabled } from '../../src/auth/staff-members.ts'
import type { Database } from '../../src/db/database.ts'
import { users } from '../../src/db/schema/index.ts'

/** The changes of a member of staff that a command can make. */
export const staffChanges = ['disable', 'enable'] as const
export type StaffChange = (typeof staffChanges)[number]

/**
 * Disables a member of staff, who gets no code, no token and no refresh from then on, or enables them again. Returns
 * whether that changed anything; null for an unknown number.
 */
export const changeStaff = (
  database: Database,
  change: StaffChange,
  phoneNumber: string,
  now: Date,
): Promise<boolean | null> =>
  database.transaction(async (transaction) => {
    await lockStaff(transaction)
    // A login holds this row while it starts a session, which is then revoked here.
    const [user] = await transaction
      .select()
      .from(users)
      .where(eq(users.phoneNumber, phoneNumber))
      .for('update')
    if (!user) return null
    const disabledAt = change === 'disable' ? now : null
    if (!(await setDisabled(transaction, user, disabledAt))) return false
    await recordCommand(transaction, {
      action: `staff.${change}d`,
      subject: user.id,
      now,
      before: user,
      after: { ...user, disabledAt },
    })
    return true
  })
