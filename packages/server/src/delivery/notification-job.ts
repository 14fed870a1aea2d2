import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { deliveries, notifications, recipients } from '../db/schema/index.ts'
import type { JobKind, Queue } from '../queue/queue.ts'
import { batchKind } from './batch-job.ts'
import { jobFailed } from './delivery-rows.ts'
import { agreesTo } from './recipients.ts'

/** The kind of job that writes the deliveries of a notification. */
export const notificationKind = 'notification'

export interface NotificationJob {
  notificationId: number
  /** Queues the deliveries again that have failed by this time, the latest in the database, instead of writing new ones. */
  failedBy?: string
}

/** Recipients of one transaction, and of one job. */
const PAGE = 2000
const RANGE = 200

type Notification = typeof notifications.$inferSelect

interface JobParts {
  database: Database
  queue: Queue
  now: () => Date
}

/**
 * Writes one delivery for each recipient who has agreed to the channel, and sends a job for each range of them. Each page
 * is one transaction, so that another process continues where a killed one was.
 */
export function notificationJob({ database, queue, now }: JobParts): JobKind<NotificationJob> {
  /** Writes one page, as failed or with the jobs that send it, and returns whether there may be another. */
  const writePage = ({ notificationId, failedBy }: NotificationJob, hasFailed: boolean): Promise<boolean> =>
    database.transaction(async (tx) => {
      // Locked, so that two workers of one notification take turns.
      const [notification] = await tx
        .select()
        .from(notifications)
        .where(eq(notifications.id, notificationId))
        .for('update')
      if (!notification || notification.cancelledAt) return false
      const ids = failedBy
        ? await requeueFailed(tx, notification, new Date(failedBy))
        : await writeDeliveries(tx, notification, {
            createdAt: now(),
            ...(hasFailed && { status: 'failed', reason: jobFailed, finishedAt: now() }),
          })
      for (let at = 0; at < ids.length && !hasFailed; at += RANGE) {
        const range = ids.slice(at, at + RANGE)
        const data = { notificationId, from: range[0]!, to: range.at(-1)!, round: 0 }
        await queue.send(tx, batchKind(notification.type), data)
      }
      return ids.length === PAGE
    })

  return {
    name: notificationKind,
    keepsDeadLetters: true,
    run: async (job, signal) => {
      while (await writePage(job, false)) signal.throwIfAborted()
    },
    onDeadLetter: async (job, signal) => {
      // This job requeues failed deliveries: those that it has not reached are still marked as failed.
      if (job.failedBy) return
      while (await writePage(job, true)) signal.throwIfAborted()
    },
  }
}

/** The ids as rows, by one parameter: PGlite takes seconds for thousands, and answers nothing else meanwhile. */
const each = (ids: readonly number[]) => sql`unnest(${`{${ids}}`}::bigint[])`

type Written = Pick<typeof deliveries.$inferInsert, 'status' | 'reason' | 'createdAt' | 'finishedAt'>

async function writeDeliveries(
  tx: Database,
  { id, type, writtenTo, writesTo }: Notification,
  values: Written,
) {
  const rows = await tx
    .select({ id: recipients.id })
    .from(recipients)
    .where(and(gt(recipients.id, writtenTo ?? 0), lte(recipients.id, writesTo ?? 0), agreesTo(type)))
    .orderBy(asc(recipients.id))
    .limit(PAGE)
  const ids = rows.map((row) => row.id)
  const { status = 'queued', reason = null, createdAt, finishedAt = null } = values
  await tx.execute(sql`
    insert into ${deliveries} (notification_id, recipient_id, channel, status, reason, created_at, finished_at)
    select ${id}::int, recipient, ${type}, ${status}, ${reason}::text, ${createdAt.toISOString()}::timestamptz,
      ${finishedAt?.toISOString() ?? null}::timestamptz
    from ${each(ids)} as recipient
    on conflict do nothing`)
  const last = ids.length === PAGE ? ids.at(-1)! : writesTo
  await tx.update(notifications).set({ writtenTo: last }).where(eq(notifications.id, id))
  return ids
}

async function requeueFailed(tx: Database, { id }: Notification, failedBy: Date) {
  const isFailed = and(
    eq(deliveries.notificationId, id),
    eq(deliveries.status, 'failed'),
    lte(deliveries.finishedAt, failedBy),
  )
  const rows = await tx
    .select({ id: deliveries.id, recipientId: deliveries.recipientId })
    .from(deliveries)
    .where(isFailed)
    .orderBy(asc(deliveries.recipientId))
    .limit(PAGE)
  if (rows.length === 0) return []
  await tx
    .update(deliveries)
    .set({ status: 'queued', attempts: 0, reason: null, startedAt: null, finishedAt: null })
    .where(sql`${deliveries.id} in (select ${each(rows.map(({ id }) => id))})`)
  return rows.map(({ recipientId }) => recipientId)
}
