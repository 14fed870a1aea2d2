import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { withSeparateTimeouts } from '../db/query-timeout.ts'
import { blogLikes, removedBlogs } from '../db/schema/index.ts'

/** How many likes one statement deletes, far below the timeout of a statement. */
const BATCH = 5_000

/**
 * Deletes the likes of deleted blogs. If it is interrupted, the next start or the next deletion of a blog continues it.
 */
export const clearRemovedBlogs = (database: Database, batch = BATCH): Promise<void> =>
  withSeparateTimeouts(async () => {
    const removed = await database.select().from(removedBlogs)
    for (const { blogId } of removed) {
      while ((await deleteLikes(database, blogId, batch)) === batch);
      await database.delete(removedBlogs).where(eq(removedBlogs.blogId, blogId))
    }
  })

async function deleteLikes(database: Database, blogId: number, most: number): Promise<number> {
  const isOfBlog = eq(blogLikes.blogId, blogId)
  const some = database.select({ visitor: blogLikes.visitor }).from(blogLikes).where(isOfBlog).limit(most)
  const deleted = await database
    .delete(blogLikes)
    .where(sql`${isOfBlog} and ${inArray(blogLikes.visitor, some)}`)
    .returning({ blogId: blogLikes.blogId })
  return deleted.length
}
