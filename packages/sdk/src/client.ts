import { createResources, type Http, type Resources, toHttp } from './http.ts'
import type { ClientOptions } from './options.ts'
import { createRawClient, type RawClient } from './raw-client.ts'
import { auditLogs } from './resources/audit-logs.ts'
import { auth } from './resources/auth.ts'
import { blogs, newsletters } from './resources/blogs.ts'
import { cache } from './resources/cache.ts'
import { contact } from './resources/contact.ts'
import { discounts } from './resources/discounts.ts'
import { explore } from './resources/explore.ts'
import { liveTrades } from './resources/live-trades.ts'
import { notifications } from './resources/notifications.ts'
import { plans } from './resources/plans.ts'
import { schedulerJobs } from './resources/scheduler-jobs.ts'
import { stockSplits } from './resources/stock-splits.ts'
import { strategies } from './resources/strategies.ts'
import { strategyDescriptions } from './resources/strategy-descriptions.ts'

const resources = {
  auditLogs,
  auth,
  blogs,
  cache,
  contact,
  discounts,
  explore,
  liveTrades,
  newsletters,
  notifications,
  plans,
  schedulerJobs,
  stockSplits,
  strategies,
  strategyDescriptions,
}

/** A client: the calls by resource. */
export interface Api extends Resources<typeof resources> {
  /** An openapi-fetch client of each service, with the tokens, retries and hooks of all calls: `raw.platform.GET('/liveStrategies')`. */
  raw: RawClient
}

/**
 * Creates a client of the platform API and the notifications service, with a connection of its own or one that is open.
 *
 * @example
 * ```ts
 * const api = createClient({
 *   baseUrl: 'https://api.example.com/api',
 *   notificationsUrl: 'https://api.example.com/notifications-service',
 *   session: { jwtToken: () => sessionStorage.getItem('jwtToken') },
 * })
 * const strategies = await api.strategies.list()
 * ```
 */
export function createClient(connection: ClientOptions | Http): Api {
  const http = toHttp(connection)
  return { ...createResources(http, resources), raw: createRawClient(http) }
}
