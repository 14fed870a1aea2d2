import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Recent uses of rate-limited actions. Stored in the database, so that all processes count together. */
export const throttles = pgTable(
  'throttles',
  {
    /** The action, and a keyed hash of what is limited: an address, a message or an account. */
    key: text().primaryKey(),
    moments: timestamp({ withTimezone: true }).array().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_expires').on(table.expiresAt)],
)
