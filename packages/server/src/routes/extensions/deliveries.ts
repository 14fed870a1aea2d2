import { and, eq, max } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { deliveries, notifications } from '../../db/schema/index.ts'
import { type NotificationJob, notificationKind } from '../../delivery/notification-job.ts'
import { type DeliveryProgress, readProgress } from '../../delivery/progress.ts'
import { countRecipients } from '../../delivery/recipients.ts'
import type { Env } from '../../http/context.ts'
import { refuse } from '../../http/refusal.ts'
import { runStaffAction, unchanged } from '../../http/staff-action.ts'
import { channelOf } from '../channel-param.ts'

const notFound = () => refuse(404, 'There is no such notification.')

function idOf(context: Context<Env>): number {
  const id = context.req.param('id') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : notFound()
}

const progressOf = async (database: Database, id: number): Promise<DeliveryProgress> =>
  (await readProgress(database, id)) ?? notFound()

/** Locks a notification, so that its jobs wait, and returns what has become of it. */
async function lockedProgress(tx: Database, id: number): Promise<DeliveryProgress> {
  await tx.select({ id: notifications.id }).from(notifications).where(eq(notifications.id, id)).for('update')
  return progressOf(tx, id)
}

/** When the last of its messages failed, by the clock of the process that stored it: other processes have other clocks. */
async function lastFailure(tx: Database, id: number): Promise<string> {
  const [last] = await tx
    .select({ at: max(deliveries.finishedAt) })
    .from(deliveries)
    .where(and(eq(deliveries.notificationId, id), eq(deliveries.status, 'failed')))
  return last?.at?.toISOString() ?? refuse(409, 'No message has failed.')
}

/** Whom a notification is sent to, what has become of it for them, and how that is changed. */
export const deliveryRoutes = new Hono<Env>()
  .get('/notifications/:id/delivery', async (context) =>
    context.json(await progressOf(context.var.app.database, idOf(context))),
  )

  .get('/notifications/recipients/:channel', async (context) => {
    const channel = channelOf(context.req.param('channel'))
    const { count } = await countRecipients(context.var.app.database, channel)
    return context.json({ channel, count })
  })

  .post('/notifications/:id/delivery/cancel', async (context) => {
    const id = idOf(context)
    const { now, database } = context.var.app
    await runStaffAction(
      context,
      'notification.cancelled',
      async (tx, record) => {
        const { state } = await lockedProgress(tx, id)
        if (state === 'cancelled') return unchanged
        if (state !== 'sending')
          refuse(409, 'Nothing is left to cancel: every message has been sent or has failed.')
        const cancelledAt = now()
        await tx.update(notifications).set({ cancelledAt }).where(eq(notifications.id, id))
        record({ cancelledAt: null }, { cancelledAt })
        return id
      },
      (subject) => subject,
    )
    return context.json(await progressOf(database, id))
  })

  .post('/notifications/:id/delivery/retry', async (context) => {
    const id = idOf(context)
    const { queue, database, delivery } = context.var.app
    await runStaffAction(
      context,
      'notification.retried',
      async (tx, record) => {
        const { state, failed, queued, channel } = await lockedProgress(tx, id)
        if (state === 'cancelled') refuse(409, 'A cancelled notification is not sent again.')
        const failedBy = await lastFailure(tx, id)
        if (!delivery.channels.has(channel)) refuse(422, `${channel} has no provider on this server.`)
        const job: NotificationJob = { notificationId: id, failedBy }
        await queue.send(tx, notificationKind, job)
        record({ failed, queued }, { failed: 0, queued: queued + failed })
        return id
      },
      (subject) => subject,
    )
    queue.wake(notificationKind)
    return context.json(await progressOf(database, id))
  })
