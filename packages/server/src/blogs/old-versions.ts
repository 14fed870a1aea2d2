import { and, eq, max, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { withSeparateTimeouts } from '../db/query-timeout.ts'
import { blogVersions, removedBlogs } from '../db/schema/index.ts'
import { filesOf } from './blog-versions.ts'
import { isOfDeletedBlog } from './deleted-blogs.ts'
import { clearRemovedBlogs } from './removed-blogs.ts'
import { deleteFiles } from './withdrawn-files.ts'

const day = 24 * 60 * 60_000

/**
 * Deletes for good what was deleted more than so many days ago: versions, files and likes of blogs. The versions of a blog
 * that exists stay. If it is interrupted, the next call continues it.
 */
export const removeOldVersions = (database: Database, now: Date, days: number): Promise<void> =>
  withSeparateTimeouts(async () => {
    const limit = new Date(now.getTime() - days * day)
    const old = await database
      .select({ blogId: blogVersions.blogId })
      .from(blogVersions)
      .where(isOfDeletedBlog(database))
      .groupBy(blogVersions.blogId)
      .having(sql`${max(blogVersions.at)} <= ${limit.toISOString()}::timestamptz`)
    for (const { blogId } of old) await removeBlogVersions(database, blogId, limit)
    await clearRemovedBlogs(database)
  })

const removeBlogVersions = (database: Database, blogId: number, limit: Date) =>
  database.transaction(async (tx) => {
    // A restoration holds the newest version until the blog exists again.
    const isOfBlog = eq(blogVersions.blogId, blogId)
    const versions = await tx.select().from(blogVersions).where(isOfBlog).for('update')
    if (versions.some(({ at }) => at > limit)) return
    const deleted = await tx
      .delete(blogVersions)
      .where(and(isOfBlog, isOfDeletedBlog(tx)))
      .returning({ id: blogVersions.id })
    if (deleted.length === 0) return
    await deleteFiles(tx, versions.flatMap(filesOf))
    await tx.insert(removedBlogs).values({ blogId }).onConflictDoNothing()
  })
