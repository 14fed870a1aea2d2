// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'

const BlogItem = { "id!": "id", "text": "text", "backgroundImage": "text", "publishedDate": "date", "likesCount": "number", "categories": "words", "htmlPageLink": "text", "liked": "flag" } as const

const BlogLikes = { "likesCount!": "number", "liked": "flag" } as const

const BlogLikeCount = { "likesCount": "number", "likeCount": "number", "count": "number", "liked": "flag" } as const

const DeletedBlog = { "id": "id" } as const

export const listBlogs: Operation<'listBlogs'> = {
  id: "listBlogs",
  service: "platform",
  method: "GET",
  path: "/fetchNewsLetterAndBlogs",
  class: "read",
  answer: [BlogItem],
  isAnswerOptional: true,
}

export const getBlog: Operation<'getBlog'> = {
  id: "getBlog",
  service: "platform",
  method: "GET",
  path: "/fetchNewsLetterAndBlogs/{id}",
  class: "read",
  answer: BlogItem,
}

export const likeBlog: Operation<'likeBlog'> = {
  id: "likeBlog",
  service: "platform",
  method: "POST",
  path: "/{id}/like",
  class: "action",
  answer: BlogLikes,
}

export const getBlogLikes: Operation<'getBlogLikes'> = {
  id: "getBlogLikes",
  service: "platform",
  method: "GET",
  path: "/{id}/getLikeCount",
  class: "read",
  answer: BlogLikeCount,
}

export const createBlog: Operation<'createBlog'> = {
  id: "createBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/upload",
  class: "write",
  isStaff: true,
  sendsForm: true,
  answer: BlogItem,
  isAnswerOptional: true,
}

export const updateBlog: Operation<'updateBlog'> = {
  id: "updateBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/edit",
  class: "write",
  isStaff: true,
  sendsForm: true,
  answer: BlogItem,
  isAnswerOptional: true,
}

export const deleteBlog: Operation<'deleteBlog'> = {
  id: "deleteBlog",
  service: "platform",
  method: "POST",
  path: "/newsletter/delete/{id}",
  class: "write",
  isStaff: true,
  answer: DeletedBlog,
  isAnswerOptional: true,
}
