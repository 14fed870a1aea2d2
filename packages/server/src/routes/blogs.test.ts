import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pixel } from '../../testing/contract/bodies.ts'
import { type Call, createCaller, formOf, type Refused } from '../../testing/route-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { removeOldVersions } from '../blogs/old-versions.ts'
import { clearRemovedBlogs } from '../blogs/removed-blogs.ts'
import { blogLikes, blogs, removedBlogs } from '../db/schema/index.ts'

interface Blog {
  id: number
  text: string
  backgroundImage: string | null
  categories: string[] | null
  htmlPageLink: string | null
  likesCount: number
  liked: boolean
  publishedDate: string
}
interface Likes {
  likesCount: number
  liked: boolean
}

let server: TestServer
let staff: Call
let visitor: Call
beforeAll(async () => {
  server = await createTestServer()
  staff = createCaller(server, await server.staffToken())
  visitor = createCaller(server)
})
afterAll(() => server.close())

const png = (size = pixel.length) => {
  const bytes = new Uint8Array(size)
  bytes.set(pixel)
  return bytes
}
const image = (name = 'cover.png', bytes = png()) => new File([bytes], name, { type: 'image/png' })
const page = (html = '<h2>One</h2>', name = 'page.html') => new File([html], name, { type: 'text/html' })

const upload = (fields: Parameters<typeof formOf>[0]) =>
  staff<Blog & Refused>('/api/newsletter/upload', { form: formOf(fields) })
const edit = (fields: Parameters<typeof formOf>[0]) =>
  staff<Blog & Refused>('/api/newsletter/edit', { form: formOf(fields) })
const get = async (id: number) => (await visitor<Blog>(`/api/fetchNewsLetterAndBlogs/${id}`)).body
const fileAt = async (link: string | null) => {
  expect(link).toMatch(/^http:\/\/admin\.localhost\/files\//)
  return visitor<string>(new URL(link ?? '').pathname)
}

describe('an upload', () => {
  test('of the newsletter form is stored under random names and can be read', async () => {
    const { body } = await upload({
      text: ' Hello ',
      htmlPage: page('<p>Read me</p>'),
      backgroundImage: image(),
    })
    expect(body).toMatchObject({ text: 'Hello', categories: null, likesCount: 0, liked: false })
    expect(body.htmlPageLink).not.toContain('page')
    const stored = await fileAt(body.htmlPageLink)
    expect(stored.body).toBe('<p>Read me</p>')
    expect(stored.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await fileAt(body.backgroundImage)).headers.get('content-type')).toBe('image/png')
    expect(await get(body.id)).toEqual(body)
  })

  test('of the blog manager needs no file, and accepts both names of the image field', async () => {
    const none = await upload({ text: 'Plain', category: 'Strategies' })
    expect(none.body).toMatchObject({ categories: ['Strategies'], htmlPageLink: null, backgroundImage: null })
    const both = await upload({
      text: 'Two',
      category: 'Strategies',
      blogImage: image(),
      blogImages: image(),
    })
    expect(both.status).toBe(200)
  })

  test('ignores an empty file, which a form sends when no file is chosen', async () => {
    const { status, body } = await upload({ text: 'x', category: 'Strategies', htmlPage: new File([], '') })
    expect(status).toBe(200)
    expect(body.htmlPageLink).toBeNull()
  })

  test('accepts a large page of unclosed elements', async () => {
    const html = '<img '.repeat(200_000)
    const { status, body } = await upload({ text: 'Unclosed', category: 'Daily Bytes', htmlPage: page(html) })
    expect(status).toBe(200)
    expect((await fileAt(body.htmlPageLink)).body).toBe(html)
  }, 60_000)

  test('links the images in the page', async () => {
    const html = `<img src="chart.png" width="40"><img alt="" src='./img/two%20words.png'><img src="https://else.example/chart.png"><img src="gone.png">`
    const { body } = await upload({
      text: 'With images',
      category: 'Daily Bytes',
      htmlPage: page(html),
      blogImage: [image('chart.png'), image('two words.png')],
    })
    const stored = (await fileAt(body.htmlPageLink)).body
    const found = [...stored.matchAll(/\/files\/[\w-]+\.png/g)].map(([path]) => path)
    expect(found).toHaveLength(2)
    for (const path of found) expect((await visitor(path)).status).toBe(200)
    expect(stored).toContain('https://else.example/chart.png')
    expect(stored).toContain('"gone.png"')
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['a page with another extension', { htmlPage: page('<p>', 'page.php') }, 422, 'htmlPage'],
    [
      'a page that is no text',
      { htmlPage: new File([new Uint8Array([0xff, 0xfe, 0])], 'a.html') },
      422,
      'htmlPage',
    ],
    ['a page above 5 MB', { htmlPage: page(' '.repeat(5_300_000)) }, 413, 'htmlPage'],
    [
      'an SVG',
      { backgroundImage: new File([svg], 'a.svg', { type: 'image/svg+xml' }) },
      422,
      'backgroundImage',
    ],
    [
      'an SVG named as a PNG',
      { backgroundImage: image('a.png', new TextEncoder().encode(svg)) },
      422,
      'backgroundImage',
    ],
    ['a truncated PNG', { backgroundImage: image('a.png', pixel.subarray(0, 40)) }, 422, 'backgroundImage'],
    ['an image above 2 MB', { blogImage: [image(), image('b.png', png(2_200_000))] }, 413, 'blogImage'],
    ['twenty-one images', { blogImage: Array.from({ length: 21 }, () => image()) }, 422, 'blogImage'],
    ['no title', { text: '   ' }, 422, 'text'],
    ['an unknown category', { category: 'Gossip' }, 422, 'category'],
  ])('is refused for %s, and nothing is stored', async (_, wrong, status, field) => {
    const before = (await visitor<Blog[]>('/api/fetchNewsLetterAndBlogs')).body.length
    const answer = await upload({ text: 'x', category: 'Strategies', ...wrong })
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.status.errors ?? {})).toEqual([field])
    expect((await visitor<Blog[]>('/api/fetchNewsLetterAndBlogs')).body).toHaveLength(before)
  })

  test('without a category lists what a newsletter lacks', async () => {
    const { body } = await upload({ text: 'x', htmlPage: page() })
    expect(body.status.errors).toEqual({ backgroundImage: 'An image is required.' })
    expect(Object.keys((await upload({ text: 'x' })).body.status.errors ?? {})).toEqual([
      'category',
      'htmlPage',
      'backgroundImage',
    ])
  })
})

