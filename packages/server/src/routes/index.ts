import { Hono } from 'hono'
import type { Env, Routes } from '../http/context.ts'
import { auditLogRoutes } from './audit-logs.ts'
import { authRoutes, refreshRoutes } from './auth.ts'
import { blogLikeRoutes, blogRoutes } from './blogs.ts'
import { cacheRoutes } from './cache.ts'
import { discountRoutes } from './discounts.ts'
import { exploreRoutes } from './explore.ts'
import { liveTradeRoutes } from './live-trades.ts'
import { globalNotificationRoutes, notificationRoutes } from './notifications.ts'
import { planRoutes } from './plans.ts'
import { schedulerJobRoutes } from './scheduler-jobs.ts'
import { stockSplitRoutes } from './stock-splits.ts'
import { strategyRoutes } from './strategies.ts'
import { strategyDescriptionRoutes } from './strategy-descriptions.ts'

// One group for each noun: `export const stockSplitRoutes = new Hono<Env>().get('/getStockSplitCalender', …)` in
// `stock-splits.ts`. Paths are those of the API description, relative to the service's base. A route is for staff
// unless `auth/staff-guard.ts` lists it as public.
const platform: Routes[] = [
  authRoutes,
  exploreRoutes,
  strategyRoutes,
  strategyDescriptionRoutes,
  liveTradeRoutes,
  notificationRoutes,
  cacheRoutes,
  stockSplitRoutes,
  schedulerJobRoutes,
  auditLogRoutes,
  blogRoutes,
  planRoutes,
  discountRoutes,
  blogLikeRoutes,
]
const notificationsService: Routes[] = [refreshRoutes, globalNotificationRoutes]

const mountAll = (groups: Routes[]) => {
  const app = new Hono<Env>()
  for (const group of groups) app.route('/', group)
  return app
}

/** The platform API and the notifications service. */
export const serviceRoutes = () =>
  new Hono<Env>()
    .route('/api', mountAll(platform))
    .route('/notifications-service', mountAll(notificationsService))
