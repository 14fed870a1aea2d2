import { Hono } from 'hono'
import type { Env, Routes } from '../http/context.ts'

// One line per noun: `export const stockSplitRoutes = new Hono<Env>().get('/getStockSplitCalender', …)` in
// `stock-splits.ts`, paths as the description spells them, below the service's base.
const platform: Routes[] = []
const notificationsService: Routes[] = []

const mounted = (groups: Routes[]) => {
  const app = new Hono<Env>()
  for (const group of groups) app.route('/', group)
  return app
}

/** The platform API and the notifications service. */
export const services = () =>
  new Hono<Env>()
    .route('/api', mounted(platform))
    .route('/notifications-service', mounted(notificationsService))
