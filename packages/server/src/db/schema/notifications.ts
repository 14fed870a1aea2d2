import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Notifications, each sent by one channel. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    topic: text().notNull(),
    type: text({ enum: ['App', 'WhatsApp', 'Email'] }).notNull(),
    shortDesc: text().notNull(),
    longDesc: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    modifiedOn: timestamp({ withTimezone: true }),
    /** The last recipient for whom deliveries were written; null for a notification of before there were deliveries. */
    writtenTo: integer(),
    /** The last recipient to write deliveries for: who is imported after the send gets nothing. */
    writesTo: integer(),
    cancelledAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('notifications_order').on(table.type, table.createdAt, table.id)],
)
