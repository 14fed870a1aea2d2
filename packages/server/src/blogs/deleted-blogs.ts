import { and, desc, eq, gt, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { readBatches } from '../db/batches.ts'
import type { Database } from '../db/database.ts'
import { blogs, blogVersions } from '../db/schema/index.ts'
import type { BlogVersion } from './blog-versions.ts'

const day = 24 * 60 * 60_000

/** Until when a deleted blog can be restored. */
export const keptUntil = ({ at }: Pick<BlogVersion, 'at'>, days: number) =>
  new Date(at.getTime() + days * day)

/** The condition on a version whose blog is deleted. */
export const isOfDeletedBlog = (database: Database) =>
  notExists(database.select({ one: sql`1` }).from(blogs).where(eq(blogs.id, blogVersions.blogId)))

const newer = alias(blogVersions, 'newer')

const isLast = (database: Database) =>
  notExists(
    database
      .select({ one: sql`1` })
      .from(newer)
      .where(and(eq(newer.blogId, blogVersions.blogId), gt(newer.id, blogVersions.id))),
  )

/** The condition on the last version of a deleted blog that can be restored. */
export const isRestorable = (database: Database, now: Date, days: number) =>
  and(gt(blogVersions.at, new Date(now.getTime() - days * day)), isOfDeletedBlog(database), isLast(database))

/** The last version of every deleted blog that can be restored in batches, the last deleted first. */
export const listDeletedBlogs = (database: Database, now: Date, days: number) =>
  readBatches<BlogVersion>({
    isAfter: ({ id }) => lt(blogVersions.id, id),
    read: (condition, limit) =>
      database
        .select()
        .from(blogVersions)
        .where(and(isRestorable(database, now, days), condition))
        .orderBy(desc(blogVersions.id))
        .limit(limit),
  })
