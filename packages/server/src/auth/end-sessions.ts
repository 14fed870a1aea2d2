import { and, eq, isNull } from 'drizzle-orm'
import { refreshFamilies, users } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'

/**
 * Ends every session of the member of staff with that number, from the next call on: neither their tokens nor what these
 * could be exchanged for are good for anything. Answers how many there were, or null where nobody has the number.
 */
export const endSessionsOf = (database: Database, phoneNumber: string, now: Date): Promise<number | null> =>
  database.transaction(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.phoneNumber, phoneNumber))
    if (!user) return null
    const ended = await transaction
      .update(refreshFamilies)
      .set({ revokedAt: now })
      .where(and(eq(refreshFamilies.userId, user.id), isNull(refreshFamilies.revokedAt)))
      .returning({ id: refreshFamilies.id })
    return ended.length
  })
