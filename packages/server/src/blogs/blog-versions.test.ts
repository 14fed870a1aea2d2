import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { brokenRules } from '../../durability/data-rules.ts'
import { login, serverWithStaff } from '../../testing/auth-calls.ts'
import { pixel } from '../../testing/contract/bodies.ts'
import { expectDescribed } from '../../testing/contract/extensions.ts'
import { formOf } from '../../testing/route-calls.ts'
import { type TestServer, testMoment } from '../../testing/test-server.ts'
import { blogLikes, blogVersions, files, staffActions } from '../db/schema/index.ts'
import { removeOldVersions } from './old-versions.ts'

interface Blog {
  id: number
  text: string
  htmlPageLink: string
  backgroundImage: string
  publishedDate: string
  likesCount: number
}
interface Version {
  id: number
  staffName: string
  action: string
  text: string
}
interface Content {
  text: string
  page: string | null
  images: string[]
}

let server: TestServer
let token: string
beforeAll(async () => {
  server = await serverWithStaff()
  token = (await login(server)).jwtToken
})

const day = 24 * 60 * 60_000
const send = (method: string, path: string, body: FormData | null = null) =>
  server.fetch(
    new Request(`http://admin.localhost${path}`, {
      method,
      body,
      headers: { authorization: `Bearer ${token}` },
    }),
  )
const extension = (operationId: string, method: string, path: string) =>
  send(method, `/api/extensions${path}`).then((response) => expectDescribed(operationId, response))
const versionsOf = async (id: number) =>
  (await extension('listBlogVersions', 'GET', `/blogs/${id}/versions`)) as Version[]
const deletedBlogs = async () =>
  (await extension('listDeletedBlogs', 'GET', '/deleted-blogs')) as { id: number }[]

const page = (html: string) => new File([html], 'page.html', { type: 'text/html' })
const image = (name = 'chart.png') => new File([pixel], name, { type: 'image/png' })
async function save(path: 'upload' | 'edit', fields: Parameters<typeof formOf>[0]): Promise<Blog> {
  const response = await send('POST', `/api/newsletter/${path}`, formOf(fields))
  expect(response.status).toBe(200)
  return response.json()
}
const upload = (html = '<p>First</p>') =>
  save('upload', {
    text: 'First',
    htmlPage: page(html),
    backgroundImage: image('cover.png'),
    blogImage: image(),
  })
const read = async (id: number): Promise<Blog> =>
  (await send('GET', `/api/fetchNewsLetterAndBlogs/${id}`)).json()
const fileStatus = async (link: string) => (await send('GET', new URL(link).pathname)).status
const remove = async (id: number) =>
  expect((await send('POST', `/api/newsletter/delete/${id}`)).status).toBe(200)
const like = (id: number) => send('POST', `/api/${id}/like`)

