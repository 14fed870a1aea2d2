// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../operations.ts'

export const listActivity: Operation<'listActivity'> = {
  id: "listActivity",
  service: "extensions",
  method: "GET",
  path: "/activity",
  class: "read",
  isStaff: true,
}

export const listActivityFilters: Operation<'listActivityFilters'> = {
  id: "listActivityFilters",
  service: "extensions",
  method: "GET",
  path: "/activity/filters",
  class: "read",
  isStaff: true,
}

export const listBlogVersions: Operation<'listBlogVersions'> = {
  id: "listBlogVersions",
  service: "extensions",
  method: "GET",
  path: "/blogs/{id}/versions",
  class: "read",
  isStaff: true,
}

export const getBlogVersion: Operation<'getBlogVersion'> = {
  id: "getBlogVersion",
  service: "extensions",
  method: "GET",
  path: "/blogs/{id}/versions/{versionId}",
  class: "read",
  isStaff: true,
}

export const restoreBlogVersion: Operation<'restoreBlogVersion'> = {
  id: "restoreBlogVersion",
  service: "extensions",
  method: "POST",
  path: "/blogs/{id}/versions/{versionId}/restore",
  class: "write",
  isStaff: true,
}

export const listDeletedBlogs: Operation<'listDeletedBlogs'> = {
  id: "listDeletedBlogs",
  service: "extensions",
  method: "GET",
  path: "/deleted-blogs",
  class: "read",
  isStaff: true,
}

export const restoreDeletedBlog: Operation<'restoreDeletedBlog'> = {
  id: "restoreDeletedBlog",
  service: "extensions",
  method: "POST",
  path: "/deleted-blogs/{id}/restore",
  class: "write",
  isStaff: true,
}
