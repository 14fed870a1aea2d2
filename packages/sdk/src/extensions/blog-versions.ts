import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { Id } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists the earlier versions of a blog, newest first, as `extensions.blogVersions.list` does. */
export const listBlogVersions = (http: Http, id: Id, options: CallOptions = {}) =>
  http.call(operations.listBlogVersions, { ...options, path: { id } }, identity)

/** Reads a version beside the blog's present state, as `extensions.blogVersions.get` does. */
export const getBlogVersion = (http: Http, id: Id, versionId: number, options: CallOptions = {}) =>
  http.call(operations.getBlogVersion, { ...options, path: { id, versionId } }, identity)

/** Makes a version the present state of its blog, as `extensions.blogVersions.restore` does. */
export const restoreBlogVersion = (http: Http, id: Id, versionId: number, options: CallOptions = {}) =>
  http.call(operations.restoreBlogVersion, { ...options, path: { id, versionId } }, identity)

/** Earlier versions of blogs. */
export interface BlogVersionsApi {
  /** Lists the earlier versions of a blog, newest first (`listBlogVersions`). */
  list: Bound<typeof listBlogVersions>
  /** Reads a version beside the blog's present state (`getBlogVersion`). */
  get: Bound<typeof getBlogVersion>
  /** Makes a version the present state of its blog (`restoreBlogVersion`). */
  restore: Bound<typeof restoreBlogVersion>
}

/** Creates the calls of a client. */
export const blogVersions = (http: Http): BlogVersionsApi => ({
  list: bindHttp(http, listBlogVersions),
  get: bindHttp(http, getBlogVersion),
  restore: bindHttp(http, restoreBlogVersion),
})
