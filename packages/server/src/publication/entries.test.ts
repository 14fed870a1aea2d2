import { setTimeout } from 'node:timers/promises'
import { isPagePath, writeFeed, writeSitemap } from '@tarang/publication'
import { describe, expect, test, vi } from 'vitest'
import { createForeignUpstream, dialects } from '../../testing/foreign/index.ts'
import { createEntries } from './entries.ts'
import { createVideos } from './videos.ts'

const origin = 'https://tarang.example'
const upstreamOrigin = 'https://api.example'
const now = new Date('2026-11-20T10:00:00+05:30')
const publication = { name: 'Tarang', description: 'Research.', origin }

function open(dialect: (typeof dialects)[number], bodyOrigins = [origin, upstreamOrigin]) {
  const upstream = createForeignUpstream(dialect, { now })
  const log = vi.fn()
  const entries = createEntries({
    apiBase: `${upstreamOrigin}/api`,
    bodyOrigins,
    origin,
    fetch: (request) => upstream.fetch(request),
    timeout: 10_000,
    log,
  })
  const videos = createVideos({
    apiBase: `${upstreamOrigin}/api`,
    fetch: (request) => upstream.fetch(request),
    timeout: 10_000,
  })
  return { upstream, entries, videos, log }
}

describe.each(dialects)('the dialect $name', (dialect) => {
  // A body is a file in every dialect: cleaning it, in a thread of its own, would tell nothing of one.
  const { upstream, entries, videos, log } = open(dialect, [])
  const { blogs } = upstream.records

  test('lists every blog with its title, page and day, newest first', async () => {
    const list = await entries.list()
    expect(list.map(({ title }) => title).sort()).toEqual(blogs.map(({ text }) => text).sort())
    expect(new Set(list.map(({ url }) => url)).size).toBe(blogs.length)
    for (const { url } of list) expect(isPagePath(new URL(url).pathname), url).toBe(true)
    const days = list.map(({ publishedAt }) => publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY)
    expect(days).toEqual([...days].sort((one, other) => other - one))
  })

  test('finds each blog by the id of its page', async () => {
    for (const entry of (await entries.list()).slice(0, 5)) {
      const id = decodeURIComponent(new URL(entry.url).pathname.split('/').at(-1) ?? '')
      expect(await entries.find(id)).toMatchObject({ title: entry.title, url: entry.url })
    }
    expect(await entries.find('no-such-blog')).toBeNull()
  })

  test('lists every video that is not hidden and has a link, a cover and a date', async () => {
    const shown = upstream.records.exploreItems.filter(
      ({ status, videoLink, backgroundImage }) => status !== '0' && videoLink && backgroundImage,
    )
    const list = await videos.list()
    expect(list.map(({ title }) => title).sort()).toEqual(shown.map(({ text }) => text).sort())
    for (const { url, imageUrl } of list)
      expect([url, imageUrl].every((each) => URL.canParse(each))).toBe(true)
  })

  test('fills a feed and the sitemap', async () => {
    const list = await entries.list()
    const bodyUrl = new URL(String(list[0]?.bodyUrl))
    expect(bodyUrl.origin).toBe(upstreamOrigin)
    const body = await upstream.fetch(new Request(bodyUrl))
    expect(await body.text()).toContain('</p>')
    const feed = JSON.parse(writeFeed('json', list, publication)) as { items: unknown[] }
    expect(feed.items).toHaveLength(list.filter(({ publishedAt }) => publishedAt !== null).length)
    expect((await writeSitemap(list, publication)).match(/<image:loc>/g)?.length ?? 0).toBe(
      list.filter(({ imageUrl }) => imageUrl !== null).length,
    )
    expect(log).not.toHaveBeenCalled()
  })
})

test('a body of another API is loaded once for readers of ten seconds, then again, and stays when that fails', async () => {
  const { upstream, entries } = open(dialects[0]!)
  const [entry] = await entries.list()
  const [first] = await entries.withBodies([entry!])
  const clock = vi.spyOn(performance, 'now')
  const began = performance.now()
  const loads = () => upstream.requests.filter(({ path }) => path.endsWith('.html')).length
  const readAfter = async (seconds: number) => {
    clock.mockReturnValue(began + seconds * 1_000)
    // The cache reads the clock once in a millisecond.
    await setTimeout(5)
    return Promise.all([entries.withBodies([entry!]), entries.withBodies([entry!])])
  }
  try {
    const before = loads()
    expect(before).toBeGreaterThan(0)
    expect(first?.html).toContain('</p>')
    for (const [one] of await readAfter(5)) expect(one).toEqual(first)
    expect(loads()).toBe(before)
    for (const [one] of await readAfter(11)) expect(one).toEqual(first)
    expect(loads()).toBe(before + 1)
    const away = vi.spyOn(upstream, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
    for (const [one] of await readAfter(22)) expect(one?.html).toBeNull()
    away.mockRestore()
    const id = decodeURIComponent(new URL(entry!.url).pathname.split('/').at(-1) ?? '')
    expect(await entries.find(id)).toEqual(first)
  } finally {
    clock.mockRestore()
    await entries.close()
  }
})

test('a body of another API is not read beyond the size of an upload', async () => {
  const { upstream, log } = open(dialects[0]!)
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent <= 40) controller.enqueue(new Uint8Array(1024 * 1024).fill(32))
      else controller.close()
    },
  })
  const entries = createEntries({
    ...{ apiBase: `${upstreamOrigin}/api`, bodyOrigins: [upstreamOrigin], origin, timeout: 10_000, log },
    fetch: async (request) =>
      request.url.endsWith('.html') ? new Response(endless) : upstream.fetch(request),
  })
  const [entry] = await entries.list()
  expect((await entries.withBodies([entry!]))[0]).toEqual(entry)
  expect(log).toHaveBeenCalledWith('entry.body-missing', expect.anything(), 'warn')
  expect(sent).toBeLessThan(10)
  await entries.close()
})
