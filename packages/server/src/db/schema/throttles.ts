import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When somebody last did something that may be done only so often. In the database, so that several processes agree. */
export const throttles = pgTable(
  'throttles',
  {
    /** What is done, and who does it. */
    key: text().primaryKey(),
    moments: timestamp({ withTimezone: true }).array().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_expires').on(table.expiresAt)],
)
