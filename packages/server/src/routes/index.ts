import { Hono } from 'hono'
import { staffGuard } from '../auth/staff-guard.ts'
import type { Env, Routes } from '../http/context.ts'
import { authRoutes, refreshRoutes } from './auth.ts'

// One line per noun: `export const stockSplitRoutes = new Hono<Env>().get('/getStockSplitCalender', …)` in
// `stock-splits.ts`, paths as the description spells them, below the service's base. A call is for staff unless
// `auth/staff-guard.ts` lists it as public.
const platform: Routes[] = [authRoutes]
const notificationsService: Routes[] = [refreshRoutes]

const mounted = (groups: Routes[]) => {
  const app = new Hono<Env>()
  for (const group of groups) app.route('/', group)
  return app
}

/** The platform API and the notifications service, all behind the staff guard. */
export const serviceRoutes = () =>
  new Hono<Env>()
    .use('/api/*', staffGuard)
    .use('/notifications-service/*', staffGuard)
    .route('/api', mounted(platform))
    .route('/notifications-service', mounted(notificationsService))
