import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { newestFirst, positionOf } from '../db/order.ts'
import { schedulerJobs } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { respondWithList } from '../http/pages.ts'

const { id, scheduler_name, startDate, end_date, status } = schedulerJobs
const columns = { id, scheduler_name, startDate, end_date, status, position: positionOf(startDate) }

/** Runs of the data schedulers, newest first. */
export const schedulerJobRoutes = new Hono<Env>().get('/fetchSchedulerAuditLog', (context) => {
  const { database } = context.var.app
  return respondWithList(
    context,
    {
      ...newestFirst(schedulerJobs, startDate),
      read: (condition, limit) =>
        database
          .select(columns)
          .from(schedulerJobs)
          .where(condition)
          .orderBy(desc(startDate), desc(schedulerJobs.id))
          .limit(limit),
    },
    { toItem: ({ position: _, ...job }) => job },
  )
})
