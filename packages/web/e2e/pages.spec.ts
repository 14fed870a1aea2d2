import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { startServer } from '@tarang/server/testing/processes'
import { expect, openHydrated, PHONE, test } from './fixtures.ts'
import { ENTRY, LIST, publicPages } from './public-pages.ts'

/** The addresses of images and videos in the HTML are none of the page's own calls. */
const isCall = (url: string) => new URL(url).pathname.startsWith('/api/')

for (const [path, words] of publicPages) {
  test(`${path}: its words are in the HTML, and the browser takes over without a call for them`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')
    expect(text).toContain(words)
    expect(html).not.toContain('aria-busy="true"')
    expect(html).not.toMatch(/<[a-z][^>]* style="/)

    const calls: string[] = []
    page.on('request', (sent) => {
      if (isCall(sent.url())) calls.push(new URL(sent.url()).pathname)
    })
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { heading: document.querySelector('h1'), sentTitle: document.title })
      })
    })
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    expect(await page.title()).toBe(await page.evaluate(() => (window as { sentTitle?: string }).sentTitle))
    // React kept the server's elements.
    const isSame = () => (window as { heading?: Element }).heading === document.querySelector('h1')
    expect(await page.evaluate(isSame)).toBe(true)
    expect(calls).toEqual(path === ENTRY ? ['/api/3/getLikeCount'] : [])
  })
}

test('the pages of a section have the title that the application gives them', async ({ page, request }) => {
  for (const [section, title] of [
    ['offer', 'What we offer: all videos · Tarang'],
    ['feature', 'Features: all videos · Tarang'],
  ] as const) {
    const html = await (await request.get(`/see-all?section=${section}`)).text()
    expect(html).toContain(`<title>${title}</title>`)
    await openHydrated(page, `/see-all?section=${section}`)
    await expect(page).toHaveTitle(title)
  }
})

test('a page asks for all its scripts at once', async ({ browser, baseURL }) => {
  for (const path of [...publicPages.map(([each]) => each), `${LIST}?q=momentum`]) {
    const context = await browser.newContext({ baseURL: baseURL as string })
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('request', (sent) => {
      if (sent.resourceType() === 'script') scripts.push(new URL(sent.url()).pathname)
    })
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    const start = await page.locator('#tarang-start').textContent()
    const { shared, modules }: Record<'shared' | 'modules', string[]> = JSON.parse(start ?? '')
    expect(modules.length, path).toBeGreaterThan(1)
    expect(new Set(scripts), path).toEqual(new Set([...shared, ...modules]))
    await context.close()
  }
})

test('no script, style or font stands before the first paint', async ({ request }) => {
  const html = await (await request.get('/homePage', { headers: { accept: 'text/html' } })).text()
  const [head = ''] = html.split('</head>')
  expect(head).not.toMatch(/<script[^>]+src=|rel="(stylesheet|modulepreload|preload)"/)
  expect(head.match(/<script>/g)).toHaveLength(1)
  // The second is for browsers without script.
  expect(head.match(/<style>/g)).toHaveLength(2)
  expect(head.match(/<noscript><style>@font-face/g)).toHaveLength(1)
})

test('the first visit asks for the fonts after its first paint, a later one at once', async ({ page }) => {
  const fonts = () =>
    page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      begin: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    }))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { media: document.querySelector<HTMLStyleElement>('#tarang-fonts')?.media })
    })
  })
  const mediaAtFirst = () => page.evaluate(() => (window as { media?: string }).media)
  await page.goto('/aboutUs')
  await expect.poll(async () => (await fonts()).begin.length).toBeGreaterThan(1)
  const { paint, begin } = await fonts()
  expect(paint).toBeGreaterThan(0)
  expect(Math.min(...begin)).toBeGreaterThan(paint)
  expect(await mediaAtFirst()).toBe('not all')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('cached')
  await page.goto('/disclosures')
  expect(await mediaAtFirst()).toBe('all')
})

test('the application is asked for when somebody begins to use the page, also with Save-Data', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const page = await context.newPage()
  const scripts: string[] = []
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.push(sent.url())
  })
  await page.goto(`${baseURL}/aboutUs`)
  await setTimeout(1_500)
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.length).toBeGreaterThan(2)
  await context.close()
})

test('a link that the pointer rests on is fetched, until the application is there and loads data instead', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  const session = await page.context().newCDPSession(page)
  const fetched: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  await page.goto('/homePage', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Services' }).first().hover()
  await expect.poll(() => fetched).toEqual(['/services'])
  await page.mouse.move(700, 500)
  gate.resolve()
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
})

test('a page of a cache shows its data as they are by now, and stays as it is when they cannot be had', async ({
  page,
}) => {
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
  await openHydrated(page, LIST, { isUsed: false })
  const entries = page.getByRole('article').getByRole('heading')
  const titles = await entries.allTextContents()
  await expect.poll(() => calls).toBeGreaterThan(0)
  expect(await entries.allTextContents()).toEqual(titles)

  isAway = false
  await openHydrated(page, LIST, { isUsed: false })
  await expect(entries.first()).toHaveText(/^New: /)
  expect(await entries.allTextContents()).toEqual(titles.map((title) => `New: ${title}`))
})

