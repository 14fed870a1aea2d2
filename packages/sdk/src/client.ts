import { connect } from './http.ts'
import type { ClientOptions } from './options.ts'
import { createRawClient } from './raw-client.ts'
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

/**
 * Creates a client of the platform API and the notifications service.
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
export function createClient(options: ClientOptions) {
  const http = connect('createClient', options)
  return {
    auditLogs: auditLogs(http),
    auth: auth(http),
    blogs: blogs(http),
    cache: cache(http),
    contact: contact(http),
    discounts: discounts(http),
    explore: explore(http),
    liveTrades: liveTrades(http),
    newsletters: newsletters(http),
    notifications: notifications(http),
    plans: plans(http),
    schedulerJobs: schedulerJobs(http),
    stockSplits: stockSplits(http),
    strategies: strategies(http),
    strategyDescriptions: strategyDescriptions(http),
    /** The same calls by method and path, with the whole body and the response. */
    http: createRawClient(http),
  }
}

/** The client. */
export type Api = ReturnType<typeof createClient>
