import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectRows } from '../../src/db/batches.ts'
import { blogImages, blogs, blogVersions, files, staffActions } from '../../src/db/schema/index.ts'
import { createCaller, formOf } from '../../testing/route-calls.ts'
import { createTestServer, type TestServer, testMoment } from '../../testing/test-server.ts'
import { cleanPages } from './clean-stored-pages.ts'

const folder = new URL('../../../blog-html/testing/articles/', import.meta.url)

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await server.database.delete(blogs)
})
afterAll(() => server.close())

async function upload(name: string) {
  const call = createCaller(server, await server.staffToken())
  const htmlPage = new File([readFileSync(new URL(name, folder))], name, { type: 'text/html' })
  const form = formOf({ text: 'November factor note', category: 'Daily Bytes', htmlPage })
  const { body } = await call<{ id: number }>('/api/newsletter/upload', { form })
  return body.id
}

async function pageOf(id: number) {
  const [row] = await server.database
    .select({ name: files.name, bytes: files.bytes })
    .from(blogs)
    .innerJoin(files, eq(files.name, blogs.htmlPage))
    .where(eq(blogs.id, id))
  return { name: row!.name, html: new TextDecoder().decode(row!.bytes) }
}

/** Stores an article as an earlier release would have made it. */
async function store(id: number, change: (html: string) => string) {
  const { name, html } = await pageOf(id)
  const bytes = new TextEncoder().encode(change(html))
  await server.database.update(files).set({ bytes }).where(eq(files.name, name))
}

const clean = (isConfirmed: boolean, onChanged?: (id: number) => void) =>
  collectRows(cleanPages(server.database, { isConfirmed, now: testMoment, ...(onChanged && { onChanged }) }))

const imagesOf = async (blogId: number) =>
  (await server.database.select().from(blogImages).where(eq(blogImages.blogId, blogId))).length

test('articles are made again from the uploaded files, once it is confirmed', async () => {
  const word = await upload('m07b-word-filtered-1252.html')
  const pictures = await upload('m15-base64.html')
  const lost = await upload('x04-strike.html')
  const made = [await pageOf(word), await pageOf(pictures)]
  expect(await imagesOf(pictures)).toBe(1)
  expect((await clean(false)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged'])

  await store(word, (html) => html.replaceAll(/<\/?ul>/g, '').replace('Momentum, twelve', 'Momentum'))
  await store(pictures, (html) => html.replaceAll(/<img[^>]*>/g, ''))
  await server.database
    .update(files)
    .set({ original: null })
    .where(eq(files.name, (await pageOf(lost)).name))
  const before = await pageOf(word)
  const expected = [
    { id: word, outcome: 'changed', details: expect.stringMatching(/^\d+ → \d+ words, ul \+1$/) },
    { id: pictures, outcome: 'changed', details: 'img +5' },
    { id: lost, outcome: 'without-file', details: '' },
  ]
  expect(await clean(false)).toMatchObject(expected)
  expect(await pageOf(word)).toEqual(before)
  expect(await server.database.select().from(blogVersions)).toEqual([])

  const changed: number[] = []
  expect(await clean(true, (id) => changed.push(id))).toMatchObject(expected)
  expect(changed).toEqual([word, pictures])
  // The picture inside the page is not stored a second time.
  expect([(await pageOf(word)).html, (await pageOf(pictures)).html]).toEqual(made.map(({ html }) => html))
  expect(await imagesOf(pictures)).toBe(1)
  const versions = await server.database.select().from(blogVersions)
  expect(versions.map(({ blogId, staffName, htmlPage }) => [blogId, staffName, htmlPage])).toEqual([
    [word, 'pnpm admin', before.name],
    [pictures, 'pnpm admin', made[1]!.name],
  ])
  const actions = await server.database.select().from(staffActions)
  expect(actions.filter(({ action }) => action === 'blog.changed').map(({ subject }) => subject)).toEqual([
    String(word),
    String(pictures),
  ])
  expect((await clean(true)).map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
    'without-file',
  ])
}, 60_000)

test('a page that cannot be cleaned stays, with the reason', async () => {
  const id = await upload('x05-inpage.html')
  const { name, html } = await pageOf(id)
  await server.database
    .update(files)
    .set({ original: Uint8Array.of(0x50, 0, 1) })
    .where(eq(files.name, name))
  expect((await clean(true)).at(-1)).toMatchObject({
    id,
    outcome: 'refused',
    details: 'The page must be a text. This file has bytes that no text has.',
  })
  expect((await pageOf(id)).html).toBe(html)
}, 60_000)
