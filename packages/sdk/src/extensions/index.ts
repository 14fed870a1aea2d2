export type {
  Activity,
  ActivityFilters,
  ActivityPerson,
  BlogContent,
  BlogVersion,
  BlogVersionDetails,
  DeletedBlog,
  RecordedValues,
  RestoredBlog,
} from '../generated/extensions.ts'
export {
  type ActivityApi,
  type ActivityQuery,
  listActivity,
  listActivityFilters,
} from './activity.ts'
export {
  type BlogVersionsApi,
  getBlogVersion,
  listBlogVersions,
  restoreBlogVersion,
} from './blog-versions.ts'
export { createExtensions, type Extensions } from './client.ts'
export { type DeletedBlogsApi, listDeletedBlogs, restoreDeletedBlog } from './deleted-blogs.ts'
