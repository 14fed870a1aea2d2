import { and, asc, between, count, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { deliveries, notifications, recipients } from '../db/schema/index.ts'
import type { Channel } from './channels.ts'
import { addressOf, agreesTo } from './recipients.ts'
import type { DeliveryRules } from './rules.ts'
import type { BatchResult, DeliveryMessage } from './transport.ts'

/** The recipients of one job, by their ids. */
export interface Range {
  notificationId: number
  from: number
  to: number
}

const isQueuedIn = ({ notificationId, from, to }: Range) =>
  and(
    eq(deliveries.notificationId, notificationId),
    between(deliveries.recipientId, from, to),
    eq(deliveries.status, 'queued'),
  )

type AttemptRules = Pick<DeliveryRules, 'attemptTimeout'>

/** Whether the attempt at a delivery counts as lost: no outcome of it comes any more. */
const isLost = ({ attemptTimeout }: AttemptRules) =>
  lt(deliveries.startedAt, sql`clock_timestamp() - make_interval(secs => ${attemptTimeout})`)

interface ClaimOptions {
  /** The delivery after which to look. */
  after: number
  size: number
  channel: Channel
  rules: AttemptRules
  now: Date
}

/**
 * Marks the next deliveries of a range as being attempted, before anything is sent: no other worker takes them until the
 * attempt counts as lost. By the database's clock, which all processes share.
 */
export const claimBatch = (
  database: Database,
  range: Range,
  { after, size, channel, rules, now }: ClaimOptions,
): Promise<{ messages: DeliveryMessage[]; last: number | null }> =>
  database.transaction(async (tx) => {
    const [notification] = await tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.id, range.notificationId), isNull(notifications.cancelledAt)))
      // Waits for a cancellation that is being written.
      .for('share')
    if (!notification) {
      await cancelRange(tx, range, { rules, now })
      return { messages: [], last: null }
    }
    const isFree = or(isNull(deliveries.startedAt), isLost(rules))
    const rows = await tx
      .select({
        deliveryId: deliveries.id,
        recipientId: recipients.id,
        name: recipients.name,
        address: addressOf(channel),
        agrees: sql<boolean>`${agreesTo(channel)}`,
      })
      .from(deliveries)
      .innerJoin(recipients, eq(recipients.id, deliveries.recipientId))
      .where(and(isQueuedIn(range), gt(deliveries.id, after), isFree))
      .orderBy(asc(deliveries.id))
      .limit(size)
      .for('update', { of: deliveries, skipLocked: true })
    const willing = rows.filter(({ agrees }) => agrees)
    const unwilling = rows.filter(({ agrees }) => !agrees)
    if (unwilling.length > 0) {
      await tx
        .update(deliveries)
        .set({
          status: 'cancelled',
          reason: 'This person no longer agrees to it.',
          finishedAt: now,
          startedAt: null,
        })
        .where(
          inArray(
            deliveries.id,
            unwilling.map((row) => row.deliveryId),
          ),
        )
    }
    if (willing.length > 0) {
      await tx
        .update(deliveries)
        .set({ startedAt: sql`clock_timestamp()`, attempts: sql`${deliveries.attempts} + 1` })
        .where(
          inArray(
            deliveries.id,
            willing.map((row) => row.deliveryId),
          ),
        )
    }
    const { title, shortDesc, longDesc } = notification
    const messages = willing.map(({ deliveryId, recipientId, name, address }) => ({
      deliveryId,
      notificationId: notification.id,
      title,
      shortDesc,
      longDesc,
      recipient: { id: recipientId, name, address: address ?? '' },
    }))
    return { messages, last: rows.at(-1)?.deliveryId ?? null }
  })

/** A reason quotes the provider. PostgreSQL refuses U+0000 and half characters, and with them the outcomes of the whole batch. */
const storable = (reason: string) => reason.replaceAll('\0', '').toWellFormed()

/** Stores what became of the messages of a batch. What may be retried is queued again, unless it was tried too often. */
export async function recordOutcomes(
  database: Database,
  messages: readonly DeliveryMessage[],
  { outcomes, throttledFor }: BatchResult,
  { rules, now }: { rules: Pick<DeliveryRules, 'mostAttempts'>; now: Date },
) {
  const isThrottled = throttledFor !== undefined
  const rows = messages.map(({ deliveryId }, at) => {
    const outcome = outcomes[at] ?? { status: 'retry' as const, reason: 'The provider gave no result.' }
    return {
      id: deliveryId,
      status: outcome.status,
      reason: outcome.status === 'delivered' ? null : storable(outcome.reason),
    }
  })
  const result = (await database.execute(sql`
    update ${deliveries} as delivery set
      status = case
        when outcome.status <> 'retry' then outcome.status
        when ${!isThrottled}::boolean and delivery.attempts >= ${rules.mostAttempts}::int then 'failed'
        else 'queued' end,
      attempts = delivery.attempts - case when outcome.status = 'retry' and ${isThrottled}::boolean then 1 else 0 end,
      reason = outcome.reason,
      started_at = null,
      finished_at = case when outcome.status <> 'retry'
        or (${!isThrottled}::boolean and delivery.attempts >= ${rules.mostAttempts}::int) then ${now.toISOString()}::timestamptz end
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as outcome(id bigint, status text, reason text)
    where delivery.id = outcome.id and delivery.status = 'queued'
    returning delivery.status`)) as unknown as { rows: { status: string }[] }
  const numberOf = (status: string) => result.rows.filter((row) => row.status === status).length
  return {
    delivered: numberOf('delivered'),
    failed: numberOf('failed'),
    retry: rows.filter(({ status }) => status === 'retry').length,
  }
}

/** What staff read of a delivery whose notification was cancelled while its last attempt was under way, and was lost. */
export const outcomeUnknown =
  'Outcome unknown: the server stopped while the provider had the message. It may have been delivered.'

/**
 * Cancels what remains of a range whose notification was cancelled; returns whether it was. What is with a provider stays
 * until its outcome is stored, or its attempt counts as lost.
 */
export async function cancelRange(
  database: Database,
  range: Range,
  { rules, now }: { rules: AttemptRules; now: Date },
): Promise<boolean> {
  const [notification] = await database
    .select({ cancelledAt: notifications.cancelledAt })
    .from(notifications)
    .where(eq(notifications.id, range.notificationId))
  if (notification && !notification.cancelledAt) return false
  await database
    .update(deliveries)
    .set({ status: 'cancelled', reason: null, finishedAt: now })
    .where(and(isQueuedIn(range), isNull(deliveries.startedAt)))
  await database
    .update(deliveries)
    .set({ status: 'failed', reason: outcomeUnknown, startedAt: null, finishedAt: now })
    .where(and(isQueuedIn(range), isLost(rules)))
  return true
}

/** What staff read of a delivery whose job failed as often as it may. */
export const jobFailed = 'Sending stopped after repeated errors of the server.'

/** Fails what remains of a range. */
export async function failRange(
  database: Database,
  range: Range,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await database
    .update(deliveries)
    .set({ status: 'failed', reason, startedAt: null, finishedAt: now })
    .where(isQueuedIn(range))
}

/** How many deliveries of a range remain, and how many of them have an attempt without an outcome. */
export async function countQueued(database: Database, range: Range) {
  const [counts] = await database
    .select({ queued: count(), started: count(deliveries.startedAt) })
    .from(deliveries)
    .where(isQueuedIn(range))
  return counts ?? { queued: 0, started: 0 }
}
