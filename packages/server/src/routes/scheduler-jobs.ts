import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { isAfter, rowsOfPage } from '../db/pages.ts'
import { schedulerJobs } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { readPage, respondWithPage } from '../http/pages.ts'

/** Runs of the data schedulers, newest first. */
export const schedulerJobRoutes = new Hono<Env>().get('/fetchSchedulerAuditLog', async (context) => {
  const page = readPage(context)
  const rows = await rowsOfPage(
    context.var.database
      .select()
      .from(schedulerJobs)
      .where(isAfter(page, schedulerJobs, schedulerJobs.startDate))
      .orderBy(desc(schedulerJobs.startDate), desc(schedulerJobs.id))
      .$dynamic(),
    page,
  )
  return respondWithPage(
    context,
    page,
    rows.map(({ id }) => id),
    rows,
  )
})
