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

/** How many rows count the likes of one blog. */
const PARTS = 16

/** All likes of a row of `blogs`. */
export const likesCountOfBlog = sql<number>`(${blogs.likesCount} + coalesce((
  select sum(part.likes) from blog_like_counts as part where part.blog_id = ${blogs.id}), 0))`.mapWith(Number)

/**
 * Sets a visitor's like, or toggles it where `isLiked` is undefined, in one statement: it locks the visitor's own row,
 * and one of the rows that count for the shortest time.
 */
export async function setLike(
  database: Database,
  { blogId, visitor, isLiked, now }: LikeChange,
): Promise<Likes> {
  const at = sql`${now.toISOString()}::timestamptz`
  const change =
    isLiked === false
      ? sql`update blog_likes set liked = false, liked_on = ${at}
          where blog_id = (select id from blog) and visitor = ${visitor} and liked returning liked`
      : sql`insert into blog_likes as own (blog_id, visitor, liked, liked_on) select id, ${visitor}, true, ${at} from blog
          on conflict (blog_id, visitor) do update set liked = not own.liked, liked_on = excluded.liked_on
          ${isLiked === undefined ? sql`` : sql`where not own.liked`} returning liked`
  // The statement does not see its own change: the count of its part is added as it was returned.
  const { rows } = (await database.execute(sql`
    with blog as (select id, likes_count from blogs where id = ${blogId}),
    changed as (${change}),
    counted as (
      insert into blog_like_counts as counts (blog_id, part, likes)
      select blog.id, hashtext(${visitor}) & ${PARTS - 1}, case when changed.liked then 1 else -1 end from blog, changed
      on conflict (blog_id, part) do update set likes = counts.likes + excluded.likes
      returning part, likes
    )
    select
      (select liked from changed) as liked,
      blog.likes_count + coalesce((select likes from counted), 0) + coalesce((
        select sum(likes) from blog_like_counts
        where blog_id = blog.id and part not in (select part from counted)), 0) as "likesCount"
    from blog`)) as unknown as { rows: { liked: boolean | null; likesCount: number | string }[] }
  const [row] = rows
  if (!row) return refuse(404, 'There is no such blog.')
  const { liked } = row
  if (liked !== null) return { likesCount: Math.max(0, Number(row.likesCount)), liked }
  // Another click of this visitor has made the change, perhaps after this statement began: its count is read afresh.
  const [counted] = await database
    .select({ likesCount: likesCountOfBlog })
    .from(blogs)
    .where(eq(blogs.id, blogId))
  return { likesCount: counted?.likesCount ?? 0, liked: isLiked ?? false }
}

/** The ids of the blogs that a visitor likes. */
export async function likedBlogIds(database: Database, visitor: string | undefined): Promise<Set<number>> {
  if (!visitor) return new Set()
  const rows = await database
    .select({ blogId: blogLikes.blogId })
    .from(blogLikes)
    .where(and(eq(blogLikes.visitor, visitor), blogLikes.liked))
  return new Set(rows.map(({ blogId }) => blogId))
}
