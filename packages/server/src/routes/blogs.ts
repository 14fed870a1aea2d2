import { desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { like, likedBy } from '../blogs/likes.ts'
import { keepUploads, removeBlog } from '../blogs/shelf.ts'
import { imageOf, imagesOf, pageOf, readBlogForm } from '../blogs/uploads.ts'
import { knownVisitor, visitorOf } from '../blogs/visitor.ts'
import { blogs } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'
import { check, readOptionalJson, requiredText } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import type { Form } from '../http/form.ts'
import { limitByAddress } from '../http/limits.ts'
import { refuse } from '../http/refusal.ts'
import { runStaffAction } from '../http/staff-action.ts'
import { id, idInPath } from '../http/values.ts'
import { fileLink } from '../web/links.ts'

const categories = [
  'Daily Bytes',
  'Market Nuggets',
  'Market Events',
  'Strategies',
  'Support Center',
  'Uncategorized',
] as const

const unknown = 'There is no such blog.'

const title = requiredText(500, 'Text is required.')
const category = v.optional(v.picklist(categories, 'Choose one of the categories.'))
const newBlog = v.object({ text: title, category })
const changes = v.object({
  id,
  text: title,
  category,
})

const shown = (context: Context<Env>, blog: typeof blogs.$inferSelect, liked: boolean) => ({
  id: blog.id,
  text: blog.text,
  backgroundImage: fileLink(context, blog.backgroundImage),
  publishedDate: blog.publishedDate,
  likesCount: blog.likesCount,
  categories: blog.category === null ? null : [blog.category],
  htmlPageLink: fileLink(context, blog.htmlPage),
  liked,
})

const uploadsOf = async (form: Form) => ({
  page: pageOf(form, 'htmlPage'),
  cover: await imageOf(form, 'backgroundImage'),
  images: await imagesOf(form, ['blogImage', 'blogImages']),
})

async function blogOf(context: Context<Env>) {
  const id = idInPath(context, unknown)
  const [blog] = await context.var.database.select().from(blogs).where(eq(blogs.id, id))
  return blog ?? refuse(404, unknown)
}

/** Blogs and newsletters, and the likes of those who read them. */
export const blogRoutes = new Hono<Env>()
  .get('/fetchNewsLetterAndBlogs', async (context) => {
    const { database } = context.var
    const rows = await database.select().from(blogs).orderBy(desc(blogs.publishedDate), desc(blogs.id))
    const liked = await likedBy(database, visitorOf(context))
    return context.json(rows.map((blog) => shown(context, blog, liked.has(blog.id))))
  })

  .get('/fetchNewsLetterAndBlogs/:id', async (context) => {
    const blog = await blogOf(context)
    const liked = await likedBy(context.var.database, visitorOf(context))
    return context.json(shown(context, blog, liked.has(blog.id)))
  })

  .post('/newsletter/upload', async (context) => {
    const { now } = context.var
    const form = await readBlogForm(context)
    const fields = check(newBlog, { text: form.texts.get('text'), category: form.texts.get('category') })
    const uploads = await uploadsOf(form)
    if (!fields.category) refuseHalfNewsletter(uploads)
    const add = async (tx: Database) => {
      const [row] = await tx
        .insert(blogs)
        .values({ text: fields.text, category: fields.category ?? null, publishedDate: now() })
        .returning()
      return keepUploads(tx, row!, uploads, now())
    }
    const saved = await runStaffAction(context, 'blog.added', add, (blog) => blog.id)
    return context.json(shown(context, saved, false))
  })

  .post('/newsletter/edit', async (context) => {
    const { now } = context.var
    const form = await readBlogForm(context)
    const { id, text, category } = check(changes, {
      id: form.texts.get('id'),
      text: form.texts.get('text'),
      category: form.texts.get('category'),
    })
    const uploads = await uploadsOf(form)
    const change = async (tx: Database) => {
      const [row] = await tx
        .update(blogs)
        .set({ text, ...(category && { category }) })
        .where(eq(blogs.id, id))
        .returning()
      return row ? keepUploads(tx, row, uploads, now()) : refuse(404, unknown)
    }
    const saved = await runStaffAction(context, 'blog.changed', change, () => id)
    return context.json(shown(context, saved, false))
  })

  .post('/newsletter/delete/:id', async (context) => {
    const id = idInPath(context, unknown)
    const remove = async (tx: Database) => (await removeBlog(tx, id)) || refuse(404, unknown)
    await runStaffAction(context, 'blog.deleted', remove, () => id)
    return context.json({ id })
  })

/** Likes. Their paths begin with an id, so they are mounted after all that begin with a word. */
export const blogLikeRoutes = new Hono<Env>()
  .post('/:id/like', async (context) => {
    await limitByAddress(context, 'like', { times: 60, within: 60_000 })
    const blogId = idInPath(context, unknown)
    const body = await readOptionalJson(context, v.object({ liked: v.boolean('Must be true or false.') }))
    const { database, now } = context.var
    const visitor = knownVisitor(context)
    return context.json(await like(database, { blogId, visitor, wanted: body?.liked, now: now() }))
  })

  .get('/:id/getLikeCount', async (context) => {
    const { id, likesCount } = await blogOf(context)
    const liked = await likedBy(context.var.database, visitorOf(context))
    return context.json({ likesCount, liked: liked.has(id) })
  })

/** The newsletter form has no category, and needs its page and its image; the blog manager's needs a category. */
function refuseHalfNewsletter({ page, cover }: { page: unknown; cover: unknown }) {
  if (page && cover) return
  refuse(422, 'A blog needs a category; a newsletter needs a page and an image.', {
    ...(!page && !cover && { category: 'Category is required.' }),
    ...(!page && { htmlPage: 'An .html file is required.' }),
    ...(!cover && { backgroundImage: 'An image is required.' }),
  })
}
