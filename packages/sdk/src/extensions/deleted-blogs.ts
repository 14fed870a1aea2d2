import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { Id } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists the deleted blogs that can be restored, as `extensions.deletedBlogs.list` does. */
export const listDeletedBlogs = (http: Http, options: CallOptions = {}) =>
  http.call(operations.listDeletedBlogs, options, identity)

/** Publishes a deleted blog again, as `extensions.deletedBlogs.restore` does. */
export const restoreDeletedBlog = (http: Http, id: Id, options: CallOptions = {}) =>
  http.call(operations.restoreDeletedBlog, { ...options, path: { id } }, identity)

/** Deleted blogs that can be restored. */
export interface DeletedBlogsApi {
  /** Lists the deleted blogs that can be restored, the last deleted first (`listDeletedBlogs`). */
  list: Bound<typeof listDeletedBlogs>
  /** Publishes a deleted blog again, with its date and likes (`restoreDeletedBlog`). */
  restore: Bound<typeof restoreDeletedBlog>
}

/** Creates the calls of a client. */
export const deletedBlogs = (http: Http): DeletedBlogsApi => ({
  list: bindHttp(http, listDeletedBlogs),
  restore: bindHttp(http, restoreDeletedBlog),
})
