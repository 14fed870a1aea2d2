import { test as loud, type Page } from '@playwright/test'
import { type Entry, entries, LIST, rest } from '../entries.ts'
import { expectWholeFigures } from '../figures.ts'
import {
  DESKTOP,
  expect,
  expectNoOverflow,
  expectWhole,
  followLink,
  openHydrated,
  PHONE,
  test,
} from '../fixtures.ts'

const hostile = `<!doctype html><html><head><title>x</title><style>body{display:none}</style>
<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/"></head>
<body onload="window.hacked=1">
<h1 id="root" class="pos_fixed" style="position:fixed;inset:0">Still a heading</h1>
<p onclick="window.hacked=1" onmouseover="window.hacked=1">Still a text<script>window.hacked=1</script></p>
<img src="x" onerror="window.hacked=1"><img src=x:x onerror="window.hacked=1">
<a href="javascript:window.hacked=1">bad link</a> <a href="&#106;avascript:window.hacked=1">worse link</a>
<a href="https://example.com/good" target="_top">good link</a>
<iframe srcdoc="<script>parent.hacked=1</script>"></iframe><object data="data:text/html,x"></object><embed src="x">
<svg onload="window.hacked=1"><animate onbegin="window.hacked=1" attributeName="x"/><a xlink:href="javascript:hacked=1"><text>t</text></a></svg>
<form action="https://evil.example"><input name="getElementById"><input name="body" autofocus onfocus="window.hacked=1"><button formaction="javascript:window.hacked=1">Log in</button></form>
<details open ontoggle="window.hacked=1"><summary>more</summary>inside</details>
<template><script>window.hacked=1</script></template><noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></p></noscript>
<table><tr><td>cell</td></tr></table><video src=x onerror="window.hacked=1"><source onerror="window.hacked=1"></video>
<input type="image" src="x" onerror="window.hacked=1"><marquee onstart="window.hacked=1">m</marquee>
<p style="background:url(https://evil.example/t.png)" class="z_dialog">The end</p>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;"></table></mtext></math></body></html>`

// Chromium reports blocked requests to the console, so this test allows console errors.
loud(
  'a hostile body runs nothing, sends no request, and leaves the page intact',
  async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.route('**/files/*.html', (route) =>
      route.fulfill({
        contentType: 'text/plain',
        headers: { 'access-control-allow-origin': '*' },
        body: hostile,
      }),
    )
    const [entry] = await entries(page)
    await followLink(page, `/newsLetterAndBlogsTemplate/blogs/${(entry as Entry).id}`)
    await expect(page.getByText('The end')).toBeVisible()
    await expect(page.getByText('Still a text')).toBeVisible()
    await page.getByText('Still a text').hover()
    await page.getByText('Still a text').click()
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined()
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([])
    expect(new URL(page.url()).origin).toBe(baseURL)

    const body = page.locator('article').first().locator('[aria-busy=false]')
    await expect(
      body.locator('script, style, iframe, object, embed, svg[onload], form, input, video, math'),
    ).toHaveCount(0)
    await expect(
      body.locator('[style], [onclick], [onerror], [name], #root, .z_dialog, .pos_fixed'),
    ).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'bad link' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'worse link' })).toHaveCount(0)
    const good = page.getByRole('link', { name: 'good link' })
    await expect(good).toHaveAttribute('target', '_blank')
    await expect(good).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expectNoOverflow(page)
  },
)

