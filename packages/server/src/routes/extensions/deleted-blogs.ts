import { Hono } from 'hono'
import { contentOf, readBlogState, readNewestVersion, writeVersion } from '../../blogs/blog-versions.ts'
import { keptUntil, listDeletedBlogs } from '../../blogs/deleted-blogs.ts'
import { mapBatches } from '../../db/batches.ts'
import type { Env } from '../../http/context.ts'
import { refuse } from '../../http/refusal.ts'
import { runStaffAction } from '../../http/staff-action.ts'
import { respondWithJson } from '../../http/streamed-json.ts'
import { idInPath } from '../../http/values.ts'

const notFound = 'There is no such deleted blog, or it is not kept any more.'

/** Deleted blogs that can be restored. */
export const deletedBlogRoutes = new Hono<Env>()
  .get('/deleted-blogs', (context) => {
    const { database, settings, now } = context.var.app
    return respondWithJson(
      context,
      mapBatches(listDeletedBlogs(database, now(), settings.KEEP_DELETED_BLOGS), (version) => ({
        id: version.blogId,
        deletedOn: version.at,
        staffName: version.staffName,
        text: version.text,
        category: version.category,
        publishedDate: version.publishedDate,
        likesCount: version.likesCount,
        keptUntil: keptUntil(version, settings.KEEP_DELETED_BLOGS),
      })),
    )
  })

  .post('/deleted-blogs/:id/restore', async (context) => {
    const { dataVersion, settings, now } = context.var.app
    const id = idInPath(context, notFound)
    await runStaffAction(
      context,
      'blog.restored',
      async (tx, record) => {
        const version = await readNewestVersion(tx, id)
        if (!version) return refuse(404, notFound)
        if (await readBlogState(tx, id)) refuse(409, 'This blog has been restored already.')
        if (keptUntil(version, settings.KEEP_DELETED_BLOGS) <= now()) refuse(404, notFound)
        await writeVersion(tx, version, null)
        record(null, { id, ...contentOf(version), publishedDate: version.publishedDate })
      },
      () => id,
    )
    dataVersion.changed(`blogs/${id}`)
    return context.json({ id })
  })
