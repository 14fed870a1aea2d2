import type { Page } from '@playwright/test'
import { type Entry, entries, LIST, rest } from '../entries.ts'
import { expectWholeFigures } from '../figures.ts'
import { DESKTOP, expect, expectNoOverflow, followLink, openHydrated, PHONE, test } from '../fixtures.ts'

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

test('Back returns to the same entries and scroll position', async ({ page }) => {
  await openHydrated(page, LIST)
  await page.getByRole('button', { name: 'Load More' }).click()
  const link = rest(page).getByRole('article').nth(13).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  // Reads the position at the click, because Playwright may scroll before it.
  await page.evaluate(() => {
    addEventListener('click', () => Object.assign(window, { clickedAt: scrollY }), {
      capture: true,
      once: true,
    })
  })
  await link.click()
  const position = await page.evaluate(() => (window as { clickedAt?: number }).clickedAt ?? 0)
  expect(position).toBeGreaterThan(500)
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(rest(page).getByRole('article')).toHaveCount(16)
  await expect(async () => {
    expect(Math.abs((await page.evaluate(() => scrollY)) - position)).toBeLessThan(4)
  }).toPass()
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
