import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestServer, openTestStore, type TestServer } from '../../testing/test-server.ts'
import { openWebBuild } from '../../testing/web-build.ts'
import type { Store } from '../db/database.ts'
import { blogs, exploreItems } from '../db/schema/index.ts'
import { openSite } from '../web/site.ts'

let store: Store
/** Two processes with one database. */
let servers: TestServer[]
beforeAll(async () => {
  store = await openTestStore()
  const { webBuild } = await openWebBuild()
  const site = await openSite(webBuild)
  const pageRenderer = fileURLToPath(new URL('../../testing/counting-page-renderer.ts', import.meta.url))
  const { database, changes } = store
  const options = { database, changes, site, pageRenderer }
  servers = [await createTestServer(options), await createTestServer(options)]
})
afterAll(() => store.close())

const STATIC = '/disclosures'
const LIST = '/newsLetterAndBlogs'
const VIDEOS = '/see-all'
const blogPage = (id: number) => `/newsLetterAndBlogsTemplate/blogs/${id}`
const FEED = '/feeds/all.rss'
const SITEMAP = '/sitemap.xml'
const paths = [STATIC, LIST, VIDEOS, blogPage(1), blogPage(2), blogPage(3), blogPage(4), FEED, SITEMAP]
const lists = ['/api/fetchNewsLetterAndBlogs', '/api/fetchNewsLetterAndBlogs/3', '/api/getAllExploreData']

const etagsOf = async (
  server: TestServer,
  ofPaths: readonly string[],
): Promise<Record<string, string | null>> => {
  const etags: Record<string, string | null> = {}
  for (const path of ofPaths) {
    const { headers, status } = await server.fetch(new Request(`http://localhost${path}`))
    expect(status, path).toBe(200)
    etags[path] = headers.get('etag')
  }
  return etags
}

/** The first pages wait for two worker threads to start, and a feed for the bodies of all blogs. */
const timeout = 60_000

/** The paths that are answered anew by each server after a change. */
async function changedBy(change: () => Promise<unknown>, expected: string[]) {
  const all = [...paths, ...lists]
  const before: Record<string, string | null>[] = []
  // Announcements of an earlier change have arrived.
  await vi.waitFor(
    async () => {
      for (const [index, server] of servers.entries()) {
        const etags = await etagsOf(server, all)
        before[index] = etags
        expect(await etagsOf(server, all)).toEqual(etags)
      }
    },
    { timeout },
  )
  await change()
  for (const [index, server] of servers.entries()) {
    await vi.waitFor(
      async () => {
        const after = await etagsOf(server, all)
        expect(all.filter((path) => after[path] !== before[index]?.[path])).toEqual(expected)
      },
      { timeout },
    )
  }
}

const like = (id: number) =>
  servers[0]!.fetch(
    new Request(`http://localhost/api/${id}/like`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ liked: true }),
    }),
  )

test('a like renders anew the pages that show its count, and no other, in every process', async () => {
  // The page of blog 1, of the same category, has a card of blog 3 with its likes.
  await changedBy(
    () => like(3),
    [LIST, blogPage(1), blogPage(3), '/api/fetchNewsLetterAndBlogs', '/api/fetchNewsLetterAndBlogs/3'],
  )
  await changedBy(() => like(4), [LIST, blogPage(4), '/api/fetchNewsLetterAndBlogs'])
})

test('the visitor who likes a blog is given its new page at once', async () => {
  const [server] = servers
  const before = await etagsOf(server!, paths)
  await like(3)
  const after = await etagsOf(server!, paths)
  expect(paths.filter((path) => after[path] !== before[path])).toEqual([LIST, blogPage(1), blogPage(3)])
})

test('a change of a video leaves the pages of blogs in memory', async () => {
  const { database } = store
  const [item] = await database.select().from(exploreItems).limit(1)
  await changedBy(
    () => database.update(exploreItems).set({ text: 'Another text' }).where(eq(exploreItems.id, item!.id)),
    [VIDEOS, '/api/getAllExploreData'],
  )
})

test('a blog that another program changes renders anew every page that reads the list', async () => {
  const { database } = store
  await changedBy(
    () => database.update(blogs).set({ text: 'Another title' }).where(eq(blogs.id, 2)),
    [
      ...[LIST, blogPage(1), blogPage(2), blogPage(3), blogPage(4), FEED, SITEMAP],
      '/api/fetchNewsLetterAndBlogs',
    ],
  )
})
