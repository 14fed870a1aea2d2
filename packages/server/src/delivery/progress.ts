import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { deliveries, notifications } from '../db/schema/index.ts'
import type { Channel } from './channels.ts'

/** How many reasons of failures are listed. */
const MOST_REASONS = 20

export interface DeliveryProgress {
  id: string
  channel: Channel
  /** `unknown` for a notification of before deliveries were recorded. */
  state: 'sending' | 'finished' | 'cancelled' | 'unknown'
  recipients: number
  delivered: number
  failed: number
  cancelled: number
  queued: number
  /** Why messages failed, the most frequent reason first. */
  reasons: { reason: string; count: number }[]
}

/** What has become of a notification so far; null where there is none. */
export async function readProgress(database: Database, id: number): Promise<DeliveryProgress | null> {
  const [notification] = await database.select().from(notifications).where(eq(notifications.id, id))
  if (!notification) return null
  const counted = await database
    .select({ status: deliveries.status, count: count() })
    .from(deliveries)
    .where(eq(deliveries.notificationId, id))
    .groupBy(deliveries.status)
  const reasons = await database
    .select({ reason: deliveries.reason, count: count() })
    .from(deliveries)
    .where(
      and(eq(deliveries.notificationId, id), eq(deliveries.status, 'failed'), isNotNull(deliveries.reason)),
    )
    .groupBy(deliveries.reason)
    .orderBy(desc(count()), deliveries.reason)
    .limit(MOST_REASONS)
  const of = (status: string) => counted.find((row) => row.status === status)?.count ?? 0
  const { writtenTo, writesTo, cancelledAt } = notification
  const isWriting = cancelledAt === null && (writtenTo ?? 0) < (writesTo ?? 0)
  const queued = of('queued')
  return {
    id: String(id),
    channel: notification.type,
    state: cancelledAt
      ? 'cancelled'
      : writesTo === null
        ? 'unknown'
        : isWriting || queued > 0
          ? 'sending'
          : 'finished',
    recipients: counted.reduce((sum, row) => sum + row.count, 0),
    delivered: of('delivered'),
    failed: of('failed'),
    // What a cancellation leaves queued is cancelled as its jobs come up.
    cancelled: of('cancelled') + (cancelledAt ? queued : 0),
    queued: cancelledAt ? 0 : queued,
    reasons: reasons.map(({ reason, count }) => ({ reason: reason ?? '', count })),
  }
}