test('an edit keeps the version before it, which can be read and restored', async () => {
  const first = await upload('<p>First <img src="chart.png"></p>')
  await like(first.id)
  const second = await save('edit', { id: String(first.id), text: 'Second', htmlPage: page('<p>Second</p>') })
  expect(await fileStatus(first.htmlPageLink)).toBe(404)

  const [version, ...others] = await versionsOf(first.id)
  expect(others).toEqual([])
  expect(version).toMatchObject({ action: 'blog.changed', text: 'First', staffName: 'Asha Kulkarni' })
  const path = `/blogs/${first.id}/versions/${version!.id}`
  const { earlier, present } = (await extension('getBlogVersion', 'GET', path)) as Record<string, Content>
  expect(earlier).toMatchObject({ text: 'First', images: ['chart.png'] })
  expect(earlier?.page).toMatch(/^<p>First <img src="\/files\//)
  expect(present).toMatchObject({ text: 'Second', page: '<p>Second</p>' })

  await extension('restoreBlogVersion', 'POST', `${path}/restore`)
  const restored = await read(first.id)
  expect(restored).toMatchObject({ text: 'First', likesCount: 1, publishedDate: first.publishedDate })
  expect(restored.htmlPageLink).toBe(first.htmlPageLink)
  expect(await fileStatus(restored.htmlPageLink)).toBe(200)
  expect(await fileStatus(second.htmlPageLink)).toBe(404)
  expect((await versionsOf(first.id)).map(({ text, action }) => `${text} ${action}`)).toEqual([
    'Second blog.restored',
    'First blog.changed',
  ])
  expect(await brokenRules(server.database)).toEqual([])
})

test('an edit that changes nothing keeps no version', async () => {
  const { id } = await upload()
  await save('edit', { id: String(id), text: 'First' })
  expect(await versionsOf(id)).toEqual([])
})

test('an edit, a deletion and a restoration of another version than the present one are refused', async () => {
  const { id } = await upload()
  await save('edit', { id: String(id), text: 'Third' })
  const [version] = await versionsOf(id)
  const restore = `/api/extensions/blogs/${id}/versions/${version!.id}/restore`
  for (const path of ['/api/newsletter/edit', `/api/newsletter/delete/${id}`, restore]) {
    const headers = { authorization: `Bearer ${token}`, 'if-match': '"other"' }
    const body = path.endsWith('edit') ? formOf({ id: String(id), text: 'Second' }) : null
    const request = new Request(`http://admin.localhost${path}`, { method: 'POST', headers, body })
    expect((await server.fetch(request)).status).toBe(412)
  }
  expect(await versionsOf(id)).toEqual([version])
})

test('a deleted blog is restored with its number, date, likes and files', async () => {
  const blog = await upload()
  await like(blog.id)
  await save('edit', { id: String(blog.id), text: 'Changed' })
  const before = await read(blog.id)
  await remove(blog.id)
  for (const link of [blog.htmlPageLink, blog.backgroundImage]) expect(await fileStatus(link)).toBe(404)
  expect((await deletedBlogs()).map(({ id }) => id)).toContain(blog.id)

  await extension('restoreDeletedBlog', 'POST', `/deleted-blogs/${blog.id}/restore`)
  expect(await read(blog.id)).toEqual(before)
  for (const link of [before.htmlPageLink, before.backgroundImage]) expect(await fileStatus(link)).toBe(200)
  expect((await deletedBlogs()).map(({ id }) => id)).not.toContain(blog.id)
  expect((await versionsOf(blog.id)).map(({ action }) => action)).toEqual(['blog.deleted', 'blog.changed'])
  expect((await send('POST', `/api/extensions/deleted-blogs/${blog.id}/restore`)).status).toBe(409)
  const [action] = (await server.database.select().from(staffActions).orderBy(staffActions.id)).slice(-1)
  expect(action).toMatchObject({ action: 'blog.restored', before: null, after: { text: 'Changed' } })
  expect(await brokenRules(server.database)).toEqual([])
})

test('what was deleted longer ago than it is kept goes for good; versions of present blogs stay', async () => {
  const { database } = server
  const [gone, present] = [await upload(), await upload()]
  await like(gone.id)
  await save('edit', { id: String(gone.id), text: 'Changed', htmlPage: page('<p>Changed</p>') })
  await save('edit', { id: String(present.id), text: 'Changed' })
  await remove(gone.id)
  const filesBefore = await database.$count(files)

  await removeOldVersions(database, new Date(testMoment.getTime() + 89 * day), 90)
  expect(await versionsOf(gone.id)).toHaveLength(2)
  expect(await database.$count(files)).toBe(filesBefore)

  await removeOldVersions(database, new Date(testMoment.getTime() + 90 * day), 90)
  expect(await versionsOf(gone.id)).toEqual([])
  // Two pages, the cover and the image.
  expect(await database.$count(files)).toBe(filesBefore - 4)
  expect(await database.$count(blogLikes, eq(blogLikes.blogId, gone.id))).toBe(0)
  expect((await send('POST', `/api/extensions/deleted-blogs/${gone.id}/restore`)).status).toBe(404)
  expect(await database.$count(blogVersions, eq(blogVersions.blogId, present.id))).toBe(1)
})

test('a version whose page an older release deleted is not restored', async () => {
  const { id } = await upload()
  await save('edit', { id: String(id), text: 'Second', htmlPage: page('<p>Second</p>') })
  const [version] = await server.database.select().from(blogVersions).where(eq(blogVersions.blogId, id))
  await server.database.delete(files).where(eq(files.name, version!.htmlPage!))
  const response = await send('POST', `/api/extensions/blogs/${id}/versions/${version!.id}/restore`)
  expect(response.status).toBe(409)
  expect((await read(id)).text).toBe('Second')
})

test.each([
  ['GET', '/blogs/1/versions/999999'],
  ['POST', '/blogs/1/versions/999999/restore'],
  ['POST', '/blogs/999999/versions/1/restore'],
  ['POST', '/deleted-blogs/999999/restore'],
])('%s %s is not found', async (method, path) => {
  expect((await send(method, `/api/extensions${path}`)).status).toBe(404)
})
