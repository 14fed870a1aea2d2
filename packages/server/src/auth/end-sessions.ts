import { and, eq, isNull } from 'drizzle-orm'
import { recordCommand } from '../audit/staff-actions.ts'
import type { Database } from '../db/database.ts'
import { refreshFamilies, users } from '../db/schema/index.ts'

/**
 * Ends every session of the member of staff with this number: their access and refresh tokens stop working at once.
 * Returns the number of sessions, or null for an unknown number.
 */
export const endSessions = (database: Database, phoneNumber: string, now: Date): Promise<number | null> =>
  database.transaction(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.phoneNumber, phoneNumber))
    if (!user) return null
    const ended = await revokeSessions(transaction, user.id, now)
    await recordCommand(transaction, {
      action: 'staff.sessions-ended',
      subject: user.id,
      now,
      before: { sessions: ended },
      after: { sessions: 0 },
    })
    return ended
  })

/** Ends every session of all staff, and returns how many there were. */
export const endAllSessions = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (transaction) => {
    const ended = await transaction
      .update(refreshFamilies)
      .set({ revokedAt: now })
      .where(isNull(refreshFamilies.revokedAt))
      .returning({ id: refreshFamilies.id })
    await recordCommand(transaction, {
      action: 'staff.sessions-ended',
      subject: 'all',
      now,
      before: { sessions: ended.length },
      after: { sessions: 0 },
    })
    return ended.length
  })

/** Revokes the sessions of a user, and returns how many there were. */
export async function revokeSessions(transaction: Database, userId: string, now: Date): Promise<number> {
  const ended = await transaction
    .update(refreshFamilies)
    .set({ revokedAt: now })
    .where(and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.revokedAt)))
    .returning({ id: refreshFamilies.id })
  return ended.length
}
