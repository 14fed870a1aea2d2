import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { blogLikes, blogs } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'

/** The number of a blog's likes, and whether the visitor likes it. */
export interface Likes {
  likesCount: number
  liked: boolean
}

interface LikeChange {
  blogId: number
  visitor: string
  isLiked: boolean | undefined
  now: Date
}

/** Sets a visitor's like, or toggles it where `isLiked` is undefined. */
export function setLike(database: Database, { blogId, visitor, isLiked, now }: LikeChange): Promise<Likes> {
  return database.transaction(async (tx) => {
    // The lock on the blog's row serializes likes of one blog, so that its count matches the rows.
    const [blog] = await tx
      .select({ likesCount: blogs.likesCount })
      .from(blogs)
      .where(eq(blogs.id, blogId))
      .for('update')
    if (!blog) return refuse(404, 'There is no such blog.')
    const own = and(eq(blogLikes.blogId, blogId), eq(blogLikes.visitor, visitor))
    const [before] = await tx.select().from(blogLikes).where(own)
    const liked = isLiked ?? before === undefined
    if (liked === (before !== undefined)) return { likesCount: blog.likesCount, liked }
    if (liked) await tx.insert(blogLikes).values({ blogId, visitor, likedOn: now })
    else await tx.delete(blogLikes).where(own)
    const [after] = await tx
      .update(blogs)
      .set({ likesCount: liked ? sql`${blogs.likesCount} + 1` : sql`greatest(0, ${blogs.likesCount} - 1)` })
      .where(eq(blogs.id, blogId))
      .returning({ likesCount: blogs.likesCount })
    return { likesCount: after!.likesCount, liked }
  })
}

/** The ids of the blogs that a visitor likes. */
export async function likedBlogIds(database: Database, visitor: string | undefined): Promise<Set<number>> {
  if (!visitor) return new Set()
  const rows = await database
    .select({ blogId: blogLikes.blogId })
    .from(blogLikes)
    .where(eq(blogLikes.visitor, visitor))
  return new Set(rows.map(({ blogId }) => blogId))
}
