import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { json, startTestServer } from '../testing/test-server.ts'
import { createClient, toFile } from './index.ts'
import { multipart } from './multipart.ts'

const server = await startTestServer()
afterAll(server.close)
const api = createClient({ baseUrl: server.origin, notificationsUrl: server.origin })

const page = new File(['<h1>Namaste</h1>'], 'week-47.html', { type: 'text/html' })
const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff])], 'a.png', {
  type: 'image/png',
})
const jpg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'b.jpg', { type: 'image/jpeg' })

/** The head and bytes of each part. */
function parts() {
  const { headers, body } = server.last()
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const [before, ...rest] = body.split(`--${boundary}`)
  expect(before).toBe('')
  expect(rest.pop()).toMatch(/^--\r\n/)
  return rest.map((part) => {
    const end = part.indexOf('\r\n\r\n')
    const head = part.slice(0, end)
    return {
      name: /name="([^"]*)"/.exec(head)?.[1],
      filename: /filename="([^"]*)"/.exec(head)?.[1],
      type: /Content-Type: (.*)/.exec(head)?.[1],
      bytes: part.slice(end + 4, -2),
    }
  })
}

const text = (name: string, bytes: string) => ({ name, filename: undefined, type: undefined, bytes })
const pagePart = { name: 'htmlPage', filename: 'week-47.html', type: 'text/html', bytes: '<h1>Namaste</h1>' }
const pngPart = { filename: 'a.png', type: 'image/png', bytes: '\x89PNG\r\n\0\xff' }
const jpgPart = { filename: 'b.jpg', type: 'image/jpeg', bytes: '\xff\xd8\xff' }

describe('the bytes on the wire', () => {
  test('of the newsletter form: blogImages', async () => {
    server.answer(json(200, {}))
    await api.newsletters.upload({ text: 'Week 47', htmlPage: page, backgroundImage: png, blogImages: [jpg] })
    expect(parts()).toEqual([
      text('text', 'Week 47'),
      pagePart,
      { name: 'backgroundImage', ...pngPart },
      { name: 'blogImages', ...jpgPart },
    ])
  })

  test('of the blog manager: blogImage, once for each image, and the category', async () => {
    server.answer(json(200, {}))
    await api.blogs.create({ text: 'मूल्य', category: 'Market Events', htmlPage: page, blogImage: [png, jpg] })
    expect(parts()).toEqual([
      text('text', Buffer.from('मूल्य').toString('latin1')),
      text('category', 'Market Events'),
      pagePart,
      { name: 'blogImage', ...pngPart },
      { name: 'blogImage', ...jpgPart },
    ])
  })

  test('of an edit: only the given fields', async () => {
    server.answer(json(200, {}))
    await api.blogs.update({ id: 40, text: 'Another title' })
    expect(parts()).toEqual([text('id', '40'), text('text', 'Another title')])
  })

  test('of a form without chosen files: no file part', async () => {
    server.answer(json(200, {}))
    // A browser sends this for an empty file input.
    const unchosen = new File([], '', { type: 'application/octet-stream' })
    await api.blogs.create({ text: 'T', category: 'Strategies', backgroundImage: unchosen, blogImage: [] })
    expect(parts()).toEqual([text('text', 'T'), text('category', 'Strategies')])
  })
})

test('a list becomes repeated parts, and missing fields are left out', () => {
  const form = multipart([])({
    id: 0,
    text: '',
    liked: false,
    tags: ['a', 'b'],
    none: undefined,
    nothing: null,
  })
  expect([...form]).toEqual([
    ['id', '0'],
    ['text', ''],
    ['liked', 'false'],
    ['tags', 'a'],
    ['tags', 'b'],
  ])
})

const path = import.meta.filename

test.each([
  ['a Buffer', await readFile(path)],
  ['bytes', new Uint8Array([60, 112])],
  ['a text', '<p>Costs</p>'],
  ['a stream', (await openAsBlob(path)).stream()],
  ['a path', { path }],
  ['a Blob without a name', await openAsBlob(path)],
  ['a list of bytes', [[new Uint8Array([60])]]],
])('%s is refused in place of a file, and nothing is sent', async (_, htmlPage) => {
  server.answer(json(200, {}))
  const blog = { text: 'Costs', category: 'Daily Bytes', htmlPage } as never
  await expect(api.blogs.create(blog)).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    fields: { htmlPage: expect.stringContaining('toFile(') },
  })
  expect(server.received).toEqual([])
})

test('a record is refused in place of a text', () => {
  expect(() => multipart([])({ text: { title: 'Costs' } })).toThrow('text must be a text.')
})

test.each<[string, () => Parameters<typeof toFile>[0] | Promise<Parameters<typeof toFile>[0]>]>([
  ['the bytes of a file', () => readFile(path)],
  ['a Blob of a file', () => openAsBlob(path)],
  ['a stream', async () => (await openAsBlob(path)).stream()],
  ['a text', () => readFile(path, 'utf8')],
])('toFile names %s, and its type', async (_, content) => {
  server.answer(json(200, {}))
  const htmlPage = await toFile(await content(), 'costs.HTML')
  await api.blogs.create({ text: 'Costs', category: 'Daily Bytes', htmlPage })
  const bytes = await readFile(path, 'latin1')
  expect(parts().at(-1)).toEqual({ name: 'htmlPage', filename: 'costs.HTML', type: 'text/html', bytes })
})
