import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One check of the sourced data of one stock. */
export const auditLogs = pgTable(
  'audit_logs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    stock_name: text().notNull(),
    criteria: text(),
    criteria2: text(),
    data_type: text().notNull(),
    executedOn: timestamp({ withTimezone: true }).notNull(),
    status: text().notNull(),
  },
  (table) => [index('audit_logs_order').on(table.executedOn, table.id)],
)
