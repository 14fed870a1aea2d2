import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personal, unrecorded } from './columns.ts'

/** Recent uses of rate-limited actions. Stored in the database, so that all processes count together. */
export const throttles = pgTable(
  'throttles',
  {
    /** The action, and a keyed hash of what is limited: an address, a message or an account. */
    key: personal('keyed hash of an address, of a message or of an account', text().primaryKey()),
    moments: unrecorded(timestamp({ withTimezone: true }).array().notNull()),
    expiresAt: unrecorded(timestamp({ withTimezone: true }).notNull()),
  },
  (table) => [index('throttles_expires').on(table.expiresAt)],
)
