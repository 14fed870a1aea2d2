import { desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { blogs, blogVersions } from '../db/schema/index.ts'
import type { BlogVersion } from './blog-versions.ts'

const day = 24 * 60 * 60_000

/** Until when a deleted blog can be restored. */
export const keptUntil = ({ at }: Pick<BlogVersion, 'at'>, days: number) =>
  new Date(at.getTime() + days * day)

/** The last version of every deleted blog that can be restored, the last deleted first. */
export async function listDeletedBlogs(database: Database, now: Date, days: number): Promise<BlogVersion[]> {
  const last = await database
    .selectDistinctOn([blogVersions.blogId], { version: blogVersions })
    .from(blogVersions)
    .leftJoin(blogs, eq(blogs.id, blogVersions.blogId))
    .where(isNull(blogs.id))
    .orderBy(blogVersions.blogId, desc(blogVersions.id))
  return last
    .map(({ version }) => version)
    .filter((version) => keptUntil(version, days) > now)
    .sort((one, other) => other.id - one.id)
}
