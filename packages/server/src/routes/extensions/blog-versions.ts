import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  type BlogState,
  type BlogVersion,
  contentOf,
  keepVersion,
  listVersions,
  lockBlogState,
  readBlogState,
  readVersion,
  writeVersion,
} from '../../blogs/blog-versions.ts'
import type { Database } from '../../db/database.ts'
import { blogs, files } from '../../db/schema/index.ts'
import type { Env } from '../../http/context.ts'
import { refuseUnmatched } from '../../http/etag.ts'
import { refuse } from '../../http/refusal.ts'
import { runStaffAction } from '../../http/staff-action.ts'
import { respondWithJson } from '../../http/streamed-json.ts'
import { idInPath, parseRecordId } from '../../http/values.ts'
import { isBlogMatched } from '../blogs.ts'

const notFound = 'There is no such version of this blog.'

const versionIdOf = (context: Context<Env>) =>
  parseRecordId(context.req.param('versionId') ?? '') || refuse(404, notFound)

const toVersion = ({ id, blogId, at, staffName, action, text, category }: BlogVersion) => ({
  id,
  blogId,
  at,
  staffName,
  action,
  text,
  category,
})

async function readPageText(database: Database, name: string | null): Promise<string | null> {
  if (name === null) return null
  const [file] = await database.select({ bytes: files.bytes }).from(files).where(eq(files.name, name))
  return file ? new TextDecoder().decode(file.bytes) : null
}

const toContent = async (database: Database, state: BlogState) => ({
  text: state.text,
  category: state.category,
  page: await readPageText(database, state.htmlPage),
  picture: state.backgroundImage,
  images: state.images.map(({ originalName }) => originalName),
})

/** Earlier versions of blogs. */
export const blogVersionRoutes = new Hono<Env>()
  .get('/blogs/:id/versions', (context) =>
    respondWithJson(context, listVersions(context.var.app.database, idInPath(context, notFound))),
  )

  .get('/blogs/:id/versions/:versionId', async (context) => {
    const blogId = idInPath(context, notFound)
    const details = await context.var.app.database.transaction(async (tx) => {
      const version = await readVersion(tx, blogId, versionIdOf(context))
      const current = await readBlogState(tx, blogId)
      return {
        version: toVersion(version),
        earlier: await toContent(tx, version),
        present: current && (await toContent(tx, current)),
      }
    })
    return context.json(details)
  })

  .post('/blogs/:id/versions/:versionId/restore', async (context) => {
    const { dataVersion, now } = context.var.app
    const { staff } = context.var
    const blogId = idInPath(context, notFound)
    const versionId = versionIdOf(context)
    await runStaffAction(
      context,
      'blog.restored',
      async (tx, record) => {
        const current = await lockBlogState(tx, blogId)
        if (!current) refuse(404, 'This blog is deleted. Restore it from the deleted blogs first.')
        const [matched] = await tx.select({ id: blogs.id }).from(blogs).where(isBlogMatched(context, blogId))
        if (!matched) return refuseUnmatched(context, tx, blogs, blogId, notFound)
        const version = await readVersion(tx, blogId, versionId)
        await writeVersion(tx, version, current)
        await keepVersion(tx, blogId, current, { action: 'blog.restored', staff, now: now() })
        record(contentOf(current), contentOf(version))
      },
      () => blogId,
    )
    dataVersion.changed(`blogs/${blogId}`)
    return context.json({ id: blogId })
  })
