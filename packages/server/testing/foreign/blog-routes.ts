import { Hono } from 'hono'
import * as v from 'valibot'
import { refuse } from '../../src/http/refusal.ts'
import type { Records } from './records.ts'
import { bodyOf, type Env, findById, type State } from './state.ts'

type Blog = Records['blogs'][number]

const formFields = ['id', 'text', 'category', 'htmlPage', 'backgroundImage', 'blogImages', 'blogImage']
const categories = [
  'Daily Bytes',
  'Market Nuggets',
  'Market Events',
  'Strategies',
  'Support Center',
  'Uncategorized',
]

export function blogRoutes(state: State) {
  const { blogs } = state.records
  const blogOf = (id: unknown) => findById(state, 'blog', blogs, id)

  async function storeFile(form: FormData, name: string) {
    const file = form.get(name)
    if (file === null || typeof file === 'string') return null
    const path = `/files/upload-${state.newId()}${name === 'htmlPage' ? '.html' : ''}`
    state.files.set(path, { type: file.type, body: await file.arrayBuffer() })
    return path
  }

  /** Checks the fields of a blog's form and stores its files. */
  async function readForm(form: FormData | null) {
    if (!form) return refuse(415, 'The body must be a form.')
    for (const name of form.keys())
      if (!formFields.includes(name)) state.faults.push(`a blog’s form has the field ${name}`)
    const text = form.get('text')
    const category = form.get('category')
    if (typeof text !== 'string' || text.trim() === '') return refuse(422, 'Text is required.')
    if (category !== null && !categories.includes(String(category)))
      return refuse(422, 'Category is unknown.')
    const htmlPageLink = await storeFile(form, 'htmlPage')
    const backgroundImage = await storeFile(form, 'backgroundImage')
    return {
      id: form.get('id'),
      text,
      ...(category !== null && { categories: [String(category)] }),
      ...(htmlPageLink && { htmlPageLink }),
      ...(backgroundImage && { backgroundImage }),
    }
  }

  return new Hono<Env>()
    .get('/fetchNewsLetterAndBlogs', ({ var: { answers } }) => answers.list('blogs', 'blog', blogs))
    .get('/fetchNewsLetterAndBlogs/:id', ({ req, var: { answers } }) =>
      answers.record('blog', blogOf(req.param('id'))),
    )
    .post('/newsletter/upload', async ({ var: { answers, read } }) => {
      const { id, ...fields } = await readForm(read.form)
      if (id !== null) state.faults.push('a new blog has an id')
      if (!fields.categories && !(fields.htmlPageLink && fields.backgroundImage))
        refuse(422, 'A blog needs a category; a newsletter needs a page and an image.')
      const blog: Blog = {
        categories: null,
        htmlPageLink: null,
        backgroundImage: null,
        ...fields,
        id: state.newId(),
        publishedDate: state.now(),
        likesCount: 0,
        liked: false,
      }
      blogs.push(blog)
      return answers.saved('blog', blog)
    })
    .post('/newsletter/edit', async ({ var: { answers, read } }) => {
      const { id, ...fields } = await readForm(read.form)
      return answers.saved('blog', Object.assign(blogOf(id), fields))
    })
    .post('/newsletter/delete/:id', ({ req, var: { answers } }) => {
      const blog = blogOf(req.param('id'))
      blogs.splice(blogs.indexOf(blog), 1)
      return answers.saved('blog', blog)
    })
    .post('/:id/like', (context) => {
      const blog = blogOf(context.req.param('id'))
      const body = bodyOf(context, v.strictObject({ liked: v.optional(v.boolean(), !blog.liked) }))
      blog.likesCount += Number(body.liked) - Number(blog.liked)
      blog.liked = body.liked
      const { answers } = context.var
      const { likesCount, liked } = blog
      // Clients read `likesCount` of this answer (specification, section 7), so it is never wrapped.
      const answer = state.dialect.likes === 'count' ? { likesCount } : { likesCount, liked }
      return answers.json(answers.encode('likes', answer))
    })
    .get('/:id/getLikeCount', ({ req, var: { answers } }) => {
      const { likesCount, liked } = blogOf(req.param('id'))
      return answers.record('likes', { likesCount, liked })
    })
}
