import { Hono } from 'hono'
import type { Env, Routes } from '../../http/context.ts'
import { activityRoutes } from './activity.ts'
import { blogVersionRoutes } from './blog-versions.ts'
import { deletedBlogRoutes } from './deleted-blogs.ts'
import { deliveryRoutes } from './deliveries.ts'
import { emailCodeRoutes } from './email-code.ts'
import { importRoutes } from './imports.ts'
import { excludedTradeRoutes } from './live-trades.ts'
import { searchRoutes } from './search.ts'
import { sessionRoutes } from './session.ts'
import { sharedViewRoutes } from './shared-views.ts'
import { staffRoutes } from './staff.ts'
import { strategyRecordRoutes } from './strategy-records.ts'
import { ticketRoutes } from './tickets.ts'
import { tradeRoutes } from './trades.ts'

// One group for each noun, as for the specified calls. Paths are those of `openapi/extensions.yaml`.
const groups: Routes[] = [
  activityRoutes,
  blogVersionRoutes,
  deletedBlogRoutes,
  deliveryRoutes,
  emailCodeRoutes,
  excludedTradeRoutes,
  searchRoutes,
  sessionRoutes,
  sharedViewRoutes,
  staffRoutes,
  importRoutes,
  strategyRecordRoutes,
  tradeRoutes,
  ticketRoutes,
]

/** The extensions: calls that the specification does not have. */
export function extensionRoutes(): Routes {
  const app = new Hono<Env>()
  for (const group of groups) app.route('/api/extensions', group)
  return app
}
