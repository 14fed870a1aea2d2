import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page, Request } from '@playwright/test'
import { missingEntryTitle } from '@tarang/publication/site-pages'
import { startServer } from '@tarang/server/testing/processes'
import { expectWholeFigures } from '../figures.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inEachLook,
  openHydrated,
  PHONE,
  test,
} from '../fixtures.ts'
import { textsInOtherFonts } from '../fonts.ts'
import { ENTRY, LIST, publicPages } from '../public-pages.ts'

/** Fails unless the HTML of a page has its words, and neither waits for anything nor has inline styles. */
function expectInHtml(html: string, words: string) {
  const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')
  expect(text).toContain(words)
  expect(html).not.toContain('aria-busy="true"')
  expect(html).not.toMatch(/<[a-z][^>]* style="/)
}

/** Fails unless the links of a page to other hosts open beside it, also without script. */
function expectLinksBeside(html: string, path: string) {
  const links = html.match(/<a (?=[^>]*href="https?:)[^>]*>/g) ?? []
  for (const link of links) expect(link).toMatch(/ target="_blank" rel="noopener noreferrer"/)
  if (path === '/homePage') expect(links.join()).toContain('watch?v=')
}

/** Collects what a page requests from now on. */
function collectRequests(page: Page) {
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))
  // A request that failed has no size.
  const bytesOf = async (request: Request) =>
    request.failure() ? 0 : (await request.sizes()).responseBodySize
  return () =>
    Promise.all(
      sent.map(async (request) => ({
        kind: request.resourceType(),
        path: new URL(request.url()).pathname,
        bytes: await bytesOf(request),
      })),
    )
}

type Received = Awaited<ReturnType<ReturnType<typeof collectRequests>>>

/** Fails if a page weighs more than a reader on a slow line should wait for. */
function expectLight(received: Received) {
  const kilobytes = (kind: string) =>
    received.filter((each) => each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const listed = received.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')
  expect(kilobytes('script'), listed).toBeGreaterThan(60)
  expect(kilobytes('script'), listed).toBeLessThanOrEqual(150)
  expect(kilobytes('stylesheet'), listed).toBeLessThanOrEqual(22)
  expect(kilobytes('font'), listed).toBeLessThanOrEqual(66)
  // A browser loads lazy pictures from some screens below its window.
  expect(received.filter(({ kind }) => kind !== 'image').length, listed).toBeLessThanOrEqual(30)
}

for (const [path, words] of [
  ...publicPages,
  [`${LIST}?q=momentum`, 'Search newsletters and blogs'] as const,
  ['/newsLetterAndBlogsTemplate/blogs/999999', missingEntryTitle] as const,
])
  test(`${path} is in the HTML, starts without a call for it, is light, and whole on a phone and on a desktop`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    expectInHtml(html, words)
    expectLinksBeside(html, path)
    const requests = collectRequests(page)
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { heading: document.querySelector('h1'), sentTitle: document.title })
      })
    })
    const open = async () => {
      await openHydrated(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.title()).toBe(await page.evaluate(() => (window as { sentTitle?: string }).sentTitle))
      // React kept the server's elements.
      const isSame = () => (window as { heading?: Element }).heading === document.querySelector('h1')
      expect(await page.evaluate(isSame)).toBe(true)
      expectLight(await requests())
      await expectAccessible(page)
    }
    await inEachLook(page, open, async () => {
      await page.waitForLoadState('networkidle')
      const received = await requests()
      const pathsOf = (isWanted: (each: Received[number]) => boolean) =>
        received.filter(isWanted).map((each) => each.path)
      expect(pathsOf((each) => each.path.startsWith('/api/'))).toEqual(
        path === ENTRY ? ['/api/3/getLikeCount'] : [],
      )
      const listed = await page.locator('script[data-modules]').getAttribute('data-modules')
      expect(new Set(pathsOf(({ kind }) => kind === 'script'))).toEqual(new Set(listed?.split(' ')))
      await page.evaluate(() => document.fonts.ready)
      expect(await textsInOtherFonts(page)).toEqual([])
      await expectNoOverflow(page)
    })
    await expectWholeFigures(page)
  })

for (const path of [LIST, '/unauthorizedExplorePage', '/see-all?section=learn'])
  test(`${path}: a phone shows four cards of a list at once`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    const cards = page.getByRole('main').locator('ul > li > article')
    const heights = await cards.evaluateAll((found) => found.map((card) => card.clientHeight))
    expect(heights.length).toBeGreaterThan(4)
    expect(heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)]).toBeLessThan(180)
  })

