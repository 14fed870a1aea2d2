import { mostCharacters } from '@tarang/machines/field-rules'
import { and, desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type BlogUploads, removeBlog, saveUploads } from '../blogs/blog-store.ts'
import {
  contentOf,
  keepVersion,
  lockBlogState,
  readBlogState,
  recordBlogChange,
} from '../blogs/blog-versions.ts'
import { isLikedBy, setLike } from '../blogs/likes.ts'
import { removeOldVersions } from '../blogs/old-versions.ts'
import { readBlogForm, readImage, readImages, readPage } from '../blogs/uploads.ts'
import { ensureVisitor, visitorOf } from '../blogs/visitor.ts'
import { mapBatches, readBatches } from '../db/batches.ts'
import type { Database } from '../db/database.ts'
import { newestFirst, positionOf } from '../db/order.ts'
import { blogs } from '../db/schema/index.ts'
import { readOptionalJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { contentEtagOf, ifMatch, refuseUnmatched, respondWithRecord } from '../http/etag.ts'
import { check, requiredText } from '../http/fields.ts'
import type { Form } from '../http/form.ts'
import { limitByAddress } from '../http/limits.ts'
import { refuse } from '../http/refusal.ts'
import { type RecordValues, runStaffAction } from '../http/staff-action.ts'
import { respondWithJson } from '../http/streamed-json.ts'
import { id, idInPath, noId } from '../http/values.ts'
import { fileLink } from '../web/links.ts'

export const categories = [
  'Daily Bytes',
  'Market Nuggets',
  'Market Events',
  'Strategies',
  'Support Center',
  'Uncategorized',
] as const

const notFound = 'There is no such blog.'

export const title = requiredText(mostCharacters.title, 'Text is required.')
const category = v.optional(v.picklist(categories, 'Choose one of the categories.'))
const newBlog = v.object({ id: noId, text: title, category })
const changes = v.object({
  id,
  text: title,
  category,
})

// A like changes the row, but must not refuse the edit of a member of staff who loaded the blog before it.
const content = {
  id: blogs.id,
  text: blogs.text,
  category: blogs.category,
  htmlPage: blogs.htmlPage,
  backgroundImage: blogs.backgroundImage,
  publishedDate: blogs.publishedDate,
}
const etag = contentEtagOf(content)

/** Whether a blog has the version of an `If-Match` header. */
export const isBlogMatched = (context: Context<Env>, id: number) =>
  and(eq(blogs.id, id), ifMatch(context, etag))
const blogColumns = { ...content, likesCount: blogs.likesCount, etag }

type Blog = Pick<typeof blogs.$inferSelect, keyof typeof content | 'likesCount'> & { etag: string }

/** A blog as it is after a change, in the same transaction. */
async function readChanged(tx: Database, id: number): Promise<Blog> {
  const [blog] = await tx.select(blogColumns).from(blogs).where(eq(blogs.id, id))
  return blog!
}

const toBlogItem = (context: Context<Env>, blog: Blog, liked: boolean) => ({
  id: blog.id,
  text: blog.text,
  backgroundImage: fileLink(context, blog.backgroundImage),
  publishedDate: blog.publishedDate,
  likesCount: blog.likesCount,
  categories: blog.category === null ? null : [blog.category],
  htmlPageLink: fileLink(context, blog.htmlPage),
  liked,
  etag: blog.etag,
})

async function readUploads(form: Form, title: string): Promise<BlogUploads> {
  const cover = await readImage(form, 'backgroundImage')
  const images = await readImages(form, ['blogImage', 'blogImages'])
  const page = await readPage(form, 'htmlPage', title)
  return { page: page?.page ?? null, cover, images: [...images, ...(page?.pictures ?? [])] }
}

/** A blog's columns, and whether the visitor of a request likes it. */
const visitorColumns = (context: Context<Env>) => ({
  ...blogColumns,
  liked: isLikedBy(context.var.app.database, visitorOf(context)),
})

async function findBlog(context: Context<Env>) {
  const id = idInPath(context, notFound)
  const [blog] = await context.var.app.database
    .select(visitorColumns(context))
    .from(blogs)
    .where(eq(blogs.id, id))
  return blog ?? refuse(404, notFound)
}

/** Blogs and newsletters. */
export const blogRoutes = new Hono<Env>()
  .get('/fetchNewsLetterAndBlogs', (context) => {
    const { database } = context.var.app
    const rows = readBatches({
      ...newestFirst(blogs, blogs.publishedDate),
      read: (condition, limit) =>
        database
          .select({ ...visitorColumns(context), position: positionOf(blogs.publishedDate) })
          .from(blogs)
          .where(condition)
          .orderBy(desc(blogs.publishedDate), desc(blogs.id))
          .limit(limit),
    })
    return respondWithJson(
      context,
      mapBatches(rows, (blog) => toBlogItem(context, blog, blog.liked)),
    )
  })

  .get('/fetchNewsLetterAndBlogs/:id', async (context) => {
    const blog = await findBlog(context)
    return context.json(toBlogItem(context, blog, blog.liked))
  })

  .post('/newsletter/upload', async (context) => {
    const { now } = context.var.app
    const form = await readBlogForm(context)
    const fields = check(newBlog, {
      id: form.texts.get('id'),
      text: form.texts.get('text'),
      category: form.texts.get('category'),
    })
    const uploads = await readUploads(form, fields.text)
    if (!fields.category) refuseIncompleteNewsletter(uploads)
    const add = async (tx: Database, record: RecordValues) => {
      const [row] = await tx
        .insert(blogs)
        .values({ text: fields.text, category: fields.category ?? null, publishedDate: now() })
        .returning()
      const { id } = await saveUploads(tx, row!, uploads, now())
      const state = await readBlogState(tx, id)
      record(null, { id, ...contentOf(state!), publishedDate: state!.publishedDate })
      return readChanged(tx, id)
    }
    const saved = await runStaffAction(context, 'blog.added', add, (blog) => blog.id)
    context.var.app.dataVersion.changed(`blogs/${saved.id}`)
    return respondWithRecord(context, toBlogItem(context, saved, false))
  })

  .post('/newsletter/edit', async (context) => {
    const { now } = context.var.app
    const { staff } = context.var
    const form = await readBlogForm(context)
    const { id, text, category } = check(changes, {
      id: form.texts.get('id'),
      text: form.texts.get('text'),
      category: form.texts.get('category'),
    })
    const uploads = await readUploads(form, text)
    const change = async (tx: Database, record: RecordValues) => {
      const before = await lockBlogState(tx, id)
      const [row] = await tx
        .update(blogs)
        .set({ text, ...(category && { category }) })
        .where(isBlogMatched(context, id))
        .returning()
      if (!row) return refuseUnmatched(context, tx, blogs, id, notFound)
      await saveUploads(tx, row, uploads, now())
      await recordBlogChange(tx, id, before!, record, { action: 'blog.changed', staff, now: now() })
      return readChanged(tx, id)
    }
    const saved = await runStaffAction(context, 'blog.changed', change, () => id)
    context.var.app.dataVersion.changed(`blogs/${saved.id}`)
    return respondWithRecord(context, toBlogItem(context, saved, false))
  })

  .post('/newsletter/delete/:id', async (context) => {
    const id = idInPath(context, notFound)
    const { database, dataVersion, settings, log, now } = context.var.app
    const { staff } = context.var
    const remove = async (tx: Database, record: RecordValues) => {
      const before = await lockBlogState(tx, id)
      const isRemoved = await removeBlog(tx, id, ifMatch(context, etag))
      if (!isRemoved || !before) return refuseUnmatched(context, tx, blogs, id, notFound)
      await keepVersion(tx, id, before, { action: 'blog.deleted', staff, now: now() })
      record({ id, ...contentOf(before), publishedDate: before.publishedDate }, null)
    }
    await runStaffAction(context, 'blog.deleted', remove, () => id)
    dataVersion.changed(`blogs/${id}`)
    // Deleting a million likes takes longer than a request may. If it fails, the next start deletes them.
    if (settings.KEEP_DELETED_BLOGS === 0)
      removeOldVersions(database, now(), 0).catch(() => log('old-versions.not-removed', { id }, 'warn'))
    return context.json({ id })
  })

/** Likes. Their paths start with a parameter, so they are mounted after all fixed paths. */
export const blogLikeRoutes = new Hono<Env>()
  .post('/:id/like', async (context) => {
    await limitByAddress(context, 'like', { times: 60, within: 60_000 })
    const blogId = idInPath(context, notFound)
    const body = await readOptionalJson(
      context,
      v.strictObject({ liked: v.boolean('Must be true or false.') }),
    )
    const { database, dataVersion, now } = context.var.app
    const visitor = ensureVisitor(context)
    const likes = await setLike(database, { blogId, visitor, isLiked: body?.liked, now: now() })
    dataVersion.changed(`likes/${blogId}`)
    return context.json(likes)
  })

  .get('/:id/getLikeCount', async (context) => {
    const { likesCount, liked } = await findBlog(context)
    return context.json({ likesCount, liked })
  })

/** A newsletter has no category and needs a page and an image; a blog needs a category. */
function refuseIncompleteNewsletter({ page, cover }: { page: unknown; cover: unknown }) {
  if (page && cover) return
  refuse(422, 'A blog needs a category; a newsletter needs a page and an image.', {
    ...(!page && !cover && { category: 'Category is required.' }),
    ...(!page && { htmlPage: 'An .html file is required.' }),
    ...(!cover && { backgroundImage: 'An image is required.' }),
  })
}
