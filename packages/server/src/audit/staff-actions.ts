import { desc, gte } from 'drizzle-orm'
import { staffActions } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'

/** One thing that a member of staff did. */
export type StaffAction = typeof staffActions.$inferSelect

/** The most that are read at once. */
const most = 10_000

/** What staff did since a moment, newest first. */
export const staffActionsSince = (database: Database, since: Date): Promise<StaffAction[]> =>
  database
    .select()
    .from(staffActions)
    .where(gte(staffActions.at, since))
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(most)
