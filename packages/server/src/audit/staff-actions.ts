import { randomUUID } from 'node:crypto'
import { desc, gte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { staffActions } from '../db/schema/index.ts'

export type StaffAction = typeof staffActions.$inferSelect

const maximumRows = 10_000

/** The changes that staff made since a moment, newest first. */
export const staffActionsSince = (database: Database, since: Date): Promise<StaffAction[]> =>
  database
    .select()
    .from(staffActions)
    .where(gte(staffActions.at, since))
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(maximumRows)

/** Records what an operator did by `pnpm admin`, in the transaction of the change. */
export const recordCommand = (
  transaction: Database,
  { action, subject, now }: { action: string; subject: string; now: Date },
) =>
  transaction.insert(staffActions).values({
    at: now,
    staffId: 'operator',
    staffName: 'pnpm admin',
    action,
    subject,
    requestId: randomUUID(),
  })
