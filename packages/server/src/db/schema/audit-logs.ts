import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { unrecorded } from './columns.ts'

/** One check of the sourced data of one stock. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: unrecorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    stock_name: unrecorded(text().notNull()),
    criteria: unrecorded(text()),
    criteria2: unrecorded(text()),
    data_type: unrecorded(text().notNull()),
    executedOn: unrecorded(timestamp({ withTimezone: true }).notNull()),
    status: unrecorded(text().notNull()),
  },
  (table) => [index('audit_logs_order').on(table.executedOn, table.id)],
)