test('a body is fetched without cookies', async ({ page }) => {
  await page.goto(LIST)
  await rest(page).getByRole('button', { name: /^Like/ }).first().click()
  await expect(rest(page).getByRole('button', { name: /^Like/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(async () => {
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('visitor')
  }).toPass()
  const request = page.waitForRequest('**/files/*.html')
  await rest(page).getByRole('article').first().getByRole('link').click()
  expect((await (await request).allHeaders()).cookie).toBeUndefined()
})

/** Where the figures of a table end, in pixels before the end of their cells' content: for each row its cells. */
const distancesToEnd = (page: Page, name: string) =>
  page.getByRole('table', { name }).evaluate((table: HTMLTableElement) =>
    [...table.rows].map((row) =>
      [...row.cells].map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const { right } = cell.getBoundingClientRect()
        const end = right - Number.parseFloat(getComputedStyle(cell).paddingRight)
        return Math.abs(Math.round(end - range.getBoundingClientRect().right))
      }),
    ),
  )

/** The width of a page of A4 with usual margins. */
const PAPER = { width: 718, height: 1000 }

test('figures of a wide table are whole and end below each other, on screens and on paper', async ({
  page,
}) => {
  const entry = (await entries(page)).find(({ text }) => text === 'STT and its quiet cousins')
  await openHydrated(page, `/newsLetterAndBlogsTemplate/blogs/${entry?.id}`)
  for (const size of [PHONE, DESKTOP, PAPER]) {
    await page.emulateMedia({ media: size === PAPER ? 'print' : 'screen' })
    await expectWholeFigures(page, size)
    await expectNoOverflow(page)
    for (const row of await distancesToEnd(page, 'Holdings on 31 March 2025, an example'))
      expect(row.slice(3)).toEqual(Array.from({ length: 9 }, () => 0))
  }
})

const tables = [
  '<tr><td colspan="2">Trades of FY25</td></tr><tr><td>Stock</td><td>P&amp;L</td></tr><tr><td>A</td><td>(50.00)</td></tr>',
  '<tr><th colspan="1">Stock</th><th colspan="1">AUM</th></tr><tr><td>A</td><td>Rs. 1,000</td></tr><tr><td>B</td><td>NaN</td></tr>',
  '<tr><th>Stock</th><th>AUM</th></tr><tr><td>A</td><td>₹1,000 crore</td></tr><tr><td>B</td><td>-12.5 lakh</td></tr>',
  `<tr>${'<th>Net amount</th>'.repeat(8)}</tr><tr><td>BHARTIARTL</td>${'<td>1,44,500.00</td>'.repeat(7)}</tr>`,
]

test('numbers in every notation end below each other', async ({ page }) => {
  await page.route('**/files/*.html', (route) =>
    route.fulfill({
      contentType: 'text/plain',
      headers: { 'access-control-allow-origin': '*' },
      body: tables.map((rows, at) => `<table><caption>Table ${at}</caption>${rows}</table>`).join(''),
    }),
  )
  const [entry] = await entries(page)
  await followLink(page, `/newsLetterAndBlogsTemplate/blogs/${(entry as Entry).id}`)
  await expect(page.getByRole('table')).toHaveCount(tables.length)
  for (const size of [PHONE, DESKTOP]) {
    await expectWholeFigures(page, size)
    for (const at of tables.keys()) {
      const rows = (await distancesToEnd(page, `Table ${at}`)).filter(({ length }) => length > 1)
      expect(rows.flatMap(([, ...figures]) => figures).filter((distance) => distance !== 0)).toEqual([])
    }
  }
})

test('a long entry has a table of contents, and prints only its text', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  // Not the newest entry, because another test may have uploaded a short one.
  const entry = (await entries(page)).find(({ text }) => text === 'The SIP and the stormy month')
  await openHydrated(page, `/newsLetterAndBlogsTemplate/blogs/${entry?.id}`)
  const contents = page.getByRole('navigation', { name: 'In this entry' })
  const last = contents.getByRole('link').last()
  const title = (await last.textContent()) as string
  await last.click()
  const part = page.getByRole('heading', { level: 2, name: title })
  await expect(part).toBeFocused()
  await expect(part).toBeInViewport()
  expect(new URL(page.url()).hash).toBe('')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of ['Main', 'Footer', 'In this entry', 'Previous and next']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden()
  }
  await expect(page.getByText(/Investment in securities market are/)).toBeVisible()
})

const pages = [
  LIST,
  '/newsLetterAndBlogsTemplate/blogs/3',
  '/newsLetterAndBlogsTemplate/blogs/999999',
  '/category/Strategies',
  '/allVideosOfnewsLetterAndBlogs',
  '/services',
  '/aboutUs',
  '/contactUs',
  '/disclosures',
]

for (const path of pages)
  test(`${path} is whole on a phone and on a desktop`, async ({ page }) => {
    await expectWhole(page, path)
    await expectWholeFigures(page)
  })

for (const path of [
  '/unauthorizedExplorePage',
  '/see-all?section=learn',
  LIST,
  '/newsLetterAndBlogsTemplate/blogs/3',
  '/category/Strategies',
  '/services',
]) {
  test(`every image of ${path} has its space reserved before it loads`, async ({ page }) => {
    await page.route('**/files/**', (route) =>
      route.request().resourceType() === 'image' ? new Promise(() => {}) : route.continue(),
    )
    // The load event waits for the pictures.
    await page.goto(path, { waitUntil: 'commit' })
    const pictures = page.locator('main img')
    await expect(pictures.first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const sizes = await pictures.evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect()
        return { of: image.getAttribute('src'), width: Math.round(width), height: Math.round(height) }
      }),
    )
    expect(sizes.filter(({ width, height }) => width < 40 || height < 40)).toEqual([])
  })
}
