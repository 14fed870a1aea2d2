import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One run of a data scheduler. */
export const schedulerJobs = pgTable(
  'scheduler_jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    scheduler_name: text().notNull(),
    startDate: timestamp({ withTimezone: true }).notNull(),
    end_date: timestamp({ withTimezone: true }),
    status: text().notNull(),
  },
  (table) => [index('scheduler_jobs_order').on(table.startDate, table.id)],
)
