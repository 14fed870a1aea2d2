import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { notifications } from './notifications.ts'
import { recipients } from './recipients.ts'

export const deliveryStatuses = ['queued', 'delivered', 'failed', 'cancelled'] as const

/** What became of each notification for each recipient. A notification has one channel. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    notificationId: integer()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    recipientId: integer()
      .notNull()
      .references(() => recipients.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['App', 'WhatsApp', 'Email'] }).notNull(),
    status: text({ enum: deliveryStatuses }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** When the attempt began whose outcome is not known yet. */
    startedAt: timestamp({ withTimezone: true }),
    /** Why the last attempt failed, or the delivery was cancelled. */
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('deliveries_once').on(table.notificationId, table.recipientId, table.channel),
    index('deliveries_status').on(table.notificationId, table.status, table.reason),
    index('deliveries_recipient').on(table.recipientId),
  ],
)
