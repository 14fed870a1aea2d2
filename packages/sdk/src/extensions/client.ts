import { createResources, type Http, type Resources, toHttp } from '../http.ts'
import type { ClientOptions } from '../options.ts'
import { activity } from './activity.ts'
import { blogVersions } from './blog-versions.ts'
import { deletedBlogs } from './deleted-blogs.ts'
import { deliveries } from './deliveries.ts'
import { imports } from './imports.ts'
import { liveTrades } from './live-trades.ts'
import { login } from './login.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { sharedViews } from './shared-views.ts'
import { staff } from './staff.ts'
import { strategyRecords } from './strategy-records.ts'
import { tickets } from './tickets.ts'

const resources = {
  activity,
  blogVersions,
  deletedBlogs,
  deliveries,
  imports,
  liveTrades,
  login,
  search,
  session,
  sharedViews,
  staff,
  strategyRecords,
  tickets,
}

/** The extensions of the reference server, by resource. */
export interface Extensions extends Resources<typeof resources> {}

/**
 * Creates a client of the extensions, which only the reference server has. They are found at `/extensions` below
 * `baseUrl`. With the connection of a client, both have one session, one set of hooks and one retry budget.
 *
 * @example
 * ```ts
 * const http = createHttp({ baseUrl: 'https://api.example.com/api', session })
 * const api = createClient(http)
 * const extensions = createExtensions(http)
 * const actions = await extensions.activity.list()
 * ```
 */
export const createExtensions = (connection: ClientOptions | Http): Extensions =>
  createResources(toHttp(connection), resources)
