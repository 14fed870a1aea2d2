import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { blogLikes, blogs } from '../db/schema/index.ts'
import { refuse } from '../http/refusal.ts'
import { createBatcher } from './batcher.ts'

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

/** How many rows count the likes of one blog. */
const PARTS = 16
/** How many likes one statement writes: where a commit is slow, they share it. */
const MOST_AT_ONCE = 200

/** All likes of a row of `blogs`. */
export const likesCountOfBlog = sql<number>`(${blogs.likesCount} + coalesce((
  select sum(part.likes) from blog_like_counts as part where part.blog_id = ${blogs.id}), 0))`.mapWith(Number)

/**
 * Sets a visitor's like, or toggles it. Likes that arrive together are written together: a popular blog costs one
 * statement, one connection and one commit at a time, and leaves the others to everybody else.
 */
export async function setLike(database: Database, change: LikeChange): Promise<Likes> {
  const likes = await batcherOf(database).add(change)
  return likes ?? refuse(404, 'There is no such blog.')
}

const batchers = new WeakMap<Database, ReturnType<typeof createBatcher<LikeChange, Likes | null>>>()

function batcherOf(database: Database) {
  const batcher =
    batchers.get(database) ??
    createBatcher({
      most: MOST_AT_ONCE,
      // Two clicks of one visitor are two changes, one after the other.
      keyOf: ({ blogId, visitor }: LikeChange) => `${blogId} ${visitor}`,
      run: (changes) => writeLikes(database, changes),
    })
  batchers.set(database, batcher)
  return batcher
}

interface WrittenLike {
  blogId: number
  visitor: string
  /** Null where the visitor liked, or did not like, the blog already. */
  liked: boolean | null
  likesCount: number | string
}

/** Writes likes of different visitors in one statement; null for those of an unknown blog. */
async function writeLikes(database: Database, changes: LikeChange[]): Promise<(Likes | null)[]> {
  const wanted = changes.map(({ blogId, visitor, isLiked, now }) => ({
    blog_id: blogId,
    visitor,
    wanted: isLiked === undefined ? 'toggle' : isLiked ? 'like' : 'unlike',
    at: now,
  }))
  const insertLikes = (kind: 'like' | 'toggle') => sql`
    insert into blog_likes as own (blog_id, visitor, liked, liked_on)
    select blog_id, visitor, true, at from known where wanted = ${sql.raw(`'${kind}'`)} order by blog_id, visitor
    on conflict (blog_id, visitor) do update set liked = not own.liked, liked_on = excluded.liked_on
    ${kind === 'like' ? sql`where not own.liked` : sql``} returning blog_id, visitor, liked`
  // The statement does not see its own changes: the counts of the parts that it wrote are added as they were returned.
  const { rows } = (await database.execute(sql`
    with known as (
      select blog_id, visitor, wanted, at, likes_count
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as change (blog_id integer, visitor text, wanted text, at timestamptz)
      join blogs on id = blog_id
    ),
    unliked as (
      update blog_likes as own set liked = false, liked_on = known.at from known
      where known.wanted = 'unlike' and own.blog_id = known.blog_id and own.visitor = known.visitor and own.liked
      returning own.blog_id, own.visitor, own.liked
    ),
    liked as (${insertLikes('like')}),
    toggled as (${insertLikes('toggle')}),
    changed as (select * from unliked union all select * from liked union all select * from toggled),
    counted as (
      insert into blog_like_counts as counts (blog_id, part, likes)
      select blog_id, hashtext(visitor) & ${sql.raw(String(PARTS - 1))}, sum(case when liked then 1 else -1 end)
      from changed group by 1, 2 order by 1, 2
      on conflict (blog_id, part) do update set likes = counts.likes + excluded.likes
      returning blog_id, part, likes
    ),
    totals as (
      select blog_id, sum(likes) as likes from (
        select blog_id, likes from counted
        union all
        select blog_id, likes from blog_like_counts as counts
        where blog_id in (select blog_id from known)
          and not exists (select from counted where counted.blog_id = counts.blog_id and counted.part = counts.part)
      ) as parts group by blog_id
    )
    select known.blog_id as "blogId", known.visitor, changed.liked,
      known.likes_count + coalesce(totals.likes, 0) as "likesCount"
    from known
    left join changed on changed.blog_id = known.blog_id and changed.visitor = known.visitor
    left join totals on totals.blog_id = known.blog_id`)) as unknown as { rows: WrittenLike[] }

  const written = new Map(rows.map((row) => [`${row.blogId} ${row.visitor}`, row]))
  return Promise.all(
    changes.map(async ({ blogId, visitor, isLiked }) => {
      const row = written.get(`${blogId} ${visitor}`)
      if (!row) return null
      const { liked } = row
      if (liked !== null) return { likesCount: Math.max(0, Number(row.likesCount)), liked }
      // Another server may have made this change after the statement began: its count is read afresh.
      return { likesCount: await countLikes(database, blogId), liked: isLiked ?? false }
    }),
  )
}

async function countLikes(database: Database, blogId: number): Promise<number> {
  const [row] = await database
    .select({ likesCount: likesCountOfBlog })
    .from(blogs)
    .where(eq(blogs.id, blogId))
  return row?.likesCount ?? 0
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
