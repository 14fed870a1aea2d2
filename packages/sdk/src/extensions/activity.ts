import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { Http } from '../http.ts'
import type { QueryOf } from '../operations.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Which actions to list. */
export type ActivityQuery = QueryOf<'listActivity'>

/** Lists the newest actions of staff, as `extensions.activity.list` does. */
export const listActivity = (http: Http, query: ActivityQuery = {}, options: CallOptions = {}) =>
  http.call(operations.listActivity, { ...options, query }, identity)

/** Lists the people and kinds of records to filter by, as `extensions.activity.filters` does. */
export const listActivityFilters = (http: Http, options: CallOptions = {}) =>
  http.call(operations.listActivityFilters, options, identity)

/** What staff did, and when. */
export interface ActivityApi {
  /**
   * Lists the newest actions of staff (`listActivity`).
   *
   * @example
   * ```ts
   * const changes = await extensions.activity.list({ kind: 'blog', subject: '40' })
   * ```
   */
  list: Bound<typeof listActivity>
  /** Lists the people and kinds of records to filter actions by (`listActivityFilters`). */
  filters: Bound<typeof listActivityFilters>
}

/** Creates the calls of a client. */
export const activity = (http: Http): ActivityApi => ({
  list: bindHttp(http, listActivity),
  filters: bindHttp(http, listActivityFilters),
})
