import * as operations from '../generated/extension-operations.ts'
import type { Id } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** Earlier versions of blogs. */
export const blogVersions = (http: Http) => ({
  /**
   * Lists the earlier versions of a blog, newest first (`listBlogVersions`).
   *
   * @example
   * ```ts
   * const versions = await extensions.blogVersions.list(40)
   * ```
   */
  list: (id: Id, options: CallOptions = {}) =>
    http.call(operations.listBlogVersions, { ...options, path: { id } }),

  /**
   * Reads a version beside the blog's present state (`getBlogVersion`).
   *
   * @example
   * ```ts
   * const { earlier, present } = await extensions.blogVersions.get(40, 7)
   * ```
   */
  get: (id: Id, versionId: number, options: CallOptions = {}) =>
    http.call(operations.getBlogVersion, { ...options, path: { id, versionId } }),

  /**
   * Makes a version the present state of its blog (`restoreBlogVersion`).
   *
   * @example
   * ```ts
   * await extensions.blogVersions.restore(40, 7)
   * ```
   */
  restore: (id: Id, versionId: number, options: CallOptions = {}) =>
    http.call(operations.restoreBlogVersion, { ...options, path: { id, versionId } }),
})

/** The calls of `blogVersions`. */
export type BlogVersionsApi = ReturnType<typeof blogVersions>
