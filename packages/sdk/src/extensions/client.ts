import { createHttp } from '../connect.ts'
import type { ClientOptions } from '../options.ts'
import { type ActivityApi, activity } from './activity.ts'
import { type DeliveriesApi, deliveries } from './deliveries.ts'
import { type ExcludedTradesApi, excludedTrades } from './live-trades.ts'
import { type LoginApi, login } from './login.ts'
import { type SessionApi, session } from './session.ts'
import { type StaffApi, staff } from './staff.ts'
import { type TicketsApi, tickets } from './tickets.ts'

/** The extensions of the reference server, by resource. */
export interface Extensions {
  activity: ActivityApi
  deliveries: DeliveriesApi
  login: LoginApi
  session: SessionApi
  staff: StaffApi
  liveTrades: ExcludedTradesApi
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
    deliveries: deliveries(http),
    liveTrades: excludedTrades(http),
    login: login(http),
    session: session(http),
    staff: staff(http),
    tickets: tickets(http),
  }
}