describe('an edit', () => {
  test('changes the sent fields only', async () => {
    const { body: blog } = await upload({
      text: 'Before',
      category: 'Strategies',
      htmlPage: page('<p>old</p>'),
      backgroundImage: image(),
    })
    const { body: after } = await edit({ id: String(blog.id), text: 'After' })
    expect(after).toEqual({ ...blog, etag: expect.any(String), text: 'After' })
  })

  test('deletes a page that it replaces', async () => {
    const { body: blog } = await upload({ text: 'x', category: 'Strategies', htmlPage: page('<p>old</p>') })
    const { body: after } = await edit({
      id: String(blog.id),
      text: 'x',
      category: 'Market Events',
      htmlPage: page('<p>new</p>'),
    })
    expect(after.categories).toEqual(['Market Events'])
    expect((await fileAt(after.htmlPageLink)).body).toBe('<p>new</p>')
    expect((await fileAt(blog.htmlPageLink)).status).toBe(404)
  })

  test('links a later image also where the page stays as long', async () => {
    const name = `${'a'.repeat('/files/'.length + 36)}.png`
    const html = page(`<img src="${name}" width="9">`)
    const { body: blog } = await upload({ text: 'x', category: 'Strategies', htmlPage: html })
    const { body: after } = await edit({ id: String(blog.id), text: 'x', blogImage: image(name) })
    expect((await fileAt(after.htmlPageLink)).body).toMatch(/^<img src="\/files\/[\w-]+\.png" width="9">$/)
  })

  test('links a later image in the stored page', async () => {
    const html = page('<img src="late.png">')
    const { body: blog } = await upload({ text: 'x', category: 'Strategies', htmlPage: html })
    const { body: after } = await edit({ id: String(blog.id), text: 'x', blogImage: image('late.png') })
    expect((await fileAt(after.htmlPageLink)).body).toMatch(
      /^<img src="\/files\/[\w-]+\.png" width="1" height="1">$/,
    )
  })
})

test('deleting a blog takes away its files and likes', async () => {
  const { body: blog } = await upload({ text: 'x', htmlPage: page(), backgroundImage: image() })
  await visitor(`/api/${blog.id}/like`, { method: 'POST' })
  expect((await staff(`/api/newsletter/delete/${blog.id}`, { method: 'POST' })).body).toEqual({ id: blog.id })
  for (const link of [blog.htmlPageLink, blog.backgroundImage]) expect((await fileAt(link)).status).toBe(404)
  expect((await visitor(`/api/${blog.id}/getLikeCount`)).status).toBe(404)
  expect((await staff(`/api/newsletter/delete/${blog.id}`, { method: 'POST' })).status).toBe(404)
})

