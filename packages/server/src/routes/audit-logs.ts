import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { auditLogs } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'

/** Checks of sourced data, newest first. */
export const auditLogRoutes = new Hono<Env>().get('/fetchAuditLogs', async (context) => {
  const { database } = context.var
  return context.json(
    await database.select().from(auditLogs).orderBy(desc(auditLogs.executedOn), desc(auditLogs.id)),
  )
})
