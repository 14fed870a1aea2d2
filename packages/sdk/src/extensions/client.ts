import { createHttp } from '../http.ts'
import type { ClientOptions } from '../options.ts'
import { type ActivityApi, activity } from './activity.ts'
import { type BlogVersionsApi, blogVersions } from './blog-versions.ts'
import { type DeletedBlogsApi, deletedBlogs } from './deleted-blogs.ts'

/** The extensions of the reference server, by resource. */
export interface Extensions {
  activity: ActivityApi
  blogVersions: BlogVersionsApi
  deletedBlogs: DeletedBlogsApi
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
  return { activity: activity(http), blogVersions: blogVersions(http), deletedBlogs: deletedBlogs(http) }
}
