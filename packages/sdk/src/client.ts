import type { Sending } from './attempt.ts'
import type { paths as NotificationsPaths } from './generated/notifications.ts'
import type { paths as PlatformPaths } from './generated/platform.ts'
import { isHttpUrl } from './guard.ts'
import { createHttp, type Session } from './http.ts'
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

/** What a client needs to know. */
export interface ClientOptions {
  /** Absolute address of the platform API, for instance `https://api.example.com/api`. */
  baseUrl: string
  /** Absolute address of the notifications service. */
  notificationsUrl: string
  /** Where the token of the session is kept; staff calls carry it. */
  session?: Session
  /** Stands in for the global `fetch`, which is otherwise looked up for each call. */
  fetch?: (request: Request) => Promise<Response>
  /** Milliseconds for one attempt, answer included: 15 000 unless said otherwise. */
  timeout?: number
  /** The same where files go out: 60 000 unless said otherwise. */
  uploadTimeout?: number
}

/**
 * Opens a client on the platform API and the notifications service.
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
  const sending: Sending = {
    // Looked up for each call, so that whatever replaces the global `fetch` later is used.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    timeout: options.timeout ?? 15_000,
    uploadTimeout: options.uploadTimeout ?? 60_000,
  }
  const platform = createHttp<PlatformPaths>(base('baseUrl', options), sending, options.session)
  const service = createHttp<NotificationsPaths>(base('notificationsUrl', options), sending, options.session)
  return {
    auditLogs: auditLogs(platform),
    auth: auth(platform, service),
    blogs: blogs(platform, sending),
    cache: cache(platform),
    contact: contact(sending),
    discounts: discounts(platform),
    explore: explore(platform),
    liveTrades: liveTrades(platform),
    newsletters: newsletters(platform),
    notifications: notifications(platform, service),
    plans: plans(platform),
    schedulerJobs: schedulerJobs(platform),
    stockSplits: stockSplits(platform),
    strategies: strategies(platform),
    strategyDescriptions: strategyDescriptions(platform),
    /** The typed wire of both services, for a call that this client does not name yet. */
    http: { platform, notifications: service },
  }
}

/** Everything that a client can do. */
export type Api = ReturnType<typeof createClient>

function base(name: 'baseUrl' | 'notificationsUrl', options: ClientOptions): string {
  const url = options[name]
  if (!isHttpUrl(url) || /[?#]/.test(url))
    throw new TypeError(
      `createClient: ${name} must be an absolute http(s) address such as https://api.example.com/api, not "${url}".`,
    )
  return url.replace(/\/+$/, '')
}