test('the likes of a deleted blog are deleted in batches, also after a stop', async () => {
  const { database } = server
  const { body: blog } = await upload({ text: 'x', category: 'Strategies' })
  const { body: other } = await upload({ text: 'x', category: 'Strategies' })
  const like = (blogId: number, n: number) => ({ blogId, visitor: `visitor ${n}`, likedOn: new Date() })
  await database.insert(blogLikes).values(Array.from({ length: 25 }, (_, n) => like(blog.id, n)))
  await database.insert(blogLikes).values(like(other.id, 1))
  const remaining = async (id: number) => database.$count(blogLikes, eq(blogLikes.blogId, id))

  await database.delete(blogs).where(eq(blogs.id, blog.id))
  expect(await remaining(blog.id)).toBe(25)
  await database.insert(removedBlogs).values({ blogId: blog.id })
  await clearRemovedBlogs(database, 10)
  expect([await remaining(blog.id), await remaining(other.id)]).toEqual([0, 1])
  expect(await database.$count(removedBlogs)).toBe(0)

  await staff(`/api/newsletter/delete/${other.id}`, { method: 'POST' })
  await removeOldVersions(database, new Date(), 0)
  expect(await remaining(other.id)).toBe(0)
})

describe('a like', () => {
  const fresh = async () => (await upload({ text: 'Like me', category: 'Daily Bytes' })).body.id
  const post = (id: number, cookie?: string, json?: unknown) =>
    visitor<Likes & Refused>(`/api/${id}/like`, {
      method: 'POST',
      ...(json !== undefined && { json }),
      ...(cookie && { headers: { cookie } }),
    })
  const cookieOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''

  test('without a body toggles, for the visitor of the cookie', async () => {
    const id = await fresh()
    const first = await post(id)
    expect(first.body).toEqual({ likesCount: 1, liked: true })
    expect(first.headers.get('set-cookie')).toMatch(/^visitor=[\da-f-]{36};.*HttpOnly; SameSite=Lax$/)
    const cookie = cookieOf(first.headers)
    const mine = async () => (await visitor<Likes>(`/api/${id}/getLikeCount`, { headers: { cookie } })).body
    expect(await mine()).toEqual({ likesCount: 1, liked: true })
    expect((await visitor<Likes>(`/api/${id}/getLikeCount`)).body).toEqual({ likesCount: 1, liked: false })
    const listed = await visitor<Blog[]>('/api/fetchNewsLetterAndBlogs', { headers: { cookie } })
    expect(listed.body.filter((blog) => blog.liked).map((blog) => blog.id)).toEqual([id])
    expect((await post(id, cookie)).body).toEqual({ likesCount: 0, liked: false })
    expect(await mine()).toEqual({ likesCount: 0, liked: false })
  })

  test('with a body is set, and setting it again changes nothing', async () => {
    const id = await fresh()
    const cookie = cookieOf((await post(id, undefined, { liked: true })).headers)
    expect((await post(id, cookie, { liked: true })).body).toEqual({ likesCount: 1, liked: true })
    expect((await post(id, cookie, { liked: false })).body).toEqual({ likesCount: 0, liked: false })
    expect((await post(id, cookie, { liked: false })).body).toEqual({ likesCount: 0, liked: false })
  })

  test('of a hundred visitors in parallel counts a hundred times', async () => {
    const id = await fresh()
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(id)))
    // An answer need not have counted the likes that were made at the same moment.
    for (const { body } of answers) expect(body.likesCount).toSatisfy((count) => count >= 1 && count <= 100)
    expect((await get(id)).likesCount).toBe(100)
  })

  test('of one visitor sent twenty times in parallel counts once', async () => {
    const id = await fresh()
    const cookie = cookieOf((await post(id, undefined, { liked: false })).headers)
    await Promise.all(Array.from({ length: 20 }, () => post(id, cookie, { liked: true })))
    expect((await get(id)).likesCount).toBe(1)
    await Promise.all(Array.from({ length: 21 }, () => post(id, cookie)))
    expect((await get(id)).likesCount).toBe(0)
  })

  test('ignores a cookie with a malformed id', async () => {
    const id = await fresh()
    const { headers } = await post(id, 'visitor=me')
    expect(cookieOf(headers)).not.toBe('visitor=me')
  })

  test('that is neither true nor false is refused', async () => {
    const id = await fresh()
    expect((await post(id, undefined, { liked: 'yes' })).status).toBe(422)
    expect((await get(id)).likesCount).toBe(0)
  })
})
