import { and, eq, sql } from 'drizzle-orm'
import { blogLikes, blogs } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'
import { refuse } from '../http/refusal.ts'

/** How many like a blog, and whether the visitor who asks is one of them. */
export interface Likes {
  likesCount: number
  liked: boolean
}

interface Like {
  blogId: number
  visitor: string
  wanted: boolean | undefined
  now: Date
}

/** Sets one visitor's like, or turns it round where nothing is wanted in particular. */
export function like(database: Database, { blogId, visitor, wanted, now }: Like): Promise<Likes> {
  return database.transaction(async (tx) => {
    // The lock on the blog's row makes likes of one blog wait for each other: the row and the count go together.
    const [blog] = await tx
      .select({ likesCount: blogs.likesCount })
      .from(blogs)
      .where(eq(blogs.id, blogId))
      .for('update')
    if (!blog) return refuse(404, 'There is no such blog.')
    const own = and(eq(blogLikes.blogId, blogId), eq(blogLikes.visitor, visitor))
    const [before] = await tx.select().from(blogLikes).where(own)
    const liked = wanted ?? before === undefined
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
export async function likedBy(database: Database, visitor: string | undefined): Promise<Set<number>> {
  if (!visitor) return new Set()
  const rows = await database
    .select({ blogId: blogLikes.blogId })
    .from(blogLikes)
    .where(eq(blogLikes.visitor, visitor))
  return new Set(rows.map(({ blogId }) => blogId))
}
