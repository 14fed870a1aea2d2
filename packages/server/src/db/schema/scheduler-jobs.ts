import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { unrecorded } from './columns.ts'

/** One run of a data scheduler. */
export const schedulerJobs = pgTable(
  'scheduler_jobs',
  {
    id: unrecorded(integer().primaryKey().generatedByDefaultAsIdentity()),
    scheduler_name: unrecorded(text().notNull()),
    startDate: unrecorded(timestamp({ withTimezone: true }).notNull()),
    end_date: unrecorded(timestamp({ withTimezone: true })),
    status: unrecorded(text().notNull()),
  },
  (table) => [index('scheduler_jobs_order').on(table.startDate, table.id)],
)
