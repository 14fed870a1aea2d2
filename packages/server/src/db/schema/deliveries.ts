import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Channel } from '../../delivery/channels.ts'
import { personal, unrecorded } from './columns.ts'
import { notifications } from './notifications.ts'
import { recipients } from './recipients.ts'

export const deliveryStatuses = ['queued', 'delivered', 'failed', 'cancelled'] as const

/** What became of each notification for each recipient. A notification has one channel. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: unrecorded(bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()),
    notificationId: unrecorded(
      integer()
        .notNull()
        .references(() => notifications.id, { onDelete: 'cascade' }),
    ),
    recipientId: personal(
      'recipient',
      integer()
        .notNull()
        .references(() => recipients.id, { onDelete: 'cascade' }),
    ),
    channel: unrecorded(text().$type<Channel>().notNull()),
    status: unrecorded(text({ enum: deliveryStatuses }).notNull().default('queued')),
    attempts: unrecorded(integer().notNull().default(0)),
    /** When the attempt began whose outcome is not known yet. */
    startedAt: unrecorded(timestamp({ withTimezone: true })),
    /** Why the last attempt failed, or the delivery was cancelled. */
    reason: personal('answer of the provider, which may quote an address', text()),
    createdAt: unrecorded(timestamp({ withTimezone: true }).notNull()),
    finishedAt: unrecorded(timestamp({ withTimezone: true })),
  },
  (table) => [
    unique('deliveries_once').on(table.notificationId, table.recipientId, table.channel),
    index('deliveries_status').on(table.notificationId, table.status, table.reason),
    index('deliveries_recipient').on(table.recipientId),
  ],
)
