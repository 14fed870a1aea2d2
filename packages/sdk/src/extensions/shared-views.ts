import * as operations from '../generated/extension-operations.ts'
import type { NewSharedView } from '../generated/extensions.ts'
import type { Http } from '../http.ts'
import type { QueryOf } from '../operations.ts'
import type { CallOptions } from '../options.ts'

/** The list whose shared views are read. */
export type SharedViewQuery = QueryOf<'listSharedViews'>

/** Views of lists that all staff see. */
export const sharedViews = (http: Http) => ({
  /**
   * Lists the shared views of a list, or of all lists, the oldest first (`listSharedViews`).
   *
   * @example
   * ```ts
   * const views = await extensions.sharedViews.list({ list: 'Discounts' })
   * ```
   */
  list: (query: SharedViewQuery = {}, options: CallOptions = {}) =>
    http.call(operations.listSharedViews, { ...options, query }),

  /**
   * Shares a view with all staff (`shareView`). A name that a shared view of the list has is refused.
   *
   * @example
   * ```ts
   * await extensions.sharedViews.create({
   *   list: 'Discounts',
   *   name: 'Active',
   *   search: 'filter.status=is%3AActive',
   *   columns: null,
   * })
   * ```
   */
  create: (body: NewSharedView, options: CallOptions = {}) =>
    http.call(operations.shareView, { ...options, body }),

  /**
   * Deletes a shared view (`deleteSharedView`): who shared it may, and owners.
   *
   * @example
   * ```ts
   * await extensions.sharedViews.delete('5b1c2a0e-8a44-4a55-9c1b-0d4a3f6c7e21')
   * ```
   */
  delete: (id: string, options: CallOptions = {}) =>
    http.call(operations.deleteSharedView, { ...options, path: { id } }),
})

/** The calls of `sharedViews`. */
export type SharedViewsApi = ReturnType<typeof sharedViews>
