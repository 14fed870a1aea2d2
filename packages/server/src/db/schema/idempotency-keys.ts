import { index, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { personal, unrecorded } from './columns.ts'

/** The result of a staff action, by the `Idempotency-Key` of its request. Inserted in the transaction of the action. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    staffId: personal('account of staff', text().notNull()),
    key: unrecorded(text().notNull()),
    /** The method, path, query and hashed body, by which another request with the same key is refused. */
    request: personal('path, query and hashed content of a change by staff', text().notNull()),
    /** As `json`, which keeps the order of the members. */
    result: personal('result of a change by staff', json()),
    createdOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.key] }),
    index('idempotency_keys_created').on(table.createdOn),
  ],
)