test('no external script, style sheet or font precedes the first paint', async ({ request }) => {
  const html = await (await request.get('/homePage', { headers: { accept: 'text/html' } })).text()
  const [head = ''] = html.split('</head>')
  expect(head).not.toMatch(/<script[^>]+src=|rel="(stylesheet|modulepreload|preload)"/)
  expect(head.match(/<script (?!type="application\/)/g)).toHaveLength(1)
  expect(head.match(/<style>/g)).toHaveLength(1)
})

for (const { name, path } of [
  { name: 'the landing page', path: '/homePage' },
  { name: 'a list', path: LIST },
])
  test(`the first paint of ${name} waits neither for the style sheet nor for fonts`, async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    await page.route(/\.(css|woff2)$/, async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const hasPainted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await expect.poll(hasPainted).toBe(true)
    gate.resolve()
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Inter Variable"'))).toBe(true)
  })

test('a page from a cache reloads its data, and stays unchanged if that fails', async ({ page }) => {
  await page.route(`**${LIST}`, async (route) => {
    const response = await route.fetch()
    const anHourAgo = `sent;dur=${Date.now() - 3_600_000}`
    await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': anHourAgo } })
  })
  let calls = 0
  let isAway = true
  await page.route('**/api/fetchNewsLetterAndBlogs', async (route) => {
    calls += 1
    if (isAway) return route.fulfill({ status: 503, body: 'busy', headers: { 'retry-after': '0' } })
    const response = await route.fetch()
    const text = (await response.text()).replaceAll('"text":"', '"text":"New: ')
    await route.fulfill({ response, body: text })
  })
  await openHydrated(page, LIST)
  const entries = page.getByRole('article').getByRole('heading')
  const titles = await entries.allTextContents()
  await expect.poll(() => calls).toBeGreaterThan(0)
  expect(await entries.allTextContents()).toEqual(titles)

  isAway = false
  await openHydrated(page, LIST)
  await expect(entries.first()).toHaveText(/^New: /)
  expect(await entries.allTextContents()).toEqual(titles.map((title) => `New: ${title}`))
})

test('the chosen theme is applied before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/aboutUs', { waitUntil: 'commit' })
  await expect(page.locator('html[data-theme=dark]')).toBeAttached()
})

test.describe('with a failing API', () => {
  let upstream: Server
  let answer: (path: string) => Promise<{ status: number; type: string; body: string }>
  let base: string
  let stop: () => Promise<unknown>
  const folder = mkdtempSync(join(tmpdir(), 'tarang-pages-'))

  test.beforeAll(async () => {
    upstream = createServer(async (request, response) => {
      const { status, type, body } = await answer(request.url ?? '')
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
    }).listen(0, '127.0.0.1')
    await once(upstream, 'listening')
    const { port } = upstream.address() as AddressInfo
    const server = await startServer({
      DATA_DIR: join(folder, 'data'),
      SAMPLE_DATA: 'off',
      API_BASE: `http://localhost:${port}/api`,
      PAGE_RENDERER: fileURLToPath(new URL('../../dist-pages/render.js', import.meta.url)),
    })
    base = server.base.replace('127.0.0.1', 'localhost')
    stop = () => server.kill('SIGTERM')
  })
  test.afterAll(async () => {
    await stop()
    upstream.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const failures = {
    slow: async () => {
      await setTimeout(3_000)
      return { status: 200, type: 'application/json', body: '[]' }
    },
    failing: async () => ({ status: 500, type: 'application/json', body: '{}' }),
    'HTML-answering': async () => ({ status: 200, type: 'text/html', body: '<h1>Sign in</h1>' }),
  }
  for (const [name, fail] of Object.entries(failures)) {
    test(`a ${name} API gives an empty state within the timeout, which caches do not keep`, async ({
      request,
    }) => {
      answer = fail
      // The first page also waits for the renderer to start.
      await request.get(`${base}/aboutUs`, { headers: { accept: 'text/html' } })
      const began = performance.now()
      const response = await request.get(`${base}${LIST}`, { headers: { accept: 'text/html' } })
      const took = performance.now() - began
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain('No newsletters')
      expect(took).toBeLessThan(3_000)
      expect(response.headers()['cache-control']).toBe('private, no-cache')
      expect(response.headers()['retry-after']).toBe('5')
    })
  }

  test('the browser loads the data that the server could not load', async ({ page }) => {
    answer = failures.failing
    await page.route('**/api/**', (route) =>
      route.fulfill({
        json: [{ id: 1, text: 'Here at last', publishedDate: '2026-11-01' }],
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await page.goto(`${base}${LIST}?filled=later`)
    await expect(page.getByRole('heading', { name: 'Here at last' }).first()).toBeVisible()
  })

  test('hostile texts stay texts, in HTML and in the data beside it', async ({ request, page }) => {
    const text = '</script><img src=x onerror=alert(1)><!-- ]]> &amp; \u2028 \u0007 \ud800 "\''
    answer = async (path) => ({
      status: 200,
      type: 'application/json',
      body: JSON.stringify(
        path.endsWith('fetchNewsLetterAndBlogs')
          ? [{ id: 'a/b', text, categories: [text], likesCount: 3, publishedDate: '2026-11-01' }]
          : {},
      ),
    })
    const html = await (await request.get(`${base}${LIST}?x=1`, { headers: { accept: 'text/html' } })).text()
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x')
    await page.goto(`${base}${LIST}?x=2`)
    await expect(page.locator('h2', { hasText: '<img src=x onerror=alert(1)>' }).first()).toBeVisible()
  })
})

test('200 readers while a writer edits: no torn page and no failure', async ({ request, baseURL }) => {
  test.setTimeout(120_000)
  let isWriting = true
  const write = async () => {
    for (let turn = 0; isWriting; turn += 1) {
      await request.post('/api/5/like', { data: { liked: turn % 2 === 0 } })
    }
  }
  const writing = write()
  const read = async () => {
    const response = await fetch(`${baseURL}${LIST}`, {
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    })
    const html = await response.text()
    return {
      status: response.status,
      isWhole: html.trimEnd().endsWith('</html>') && html.includes('tarang-page-data'),
    }
  }
  const answers = await Promise.all(Array.from({ length: 200 }, read))
  isWriting = false
  await writing
  expect(answers.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([])
})