test('a reader who has scrolled before the application is there stays in place', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    addEventListener('screenready', () => Object.assign(window, { isReady: true }))
  })
  await page.goto(LIST, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(500)
  gate.resolve()
  await page.waitForFunction(() => (window as { isReady?: boolean }).isReady)
  expect(await page.evaluate(() => scrollY)).toBe(position)
})

test('a press on a button before the application is there is not lost', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(LIST, { waitUntil: 'commit' })
  const like = page.getByRole('button', { name: /^Like/ }).first()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  gate.resolve()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(page.url()).pathname).toBe(LIST)
})

/** Holds the scripts of the application back until the result is called. */
async function holdScripts(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test('a like and a choice before the application is there are both done, whatever is pressed between', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  const like = page.getByRole('button', { name: /^Like/ }).first()
  await like.click()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.getByRole('heading', { level: 1 }).click()
  release()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html[data-theme=dark]')).toBeAttached()
  expect(new URL(page.url()).pathname).toBe(LIST)
})

test('a message that was sent before the application is there is sent once, whatever is pressed after it', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  const release = await holdScripts(page)
  await page.goto('/contactUs', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: /Full name/ }).fill('Meera Kulkarni')
  await page.getByRole('textbox', { name: /Email/ }).fill('meera@example.com')
  await page.getByRole('textbox', { name: /Message/ }).fill('What is a drawdown?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  release()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.locator('html[data-theme=dark]')).toBeAttached()
  expect(sent).toEqual(['/forms/contact'])
})

test('a button that is a link is pressed, and its page not loaded again, also as the first use of a page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  await page.goto(ENTRY)
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.dispatchEvent('click')
  await expect(page.getByText('Link copied')).toBeAttached()
  expect(loads).toBe(1)
})

test('a press is done once, whenever it comes while the application takes over', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (let delay = 0; delay < 300; delay += 15) {
    await page.goto(ENTRY)
    const results = await page.evaluate(async (milliseconds) => {
      const toggle = document.querySelector<HTMLElement>('nav button[aria-expanded], nav button[type=button]')
      dispatchEvent(new Event('keydown'))
      await new Promise((resolve) => window.setTimeout(resolve, milliseconds))
      const before = toggle?.getAttribute('aria-expanded')
      toggle?.click()
      await new Promise((resolve) => window.setTimeout(resolve, 600))
      return { before, after: toggle?.getAttribute('aria-expanded') }
    }, delay)
    expect(results, `after ${delay} ms`).toEqual({ before: 'false', after: 'true' })
  }
})

test('a page shows the theme that was chosen in another tab, once it is used', async ({ page, context }) => {
  await page.goto('/aboutUs')
  const other = await context.newPage()
  await openHydrated(other, '/disclosures')
  await other.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.bringToFront()
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-theme=dark]')).toBeAttached()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('the chosen theme stands before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/aboutUs', { waitUntil: 'commit' })
  await expect(page.locator('html[data-theme=dark]')).toBeAttached()
})

test('a page has a strong ETag, answers 304, and may be shared', async ({ request }) => {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const first = await request.get(LIST, { headers })
  const { etag = '', 'cache-control': caching = '' } = first.headers()
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(caching).toContain('s-maxage=60')
  const again = await request.get(LIST, { headers: { ...headers, 'if-none-match': etag } })
  expect(again.status()).toBe(304)
})

test('a like is on the page that is asked for next', async ({ request }) => {
  const countOf = async () => {
    const html = await (await request.get(LIST, { headers: { accept: 'text/html' } })).text()
    return Number(/"id":4,.*?"likesCount":(\d+)/.exec(html)?.[1])
  }
  const before = await countOf()
  // The cookie of this visitor is not to be seen in the page.
  await request.post('/api/4/like', { data: { liked: true } })
  const after = await countOf()
  expect(Math.abs(after - before)).toBe(1)
  const html = await (await request.get(LIST, { headers: { accept: 'text/html' } })).text()
  expect(html).not.toContain('aria-pressed="true"')
  await request.post('/api/4/like', { data: { liked: false } })
})

test.describe('over an API that does not behave', () => {
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
      PAGE_RENDERER: fileURLToPath(new URL('../dist-pages/render.js', import.meta.url)),
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
    test(`a ${name} one gives the quiet page within its time, and no cache keeps it`, async ({ request }) => {
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

  test('a page that could not be filled is filled by the browser, without anybody using it', async ({
    page,
  }) => {
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
      isWhole: html.trimEnd().endsWith('</html>') && html.includes('tarang-start'),
    }
  }
  const answers = await Promise.all(Array.from({ length: 200 }, read))
  isWriting = false
  await writing
  expect(answers.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([])
})
