import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { isAfter, rowsOfPage } from '../db/pages.ts'
import { auditLogs } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { readPage, respondWithPage } from '../http/pages.ts'

/** Checks of sourced data, newest first. */
export const auditLogRoutes = new Hono<Env>().get('/fetchAuditLogs', async (context) => {
  const page = readPage(context)
  const rows = await rowsOfPage(
    context.var.database
      .select()
      .from(auditLogs)
      .where(isAfter(page, auditLogs, auditLogs.executedOn))
      .orderBy(desc(auditLogs.executedOn), desc(auditLogs.id))
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
