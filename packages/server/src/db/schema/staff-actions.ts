import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { personal, unrecorded } from './columns.ts'

/**
 * A change by a member of staff, a login, or a command of the operator. The row is inserted in the transaction of the
 * change; a trigger and missing grants refuse to update or delete it.
 */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: unrecorded(integer().primaryKey().generatedAlwaysAsIdentity()),
    at: unrecorded(timestamp({ withTimezone: true }).notNull()),
    /** Text without a foreign key: the record outlives the person's account. */
    staffId: personal('account of staff', text().notNull()),
    staffName: personal('name of staff', text().notNull()),
    action: unrecorded(text().notNull()),
    subject: personal('account of staff, for an action on staff', text()),
    /** The changed fields with their values before the change; null for a new record. */
    before: personal(
      'name, and parts of the number and address, of staff',
      jsonb().$type<Record<string, unknown>>(),
    ),
    /** The changed fields with their values after the change; null for a deleted record. */
    after: personal(
      'name, and parts of the number and address, of staff',
      jsonb().$type<Record<string, unknown>>(),
    ),
    /** Also in the response's `x-request-id` header and in the log. */
    requestId: unrecorded(text().notNull()),
  },
  (table) => [
    index('staff_actions_at').on(table.at),
    index('staff_actions_staff').on(table.staffId, table.id.desc().nullsFirst()),
    index('staff_actions_action').on(table.action),
  ],
)
