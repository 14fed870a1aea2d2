import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { schedulerJobs } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'

/** Runs of the data schedulers, newest first. */
export const schedulerJobRoutes = new Hono<Env>().get('/fetchSchedulerAuditLog', async (context) => {
  const { database } = context.var
  return context.json(
    await database
      .select()
      .from(schedulerJobs)
      .orderBy(desc(schedulerJobs.startDate), desc(schedulerJobs.id)),
  )
})
