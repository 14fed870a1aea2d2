import { callExternal } from '../call-external.ts'
import * as operations from '../generated/operations/blogs.ts'
import type { BlogChanges, BlogItem, BlogLikes, Id, NewBlog, NewNewsletter } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { unexpectedShape } from '../readers.ts'

/** A blog or newsletter, its categories always a list. */
export type Blog = Omit<BlogItem, 'categories'> & { categories: string[] }

/** Blogs and newsletters. */
export const blogs = (http: Http) => ({
  /**
   * Lists every blog and newsletter (`listBlogs`).
   *
   * @example
   * ```ts
   * const blogs = await api.blogs.list()
   * const popular = blogs.toSorted((one, other) => (other.likesCount ?? 0) - (one.likesCount ?? 0)).slice(0, 4)
   * ```
   */
  list: (options: CallOptions = {}): Promise<Blog[]> =>
    http.call(operations.listBlogs, options, (rows) => (rows ?? []).map(toBlog)),

  /**
   * Fetches one blog or newsletter (`getBlog`).
   *
   * @example
   * ```ts
   * const blog = await api.blogs.get(40)
   * ```
   */
  get: (id: Id, options: CallOptions = {}): Promise<Blog> =>
    http.call(operations.getBlog, { ...options, path: { id } }, toBlog),

  /**
   * Likes a blog or removes the like; without `liked`, toggles it (`likeBlog`).
   *
   * @example
   * ```ts
   * const { likesCount } = await api.blogs.like(40, { liked: true })
   * ```
   */
  like: (id: Id, { liked, ...options }: CallOptions & { liked?: boolean } = {}): Promise<BlogLikes> => {
    const body = liked === undefined ? {} : { body: { liked } }
    return http.call(operations.likeBlog, { ...options, path: { id }, ...body })
  },

  /**
   * Fetches the number of likes of a blog, and whether this visitor likes it (`getBlogLikes`).
   *
   * @example
   * ```ts
   * const { likesCount, liked } = await api.blogs.likes(40)
   * ```
   */
  likes: (id: Id, options: CallOptions = {}): Promise<BlogLikes> =>
    http.call(operations.getBlogLikes, { ...options, path: { id } }, (answer) => {
      const { likesCount, likeCount, count, liked } = answer
      const likes = likesCount ?? likeCount ?? count
      if (likes === undefined || likes === null) throw unexpectedShape('count', answer)
      return { likesCount: likes, ...(typeof liked === 'boolean' && { liked }) }
    }),

  /**
   * Fetches the body of a blog from its `htmlPageLink`, without cookies and token. The HTML is not sanitized.
   *
   * @example
   * ```ts
   * const { htmlPageLink } = await api.blogs.get(40)
   * const html = htmlPageLink ? await api.blogs.body(htmlPageLink) : ''
   * ```
   */
  body: (htmlPageLink: string, options: CallOptions = {}): Promise<string> =>
    callExternal(http, 'blogs.body', 'htmlPageLink', htmlPageLink, options),

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
  create: (body: NewBlog, options: CallOptions = {}) =>
    http.call(operations.createBlog, { ...options, body }, toBlogIfPresent),

  /**
   * Changes the given fields of a blog (`updateBlog`).
   *
   * @example
   * ```ts
   * await api.blogs.update({ id: 40, text: 'What the festive quarter really tells us' })
   * ```
   */
  update: (body: BlogChanges, options: CallOptions = {}) =>
    http.call(operations.updateBlog, { ...options, body }, toBlogIfPresent),

  /**
   * Deletes a blog (`deleteBlog`).
   *
   * @example
   * ```ts
   * await api.blogs.delete(39)
   * ```
   */
  delete: (id: Id, options: CallOptions = {}) =>
    http.call(operations.deleteBlog, { ...options, path: { id } }),
})

/** The calls of `blogs`. */
export type BlogsApi = ReturnType<typeof blogs>

/** Newsletters. */
export const newsletters = (http: Http) => ({
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
  upload: (body: NewNewsletter, options: CallOptions = {}) =>
    http.call(operations.createBlog, { ...options, body }, toBlogIfPresent),
})

/** The calls of `newsletters`. */
export type NewslettersApi = ReturnType<typeof newsletters>

const toBlogIfPresent = (item: BlogItem | undefined): Blog | undefined => item && toBlog(item)

const toBlog = (item: BlogItem): Blog => ({ ...item, categories: item.categories ?? [] })
