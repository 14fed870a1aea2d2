import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm'
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
  /** Undefined toggles. */
  isLiked: boolean | undefined
  now: Date
}

/** Sets a visitor's like, or toggles it, and counts it. */
export async function setLike(database: Database, change: LikeChange): Promise<Likes> {
  return database.transaction(async (tx) => {
    // Locks the visitor's row first, so that two clicks of one visitor are counted in order.
    const changed = await changeLike(tx, change)
    const added = changed === null ? 0 : changed ? 1 : -1
    const [blog] = await tx
      .update(blogs)
      .set({ likesCount: sql`${blogs.likesCount} + ${added}` })
      .where(eq(blogs.id, change.blogId))
      .returning({ likesCount: blogs.likesCount })
    if (!blog) return refuse(404, 'There is no such blog.')
    return { likesCount: blog.likesCount, liked: changed ?? change.isLiked ?? false }
  })
}

/** Writes the row of a visitor's like, and returns whether the visitor likes the blog now; null if that was so before. */
async function changeLike(
  tx: Database,
  { blogId, visitor, isLiked, now }: LikeChange,
): Promise<boolean | null> {
  const { liked } = blogLikes
  const rows =
    isLiked === false
      ? await tx
          .update(blogLikes)
          .set({ liked: false, likedOn: now })
          .where(and(eq(blogLikes.blogId, blogId), eq(blogLikes.visitor, visitor), liked))
          .returning({ liked })
      : await tx
          .insert(blogLikes)
          .values({ blogId, visitor, likedOn: now })
          .onConflictDoUpdate({
            target: [blogLikes.blogId, blogLikes.visitor],
            set: { liked: not(liked), likedOn: now },
            ...(isLiked && { setWhere: not(liked) }),
          })
          .returning({ liked })
  return rows[0]?.liked ?? null
}

/** Whether a visitor likes a blog, as a column of a query of `blogs`. */
export const isLikedBy = (database: Database, visitor: string | undefined): SQL<boolean> =>
  visitor === undefined
    ? sql<boolean>`false`
    : (exists(
        database
          .select({ one: sql`1` })
          .from(blogLikes)
          .where(and(eq(blogLikes.blogId, blogs.id), eq(blogLikes.visitor, visitor), blogLikes.liked)),
      ) as SQL<boolean>)
