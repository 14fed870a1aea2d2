import { type Bound, bindHttp } from '../bind-http.ts'
import { callExternal } from '../call-external.ts'
import * as operations from '../generated/operations/blogs.ts'
import type { BlogChanges, BlogItem, BlogLikes, Id, NewBlog, NewNewsletter } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity, unexpectedShape } from '../readers.ts'

/** A blog or newsletter, its categories always a list. */
export type Blog = Omit<BlogItem, 'categories'> & { categories: string[] }

/** Lists every blog and newsletter, as `api.blogs.list` does. */
export const listBlogs = (http: Http, options: CallOptions = {}): Promise<Blog[]> =>
  http.call(operations.listBlogs, options, (rows) => (rows ?? []).map(toBlog))

/** Fetches one blog or newsletter, as `api.blogs.get` does. */
export const getBlog = (http: Http, id: Id, options: CallOptions = {}): Promise<Blog> =>
  http.call(operations.getBlog, { ...options, path: { id } }, toBlog)

/** Likes a blog or removes the like, as `api.blogs.like` does. */
export const likeBlog = (
  http: Http,
  id: Id,
  { liked, ...options }: CallOptions & { liked?: boolean } = {},
): Promise<BlogLikes> => {
  const body = liked === undefined ? {} : { body: { liked } }
  return http.call(operations.likeBlog, { ...options, path: { id }, ...body }, identity)
}

/** Fetches the likes of a blog, as `api.blogs.likes` does. */
export const getBlogLikes = (http: Http, id: Id, options: CallOptions = {}): Promise<BlogLikes> =>
  http.call(operations.getBlogLikes, { ...options, path: { id } }, (answer) => {
    const { likesCount, likeCount, count, liked } = answer
    const likes = likesCount ?? likeCount ?? count
    if (likes === undefined || likes === null) throw unexpectedShape('count', answer)
    return { likesCount: likes, ...(typeof liked === 'boolean' && { liked }) }
  })

/** Fetches the body of a blog, as `api.blogs.body` does. */
export const getBlogBody = (http: Http, htmlPageLink: string, options: CallOptions = {}): Promise<string> =>
  callExternal(http, 'getBlogBody', 'htmlPageLink', htmlPageLink, options)

/** Adds a blog, as `api.blogs.create` does. */
export const createBlog = (http: Http, body: NewBlog, options: CallOptions = {}) =>
  http.call(operations.createBlog, { ...options, body }, toBlogIfPresent)

/** Adds a newsletter, as `api.newsletters.upload` does. */
export const uploadNewsletter = (http: Http, body: NewNewsletter, options: CallOptions = {}) =>
  http.call(operations.createBlog, { ...options, body, calledAs: 'uploadNewsletter' }, toBlogIfPresent)

/** Changes the given fields of a blog, as `api.blogs.update` does. */
export const updateBlog = (http: Http, body: BlogChanges, options: CallOptions = {}) =>
  http.call(operations.updateBlog, { ...options, body }, toBlogIfPresent)

/** Deletes a blog, as `api.blogs.delete` does. */
export const deleteBlog = (http: Http, id: Id, options: CallOptions = {}) =>
  http.call(operations.deleteBlog, { ...options, path: { id } }, identity)

/** Blogs and newsletters. */
export interface BlogsApi {
  /**
   * Lists every blog and newsletter (`listBlogs`).
   *
   * @example
   * ```ts
   * const blogs = await api.blogs.list()
   * const popular = blogs.toSorted((one, other) => (other.likesCount ?? 0) - (one.likesCount ?? 0)).slice(0, 4)
   * ```
   */
  list: Bound<typeof listBlogs>

  /**
   * Fetches one blog or newsletter (`getBlog`).
   *
   * @example
   * ```ts
   * const blog = await api.blogs.get(40)
   * ```
   */
  get: Bound<typeof getBlog>

  /**
   * Likes a blog or removes the like; without `liked`, toggles it (`likeBlog`).
   *
   * @example
   * ```ts
   * const { likesCount } = await api.blogs.like(40, { liked: true })
   * ```
   */
  like: Bound<typeof likeBlog>

  /**
   * Fetches the number of likes of a blog, and whether this visitor likes it (`getBlogLikes`).
   *
   * @example
   * ```ts
   * const { likesCount, liked } = await api.blogs.likes(40)
   * ```
   */
  likes: Bound<typeof getBlogLikes>

  /**
   * Fetches the body of a blog from its `htmlPageLink`, without cookies and token. The HTML is not sanitized.
   *
   * @example
   * ```ts
   * const { htmlPageLink } = await api.blogs.get(40)
   * const html = htmlPageLink ? await api.blogs.body(htmlPageLink) : ''
   * ```
   */
  body: Bound<typeof getBlogBody>

  /**
   * Adds a blog, as the blog manager does (`createBlog`).
   *
   * @example
   * ```ts
   * await api.blogs.create({
   *   text: 'Why costs decide',
   *   category: 'Daily Bytes',
   *   htmlPage: new File(['<p>They do.</p>'], 'costs.html', { type: 'text/html' }),
   * })
   * ```
   */
  create: Bound<typeof createBlog>

  /**
   * Changes the given fields of a blog (`updateBlog`).
   *
   * @example
   * ```ts
   * await api.blogs.update({ id: 40, text: 'What the festive quarter really tells us' })
   * ```
   */
  update: Bound<typeof updateBlog>

  /**
   * Deletes a blog (`deleteBlog`).
   *
   * @example
   * ```ts
   * await api.blogs.delete(39)
   * ```
   */
  delete: Bound<typeof deleteBlog>
}

/** Creates the calls of a client. */
export const blogs = (http: Http): BlogsApi => ({
  list: bindHttp(http, listBlogs),
  get: bindHttp(http, getBlog),
  like: bindHttp(http, likeBlog),
  likes: bindHttp(http, getBlogLikes),
  body: bindHttp(http, getBlogBody),
  create: bindHttp(http, createBlog),
  update: bindHttp(http, updateBlog),
  delete: bindHttp(http, deleteBlog),
})

/** Newsletters. */
export interface NewslettersApi {
  /**
   * Adds a newsletter, as the newsletter form does (`createBlog`).
   *
   * @example
   * ```ts
   * await api.newsletters.upload({
   *   text: 'The week in five charts',
   *   htmlPage: new File(['<p>Five charts.</p>'], 'week-47.html', { type: 'text/html' }),
   *   backgroundImage: chart,
   * })
   * ```
   */
  upload: Bound<typeof uploadNewsletter>
}

/** Creates the calls of a client. */
export const newsletters = (http: Http): NewslettersApi => ({
  upload: bindHttp(http, uploadNewsletter),
})

const toBlogIfPresent = (item: BlogItem | undefined): Blog | undefined => item && toBlog(item)

const toBlog = (item: BlogItem): Blog => ({ ...item, categories: item.categories ?? [] })
