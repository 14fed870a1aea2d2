import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pixel } from '../../testing/contract/bodies.ts'
import { type Call, createCaller, formOf, type Refused } from '../../testing/route-calls.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { removeOldVersions } from '../blogs/old-versions.ts'
import { clearRemovedBlogs } from '../blogs/removed-blogs.ts'
import { blogImages, blogLikes, blogs, files, fileVariants, removedBlogs } from '../db/schema/index.ts'

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

/** A picture of a size in one colour. */
const picture = async (name: string, width: number, height: number, background = 'red') => {
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(png)], name, { type: 'image/png' })
}
const storedImages = async (blogId: number) =>
  (await server.database.select().from(blogImages).where(eq(blogImages.blogId, blogId))).map(
    ({ file }) => file,
  )

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
    // A parser drops an element whose tag does not end.
    expect((await fileAt(body.htmlPageLink)).body).toBe('')
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

  test.each([
    ['with a bracket before', '<img alt="P/E > 20" src="chart.png">', 'alt="P/E &gt; 20" '],
    ['without quotes', '<img src=chart.png>', ''],
    ['in capitals, on two lines', '<IMG\r\n SRC = chart.png>', ''],
    ['with a query', '<img src="img\\chart.png?v=2#x">', ''],
    ['from a text with a byte order mark', '\ufeff<img src="chart.png">', ''],
    ['of the author’s machine', '<img src="file:///C:/notes/chart.png">', ''],
  ])('links an image %s', async (_, html, before) => {
    const form = { text: 'x', category: 'Daily Bytes', htmlPage: page(html), blogImage: image('chart.png') }
    const { body } = await upload(form)
    const [file] = await storedImages(body.id)
    expect((await fileAt(body.htmlPageLink)).body).toBe(
      `<img ${before}src="/files/${file}" width="1" height="1">`,
    )
  })

  test.each([
    ['none', '', 'width="300" height="600"'],
    ['its own', ' width="300" height="600"', 'width="300" height="600"'],
    ['a width', ' width="100"', 'height="200" width="100"'],
    ['a height', ' height="300"', 'width="150" height="300"'],
    ['other proportions', ' width="200" height="200"', 'width="200" height="400"'],
    ['more than its own', ' width="900" height="1800"', 'width="300" height="600"'],
    ['a share of the column', ' width="100%"', 'height="600" width="300"'],
    ['nonsense', ' height=tall', 'width="300" height="600"'],
  ])('gives an image whose author wrote %s the size at which it is shown', async (_, size, expected) => {
    const { body } = await upload({
      text: 'x',
      category: 'Daily Bytes',
      htmlPage: page(`<img src="tall.png"${size}>`),
      blogImage: await picture('tall.png', 300, 600),
    })
    const [file] = await storedImages(body.id)
    expect((await fileAt(body.htmlPageLink)).body).toBe(`<img src="/files/${file}" ${expected}>`)
  })

  test('links a picture by its Unicode name, and a link to it', async () => {
    const html = '<a href="r\u00e9sum\u00e9.png"><img src="r\u00e9sum\u00e9.png"></a>'
    const form = { text: 'x', category: 'Daily Bytes', htmlPage: page(html) }
    const { body } = await upload({ ...form, blogImage: image('re\u0301sume\u0301.png') })
    const [file] = await storedImages(body.id)
    expect((await fileAt(body.htmlPageLink)).body).toBe(
      `<a href="/files/${file}"><img src="/files/${file}" width="1" height="1"></a>`,
    )
  })

  test('links nothing that is no image of the page', async () => {
    const html = '<img alt="src=chart.png" src="gone.png"><img src="//else.example/chart.png">'
    const around = '<textarea><img src="chart.png"></textarea><script>"<img src=chart.png>"</script>'
    const form = { text: 'x', category: 'Daily Bytes', blogImage: image('chart.png') }
    const { body } = await upload({ ...form, htmlPage: page(`${around}${html}<img src="chart.png" `) })
    expect((await fileAt(body.htmlPageLink)).body).toBe(html)
  })

  test('keeps the file of a page, and stores the pictures inside it as files', async () => {
    const newPicture = picture('in-page-1.png', 3, 3)
    const inside = `data:image/png;base64,${Buffer.from(png()).toString('base64')}`
    const html = `<h1>Costs</h1><p>a <strike>b</strike></p><img src="${inside}" alt="Curve">`
    const { body } = await upload({ text: 'Costs', category: 'Daily Bytes', htmlPage: page(html) })
    const [stored] = await storedImages(body.id)
    expect((await fileAt(body.htmlPageLink)).body).toBe(
      `<p>a <s>b</s></p><img src="/files/${stored}" width="1" height="1" alt="Curve">`,
    )
    const originalOf = async (link: string | null) => {
      const name = new URL(link ?? '').pathname.replace('/files/', '')
      const [file] = await server.database.select().from(files).where(eq(files.name, name))
      return Buffer.from(file?.original ?? []).toString()
    }
    expect(await originalOf(body.htmlPageLink)).toBe(html)
    const form = { id: String(body.id), text: 'Costs', blogImage: await newPicture }
    expect(await originalOf((await edit(form)).body.htmlPageLink)).toBe(html)
  })

  test('reads a page in Windows-1252', async () => {
    const bytes = new Uint8Array(Buffer.from('<meta charset=windows-1252><p>\x93mid-sized\x94</p>', 'latin1'))
    const htmlPage = new File([bytes], 'note.html', { type: 'text/html' })
    const { body } = await upload({ text: 'x', category: 'Daily Bytes', htmlPage })
    expect((await fileAt(body.htmlPageLink)).body).toBe('<p>“mid-sized”</p>')
  })

  const dataPicture = (bytes: Uint8Array, alt = 'Curve') =>
    `<img alt="${alt}" src="data:image/png;base64,${Buffer.from(bytes).toString('base64')}">`
  test.each([
    [
      'of another ending',
      page('<p>a</p>', 'note.htm'),
      'Only .html files are accepted. Rename note.htm to note.html.',
    ],
    [
      'that is no text',
      new File([new Uint8Array([0x50, 0x4b, 0, 3])], 'note.html'),
      'The page must be a text. This file has bytes that no text has.',
    ],
    [
      'with a large picture inside',
      page(dataPicture(png(2.5 * 1024 * 1024))),
      'The picture “Curve” inside the page has 2.5 MB. At most 2 MB are accepted.',
    ],
    [
      'with a damaged picture inside',
      page(dataPicture(pixel.subarray(0, 20))),
      'The picture “Curve” inside the page cannot be stored. The image is damaged, or has more than 25 million pixels.',
    ],
    [
      'with many pictures inside',
      page(Array.from({ length: 21 }, (_, size) => dataPicture(png(pixel.length + size))).join('')),
      'The page has 21 pictures inside it. At most 20 are accepted.',
    ],
    ['that is a text', '<p>Costs</p>', 'htmlPage must be a file, and not a text.'],
  ])('refuses a page %s', async (_, htmlPage, message) => {
    const { status, body } = await upload({ text: 'x', category: 'Daily Bytes', htmlPage })
    expect([status, body.status?.errors]).toEqual([422, { htmlPage: message }])
  })

  test('refuses a page that takes too long to read, and answers others meanwhile', async () => {
    // The time limit of a page passes sooner; all other timers are real.
    const { setTimeout } = globalThis
    const sooner = ((work: () => void, delay?: number, ...args: []) =>
      setTimeout(work, delay === 45_000 ? 500 : delay, ...args)) as typeof setTimeout
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(sooner)
    onTestFinished(() => timers.mockRestore())
    const html = page('<svg>'.repeat(20_000))
    const form = { text: 'x', category: 'Daily Bytes', htmlPage: html, blogImage: image('chart.png') }
    const uploading = upload(form)
    let health = 0
    const timer = setInterval(
      () => server.fetch(new Request('http://localhost/healthz')).then(() => health++),
      20,
    )
    const { status, body } = await uploading
    clearInterval(timer)
    expect(status).toBe(422)
    expect(body.status.errors).toEqual({ htmlPage: expect.stringContaining('45 seconds') })
    expect(health).toBeGreaterThan(10)
  }, 60_000)

  test('refuses two different images of one name, and stores equal ones once', async () => {
    const form = { text: 'x', category: 'Daily Bytes' }
    const different = [await picture('chart.png', 2, 2), await picture('chart.png', 3, 3)]
    const { status, body: refused } = await upload({ ...form, blogImage: different })
    expect([status, refused.status.errors]).toEqual([
      422,
      { blogImage: 'Two different images have the name chart.png. Rename one of them.' },
    ])
    const { body } = await upload({ ...form, blogImage: [image(), image()] })
    expect(await storedImages(body.id)).toHaveLength(1)
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
    [
      'a script named as a GIF',
      { blogImage: image('a.gif', Buffer.from('GIF89a=1;alert(1)//')) },
      422,
      'blogImage',
    ],
    ['a page that ends in .html.exe', { htmlPage: page('<p>', 'a.html.exe') }, 422, 'htmlPage'],
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

  test('without a category lists the missing fields of a newsletter', async () => {
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
    const html = page(`<img src="${name}">`)
    const { body: blog } = await upload({ text: 'x', category: 'Strategies', htmlPage: html })
    const { body: after } = await edit({ id: String(blog.id), text: 'x', blogImage: image(name) })
    expect((await fileAt(after.htmlPageLink)).body).toMatch(
      /^<img src="\/files\/[\w-]+\.png" width="1" height="1">$/,
    )
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

describe('an image with the name of an earlier one', () => {
  const html =
    '<p>A</p><img alt="P/E > 20" src="chart.png"><img src="chart.png" width="30"><img src="other.png">'

  test('replaces it in the stored page, with its size, and the earlier file and its variants are deleted', async () => {
    const { body: blog } = await upload({
      text: 'x',
      category: 'Strategies',
      htmlPage: page(html),
      blogImage: [await picture('chart.png', 600, 300), await picture('other.png', 8, 8)],
    })
    const [first] = [...(await fileAt(blog.htmlPageLink)).body.matchAll(/\/files\/[\w-]+\.png/g)].map(String)
    expect((await visitor(`${first}?width=480&format=webp`)).status).toBe(200)
    const isFirst = eq(fileVariants.file, first!.replace('/files/', ''))
    expect(await server.database.$count(fileVariants, isFirst)).toBe(1)

    let after = blog
    for (const width of [40, 50]) {
      const form = { id: String(blog.id), text: 'x', blogImage: await picture('chart.png', width, 10) }
      ;({ body: after } = await edit(form))
    }
    const names = await storedImages(blog.id)
    expect(names).toHaveLength(2)
    const stored = (await fileAt(after.htmlPageLink)).body
    const [newest, same, other] = [...stored.matchAll(/\/files\/([\w-]+\.png)/g)].map(([, name]) => name)
    expect(stored).toBe(
      `<p>A</p><img alt="P/E &gt; 20" src="/files/${newest}" width="50" height="10">` +
        `<img src="/files/${newest}" height="6" width="30"><img src="/files/${other}" width="8" height="8">`,
    )
    expect([same, [newest, other].sort()]).toEqual([newest, names.sort()])
    expect((await fileAt(blog.htmlPageLink)).status).toBe(404)
    expect((await visitor(first!)).status).toBe(404)
    expect(await server.database.$count(fileVariants, isFirst)).toBe(0)
  })

  test('replaces it also where earlier releases stored several, linked by the first or by its full address', async () => {
    const { body: blog } = await upload({
      text: 'x',
      category: 'Strategies',
      htmlPage: page('<img src="chart.png">'),
      blogImage: image('chart.png'),
    })
    const [first] = await storedImages(blog.id)
    const pageName = new URL(blog.htmlPageLink!).pathname.replace('/files/', '')
    const { database } = server
    const later = ['b.png', 'c.png'].map((name) => `${crypto.randomUUID()}-${name}`)
    for (const [index, name] of later.entries()) {
      const createdOn = new Date(Date.parse('2030-01-01') + index)
      await database.insert(files).values({ name, type: 'image/png', bytes: png(), createdOn })
      await database.insert(blogImages).values({ blogId: blog.id, file: name, originalName: 'chart.png' })
    }
    const address = `https://www.example.com/files/${first}`
    const bytes = new TextEncoder().encode(
      `<img src="/files/${first}" width="1"><img src="${address}" width="1">`,
    )
    await database.update(files).set({ bytes }).where(eq(files.name, pageName))

    const { body: after } = await edit({ id: String(blog.id), text: 'Another title' })
    const link = `<img src="/files/${later[1]}" width="1">`
    expect((await fileAt(after.htmlPageLink)).body).toBe(link + link)
    expect(await storedImages(blog.id)).toEqual([later[1]])
    for (const name of [first, later[0]]) expect((await visitor(`/files/${name}`)).status).toBe(404)
  })

  test('of another blog stays', async () => {
    const form = { text: 'x', category: 'Strategies', htmlPage: page(html), blogImage: image('chart.png') }
    const [{ body: one }, { body: other }] = [await upload(form), await upload(form)]
    await edit({ id: String(one.id), text: 'x', blogImage: await picture('chart.png', 5, 5) })
    expect(await get(other.id)).toEqual(other)
    expect((await visitor(`/files/${(await storedImages(other.id))[0]}`)).status).toBe(200)
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
