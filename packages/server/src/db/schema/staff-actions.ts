import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What staff changed: who, when, and what. Written in the transaction of the change itself, and never changed. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Kept as text and without a reference: the record outlives the person's account. */
    staffId: text().notNull(),
    staffName: text().notNull(),
    action: text().notNull(),
    subject: text(),
    /** The number that the answer carried too, and the log. */
    requestId: text().notNull(),
  },
  (table) => [index('staff_actions_at').on(table.at)],
)
