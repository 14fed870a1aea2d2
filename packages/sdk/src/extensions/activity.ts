import * as operations from '../generated/extension-operations.ts'
import type { Http } from '../http.ts'
import type { QueryOf } from '../operations.ts'
import type { CallOptions } from '../options.ts'

/** Which actions to list. */
export type ActivityQuery = QueryOf<'listActivity'>

/** What staff did, and when. */
export const activity = (http: Http) => ({
  /**
   * Lists the newest actions of staff (`listActivity`).
   *
   * @example
   * ```ts
   * const changes = await extensions.activity.list({ kind: 'blog', subject: '40' })
   * ```
   */
  list: (query: ActivityQuery = {}, options: CallOptions = {}) =>
    http.call(operations.listActivity, { ...options, query }),

  /**
   * Lists the people and kinds of records to filter actions by (`listActivityFilters`).
   *
   * @example
   * ```ts
   * const { people, kinds } = await extensions.activity.filters()
   * ```
   */
  filters: (options: CallOptions = {}) => http.call(operations.listActivityFilters, options),
})

/** The calls of `activity`. */
export type ActivityApi = ReturnType<typeof activity>
