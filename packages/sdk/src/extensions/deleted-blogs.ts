import * as operations from '../generated/extension-operations.ts'
import type { Id } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** Deleted blogs that can be restored. */
export const deletedBlogs = (http: Http) => ({
  /**
   * Lists the deleted blogs that can be restored, the last deleted first (`listDeletedBlogs`).
   *
   * @example
   * ```ts
   * const deleted = await extensions.deletedBlogs.list()
   * ```
   */
  list: (options: CallOptions = {}) => http.call(operations.listDeletedBlogs, options),

  /**
   * Publishes a deleted blog again, with its date and likes (`restoreDeletedBlog`).
   *
   * @example
   * ```ts
   * await extensions.deletedBlogs.restore(40)
   * ```
   */
  restore: (id: Id, options: CallOptions = {}) =>
    http.call(operations.restoreDeletedBlog, { ...options, path: { id } }),
})

/** The calls of `deletedBlogs`. */
export type DeletedBlogsApi = ReturnType<typeof deletedBlogs>
