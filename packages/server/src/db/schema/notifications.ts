import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Notifications sent to all users. */
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
  },
  (table) => [index('notifications_order').on(table.type, table.createdAt, table.id)],
)
