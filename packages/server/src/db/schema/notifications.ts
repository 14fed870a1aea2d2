import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Channel } from '../../delivery/channels.ts'
import { recorded, unrecorded } from './columns.ts'

/** Notifications, each sent by one channel. */
export const notifications = pgTable(
  'notifications',
  {
    id: unrecorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    title: recorded(text().notNull()),
    topic: unrecorded(text().notNull()),
    type: unrecorded(text().$type<Channel>().notNull()),
    shortDesc: recorded(text().notNull()),
    longDesc: recorded(text().notNull()),
    createdAt: unrecorded(timestamp({ withTimezone: true }).notNull()),
    modifiedOn: unrecorded(timestamp({ withTimezone: true })),
    /** The last recipient for whom deliveries were written; null for a notification of before there were deliveries. */
    writtenTo: unrecorded(integer()),
    /** The last recipient to write deliveries for: who is imported after the send gets nothing. */
    writesTo: unrecorded(integer()),
    cancelledAt: recorded(timestamp({ withTimezone: true })),
  },
  (table) => [index('notifications_order').on(table.type, table.createdAt, table.id)],
)
