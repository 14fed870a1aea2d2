import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A change by a member of staff. The row is inserted in the transaction of the change and never updated. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Text without a foreign key: the record outlives the person's account. */
    staffId: text().notNull(),
    staffName: text().notNull(),
    action: text().notNull(),
    subject: text(),
    /** Also in the response's `x-request-id` header and in the log. */
    requestId: text().notNull(),
  },
  (table) => [index('staff_actions_at').on(table.at)],
)
