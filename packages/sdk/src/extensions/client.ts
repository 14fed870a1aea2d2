import { createHttp } from '../connect.ts'
import type { ClientOptions } from '../options.ts'
import { type ActivityApi, activity } from './activity.ts'
import { type BlogVersionsApi, blogVersions } from './blog-versions.ts'
import { type DeletedBlogsApi, deletedBlogs } from './deleted-blogs.ts'
import { type DeliveriesApi, deliveries } from './deliveries.ts'
import { type ImportsApi, imports } from './imports.ts'
import { type ExcludedTradesApi, excludedTrades } from './live-trades.ts'
import { type LoginApi, login } from './login.ts'
import { type SessionApi, session } from './session.ts'
import { type StaffApi, staff } from './staff.ts'
import { type StrategyRecordsApi, strategyRecords } from './strategy-records.ts'
import { type TicketsApi, tickets } from './tickets.ts'

/** The extensions of the reference server, by resource. */
export interface Extensions {
  activity: ActivityApi
  imports: ImportsApi
  strategyRecords: StrategyRecordsApi
  deliveries: DeliveriesApi
  login: LoginApi
  session: SessionApi
  staff: StaffApi
  liveTrades: ExcludedTradesApi
  blogVersions: BlogVersionsApi
  deletedBlogs: DeletedBlogsApi
  tickets: TicketsApi
}

/**
 * Creates a client of the extensions, which only the reference server has. They are found at `/extensions` below
 * `baseUrl`.
 *
 * @example
 * ```ts
 * const extensions = createExtensions({ baseUrl: 'https://api.example.com/api', session })
 * const actions = await extensions.activity.list()
 * ```
 */
export function createExtensions(options: ClientOptions): Extensions {
  const http = createHttp(options)
  return {
    activity: activity(http),
    blogVersions: blogVersions(http),
    deletedBlogs: deletedBlogs(http),
    deliveries: deliveries(http),
    imports: imports(http),
    liveTrades: excludedTrades(http),
    login: login(http),
    session: session(http),
    staff: staff(http),
    strategyRecords: strategyRecords(http),
    tickets: tickets(http),
  }
}
