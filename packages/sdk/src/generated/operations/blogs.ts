// Generated from openapi/ by generate.ts. Do not edit.

import { multipart } from '../../multipart.ts'
import type { Operation } from '../../operations.ts'
import { date, flag, id, number, text, words } from '../../value-readers.ts'

const BlogItem = { "id!": id, "text": text, "backgroundImage": text, "publishedDate": date, "likesCount": number, "categories": words, "htmlPageLink": text, "liked": flag, "etag": text } as const

const BlogLikes = { "likesCount!": number, "liked": flag } as const

const BlogLikeCount = { "likesCount": number, "likeCount": number, "count": number, "liked": flag } as const

const DeletedBlog = { "id": id } as const

export const listBlogs: Operation<'listBlogs'> = {
  id: "listBlogs",
  service: "platform",
  method: "GET",
  path: "/fetchNewsLetterAndBlogs",
  class: "read",
  response: [BlogItem],
  isResponseOptional: true,
}

export const getBlog: Operation<'getBlog'> = {
  id: "getBlog",
  service: "platform",
  method: "GET",
  path: "/fetchNewsLetterAndBlogs/{id}",
  class: "read",
  response: BlogItem,
}

export const likeBlog: Operation<'likeBlog'> = {
  id: "likeBlog",
  service: "platform",
  method: "POST",
  path: "/{id}/like",
  class: "action",
  response: BlogLikes,
}

export const getBlogLikes: Operation<'getBlogLikes'> = {
  id: "getBlogLikes",
  service: "platform",
  method: "GET",
  path: "/{id}/getLikeCount",
  class: "read",
  response: BlogLikeCount,
}

export const createBlog: Operation<'createBlog'> = {
  id: "createBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/upload",
  class: "write",
  isStaff: true,
  toForm: /* @__PURE__ */ multipart(["htmlPage","backgroundImage","blogImages","blogImage"]),
  response: BlogItem,
  isResponseOptional: true,
}

export const updateBlog: Operation<'updateBlog'> = {
  id: "updateBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/edit",
  class: "write",
  isStaff: true,
  toForm: /* @__PURE__ */ multipart(["htmlPage","backgroundImage","blogImage"]),
  response: BlogItem,
  isResponseOptional: true,
}

export const deleteBlog: Operation<'deleteBlog'> = {
  id: "deleteBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/delete/{id}",
  class: "write",
  isStaff: true,
  response: DeletedBlog,
  isResponseOptional: true,
}
