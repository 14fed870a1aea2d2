import { randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, gte, isNull, sql } from 'drizzle-orm'
import { mapBatches, readBatches, takeRows } from '../db/batches.ts'
import type { Database } from '../db/database.ts'
import { newestFirst, positionOf } from '../db/order.ts'
import { staffActions, users } from '../db/schema/index.ts'
import type { ActionName } from './recorded-fields.ts'
import { changedValues, type RecordedChange } from './recorded-values.ts'

const maximumRows = 10_000

/** The changes that staff made since a moment in batches, newest first. */
export const staffActionsSince = (database: Database, since: Date) =>
  mapBatches(
    takeRows(
      readBatches({
        ...newestFirst(staffActions, staffActions.at),
        read: (condition, limit) =>
          database
            .select({ ...getTableColumns(staffActions), position: positionOf(staffActions.at) })
            .from(staffActions)
            .where(and(gte(staffActions.at, since), condition))
            .orderBy(desc(staffActions.at), desc(staffActions.id))
            .limit(limit),
      }),
      maximumRows,
    ),
    ({ position: _, ...action }) => action,
  )

/** Who runs `pnpm admin`, as records name them. */
export const operator = { id: 'operator', firstName: 'pnpm', lastName: 'admin' }

interface CommandRecord {
  /** The command or setting. */
  by?: string
  action: ActionName
  subject: string | null
  now: Date
  /** The changed record, of which changed fields are stored: `recorded-fields.ts`. */
  before?: object | null | undefined
  after?: object | null | undefined
  /** Of the records that belong to this one. */
  requestId?: string
}

/** Records what an operator did by a command or a setting, in the transaction of the change. */
export const recordCommand = (
  transaction: Database,
  {
    by = `${operator.firstName} ${operator.lastName}`,
    action,
    subject,
    now,
    before,
    after,
    requestId = randomUUID(),
  }: CommandRecord,
) =>
  transaction.insert(staffActions).values({
    at: now,
    staffId: operator.id,
    staffName: by,
    action,
    subject,
    ...changedValues(action, before, after),
    requestId,
  })

interface ManyChanges {
  action: ActionName
  staff: { id: string; firstName: string; lastName: string }
  now: Date
  requestId: string
}

/** Records changes of many records at once, in the transaction of the changes. */
export async function recordChanges(
  transaction: Database,
  { action, staff, now, requestId }: ManyChanges,
  changes: readonly (RecordedChange & { subject: string })[],
) {
  // One JSON parameter, because PGlite takes seconds for ten thousand parameters.
  const json = JSON.stringify(changes)
  await transaction.execute(sql`
    insert into ${staffActions} (at, staff_id, staff_name, action, subject, before, after, request_id)
    select ${now.toISOString()}::timestamptz, ${staff.id}, ${`${staff.firstName} ${staff.lastName}`}, ${action},
      subject, before, after, ${requestId}
    from json_to_recordset(${json}::text::json) as change(subject text, before jsonb, after jsonb)`)
}

interface SignInRecord {
  action: 'session.started' | 'session.ended' | 'session.token-reused'
  user: { id: string; firstName: string; lastName: string }
  requestId: string
  now: Date
}

/** Records the start or the end of a session, in its transaction. */
export const recordSession = (transaction: Database, { action, user, requestId, now }: SignInRecord) =>
  transaction.insert(staffActions).values({
    at: now,
    staffId: user.id,
    staffName: `${user.firstName} ${user.lastName}`,
    action,
    subject: null,
    requestId,
  })

/**
 * Records a wrong code for a registered number. The same statement runs for unknown numbers, where it inserts nothing,
 * so that timing does not reveal who is staff.
 */
export const recordFailedLogin = (
  transaction: Database,
  { phoneNumber, requestId, now }: { phoneNumber: string; requestId: string; now: Date },
) =>
  transaction.execute(sql`
    insert into ${staffActions} (at, staff_id, staff_name, action, request_id)
    select ${now.toISOString()}::timestamptz, ${users.id}::text, ${users.firstName} || ' ' || ${users.lastName},
      'login.failed', ${requestId}
    from ${users} where ${and(eq(users.phoneNumber, phoneNumber), isNull(users.disabledAt))}`)
