import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import { newestFirst, positionOf } from '../db/order.ts'
import { auditLogs } from '../db/schema/index.ts'
import type { Env } from '../http/context.ts'
import { respondWithList } from '../http/pages.ts'

const { id, stock_name, criteria, criteria2, data_type, executedOn, status } = auditLogs
const columns = {
  ...{ id, stock_name, criteria, criteria2, data_type, executedOn, status },
  position: positionOf(executedOn),
}

/** Checks of sourced data, newest first. */
export const auditLogRoutes = new Hono<Env>().get('/fetchAuditLogs', (context) => {
  const { database } = context.var.app
  return respondWithList(
    context,
    {
      ...newestFirst(auditLogs, executedOn),
      read: (condition, limit) =>
        database
          .select(columns)
          .from(auditLogs)
          .where(condition)
          .orderBy(desc(executedOn), desc(auditLogs.id))
          .limit(limit),
    },
    { toItem: ({ position: _, ...log }) => log },
  )
})
