import { isObject } from '../answer.ts'
import type { Sending } from '../attempt.ts'
import { askElsewhere } from '../elsewhere.ts'
import type { BlogChanges, BlogItem, BlogLikes, NewBlog, NewNewsletter } from '../generated/platform.ts'
import type { CallOptions, Platform } from '../http.ts'
import { multipart } from '../multipart.ts'
import { type Call, record, recordIfAny, unexpected } from '../shape.ts'

/** A blog or newsletter, its categories always a list. */
export type Blog = Omit<BlogItem, 'categories'> & { categories: string[] }

export const blogs = (http: Platform, sending: Sending) => ({
  /** Lists every blog and newsletter (`listBlogs`). */
  list: async (options: CallOptions = {}): Promise<Blog[]> => {
    const body: unknown = (await http.GET('/fetchNewsLetterAndBlogs', { ...options })).data
    return Array.isArray(body) ? body.filter((item): item is BlogItem => isObject(item)).map(blogOf) : []
  },

  /** Fetches one blog or newsletter (`getBlog`). */
  get: async (id: number, options: CallOptions = {}): Promise<Blog> =>
    blogOf(await record(http.GET('/fetchNewsLetterAndBlogs/{id}', { params: { path: { id } }, ...options }))),

  /** Likes a blog or takes the like back: to the state that is given, else by turns (`likeBlog`). */
  like: (id: number, { liked, ...options }: CallOptions & { liked?: boolean } = {}): Promise<BlogLikes> => {
    const body = liked === undefined ? {} : { body: { liked } }
    return likes(http.POST('/{id}/like', { params: { path: { id } }, ...body, ...options }))
  },

  /** Fetches how many like a blog, and whether this visitor does (`getBlogLikes`). */
  likes: (id: number, options: CallOptions = {}): Promise<BlogLikes> =>
    likes(http.GET('/{id}/getLikeCount', { params: { path: { id } }, ...options })),

  /** Fetches the body of a blog from its `htmlPageLink`, without cookies or token; it is HTML that nobody checked. */
  body: (htmlPageLink: string, options: CallOptions = {}): Promise<string> =>
    askElsewhere('htmlPageLink', htmlPageLink, options, sending),

  /** Adds a blog, as the blog manager does (`createBlog`). */
  create: (body: NewBlog, options: CallOptions = {}) => upload(http, body, options),

  /** Changes what is given of a blog (`updateBlog`). */
  update: async (body: BlogChanges, options: CallOptions = {}) =>
    blogIfAny(
      await recordIfAny(http.POST('/newsletter/edit', { body, bodySerializer: multipart, ...options })),
    ),

  /** Deletes a blog (`deleteBlog`). */
  delete: (id: number, options: CallOptions = {}) =>
    recordIfAny(http.POST('/newsletter/delete/{id}', { params: { path: { id } }, ...options })),
})

export const newsletters = (http: Platform) => ({
  /** Adds a newsletter, as the newsletter form does (`createBlog`). */
  upload: (body: NewNewsletter, options: CallOptions = {}) => upload(http, body, options),
})

const upload = async (http: Platform, body: NewBlog | NewNewsletter, options: CallOptions) =>
  blogIfAny(
    await recordIfAny(http.POST('/newsletter/upload', { body, bodySerializer: multipart, ...options })),
  )

const blogIfAny = (item: BlogItem | undefined): Blog | undefined => item && blogOf(item)

async function likes(call: Call<BlogLikes>): Promise<BlogLikes> {
  const answer = await record(call)
  if (!Number.isFinite(answer.likesCount)) throw unexpected('a count of likes')
  return answer
}

const blogOf = (item: BlogItem): Blog => ({ ...item, categories: categoriesOf(item.categories) })

// A list, a comma-separated text, or nothing.
const categoriesOf = (categories: unknown): string[] =>
  (Array.isArray(categories) ? categories : typeof categories === 'string' ? categories.split(',') : [])
    .filter((category) => typeof category === 'string')
    .map((category) => category.trim())
    .filter((category) => category !== '')
