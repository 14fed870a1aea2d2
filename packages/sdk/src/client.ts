import { connect } from './connect.ts'
import type { ClientOptions } from './options.ts'
import { createRawFetch, type RawClient } from './raw-client.ts'
import { type AuditLogsApi, auditLogs } from './resources/audit-logs.ts'
import { type AuthApi, auth } from './resources/auth.ts'
import { type BlogsApi, blogs, type NewslettersApi, newsletters } from './resources/blogs.ts'
import { type CacheApi, cache } from './resources/cache.ts'
import { type ContactApi, contact } from './resources/contact.ts'
import { type DiscountsApi, discounts } from './resources/discounts.ts'
import { type ExploreApi, explore } from './resources/explore.ts'
import { type LiveTradesApi, liveTrades } from './resources/live-trades.ts'
import { type NotificationsApi, notifications } from './resources/notifications.ts'
import { type PlansApi, plans } from './resources/plans.ts'
import { type SchedulerJobsApi, schedulerJobs } from './resources/scheduler-jobs.ts'
import { type StockSplitsApi, stockSplits } from './resources/stock-splits.ts'
import { type StrategiesApi, strategies } from './resources/strategies.ts'
import { type StrategyDescriptionsApi, strategyDescriptions } from './resources/strategy-descriptions.ts'

/** A client: the calls by resource. */
export interface Api {
  auditLogs: AuditLogsApi
  auth: AuthApi
  blogs: BlogsApi
  cache: CacheApi
  contact: ContactApi
  discounts: DiscountsApi
  explore: ExploreApi
  liveTrades: LiveTradesApi
  newsletters: NewslettersApi
  notifications: NotificationsApi
  plans: PlansApi
  schedulerJobs: SchedulerJobsApi
  stockSplits: StockSplitsApi
  strategies: StrategiesApi
  strategyDescriptions: StrategyDescriptionsApi
  /** The openapi-fetch client of each service, which makes these calls: `raw.platform.GET('/liveStrategies')`. */
  raw: RawClient
}

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
export function createClient(options: ClientOptions): Api {
  const { http, raw } = connect('createClient', options, createRawFetch)
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
    raw,
  }
}
