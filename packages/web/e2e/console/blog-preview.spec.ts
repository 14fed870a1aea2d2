import { test as loud, type Page } from '@playwright/test'
import { entries } from '../entries.ts'
import { adminUrl, animationsEnded, expect, test } from '../fixtures.ts'
import { addBlogForNow, asStaff } from '../session.ts'

/** The preview and the checks below the form of a blog. */

const hostile = `<!doctype html>
<html><head><title>Costs</title>
<style>@import url(https://evil.example/x.css);</style></head>
<body><h1>What costs do</h1>
<script>window.top.hacked = 1; alert(1)</script>
<p onclick="window.top.hacked = 1">Costs decide. The plan had <b>48%</b> CAGR.</p>
<img src="https://evil.example/x.png" onerror="window.top.hacked = 1">
<img src="chart.png" alt="A chart"><img src="missing.png" alt="">
<a href="javascript:window.top.hacked=1">Read on</a>
<iframe src="https://evil.example/"></iframe>
<form action="https://evil.example/"><input autofocus onfocus="window.top.hacked = 1"></form>
<form hidden><input name="remove"></form>
<svg onload="window.top.hacked = 1"><script>window.top.hacked = 1</script></svg>
</body></html>`

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
)

/** The same findings without what a policy blocks: Chromium reports that as it parses. */
const untidy = `<!doctype html>
<html><head><title>Costs</title></head>
<body><h1>What costs do</h1>
<p class="big">Costs decide. The plan had <b>48%</b> CAGR.</p>
<img src="missing.png">
<table><caption>Costs</caption><tr><th>Cost</th><th>Per cent</th></tr><tr><td>Fee</td><td>1%</td></tr></table>
<form><button>Send</button></form>
</body></html>`

/** A day as readers see it: '04 Mar 2026'. */
const dayOf = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
    .format(new Date(date))
    .replace('Sept', 'Sep')

const form = (page: Page) => page.getByRole('dialog', { name: 'Add Blog' })
const frame = (page: Page) => page.frameLocator('iframe[title="The page of the entry"]')
const choose = (page: Page, html: string) =>
  form(page)
    .getByLabel('HTML Page')
    .setInputFiles({ name: 'costs.html', mimeType: 'text/html', buffer: Buffer.from(html) })

async function open(page: Page, baseURL: string | undefined) {
  const dialogs: string[] = []
  const outside: string[] = []
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) outside.push(request.url())
  })
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const ran: unknown[] = []
    Object.defineProperty(window, 'hacked', { set: () => void ran.push(new Error().stack), get: () => ran })
  })
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/newsletterManager'))
  await page.getByRole('button', { name: 'Add Blog' }).click()
  await form(page).getByLabel('Text').fill('What costs do')
  await form(page).getByLabel('Category').selectOption('Market Nuggets')
  return async () => ({
    dialogs,
    outside,
    ran: await page.evaluate(() => (window as { hacked?: unknown }).hacked),
  })
}

test('the buttons keep their place while the preview loads', async ({ page, baseURL }) => {
  // Higher than the form before a page is chosen.
  await page.setViewportSize({ width: 1280, height: 1000 })
  await open(page, baseURL)
  const save = form(page).getByRole('button', { name: 'Save' })
  await animationsEnded(page)
  const before = await save.boundingBox()
  await choose(page, untidy)
  await expect(frame(page).getByText('Costs decide.')).toBeVisible()
  expect(await save.boundingBox()).toEqual(before)
})

// Chromium reports to its console what the policy blocks, and these tests allow that.
loud(
  'a hostile page runs nothing in the preview, its lines are named, and it can be saved',
  async ({ page, baseURL }) => {
    const harm = await open(page, baseURL)
    await expect(form(page)).toContainText('Choose an HTML page to see it here')
    await form(page)
      .getByLabel('Blog Images')
      .setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer: PNG })
    await choose(page, hostile)
    for (const finding of [
      'Page: “48% CAGR” is a claim of performance, which the advertisement code forbids.',
      'Page: The image “https://evil.example/x.png” has no alt text. Use alt="" where it only decorates.',
      'Page: The image “missing.png” matches no chosen file.',
      'Page: The link of “Read on” is removed: it leads to a javascript: address.',
      'Page: The embedded content on evil.example cannot be shown; a link to it will be.',
    ])
      await expect(form(page).getByRole('listitem').filter({ hasText: finding })).toBeVisible()
    await expect(form(page).getByRole('status').filter({ hasText: 'The page has been checked.' })).toHaveText(
      /\d+ findings\. They do not prevent saving\.$/,
    )

    const body = frame(page)
    await expect(body.getByText('Costs decide.')).toBeVisible()
    await expect(body.getByRole('img', { name: 'A chart' })).toHaveAttribute('src', /^blob:/)
    await expect(body.getByText('Image: https://evil.example/x.png')).toBeVisible()
    await expect(body.locator('script, iframe, form, svg[onload], style:not(:root > head > *)')).toHaveCount(
      0,
    )
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin')
    await body.getByText('Read on').click()
    await body.getByText('Costs decide.').click()

    for (const width of ['390', '768', '1280']) {
      await form(page).getByRole('radio', { name: width, exact: true }).check({ force: true })
      await expect.poll(() => body.locator(':root').evaluate(() => innerWidth)).toBe(Number(width))
    }
    await form(page).getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect(body.locator(':root')).toHaveAttribute('data-theme', 'dark')
    await form(page).getByRole('radio', { name: 'Card' }).check({ force: true })
    await expect(
      page
        .frameLocator('iframe[title="The card of the entry"]')
        .getByRole('heading', { name: 'What costs do' }),
    ).toBeVisible()
    await form(page).getByRole('radio', { name: 'Shared link' }).check({ force: true })
    await expect(form(page).getByText('What costs do · Tarang')).toBeVisible()

    expect(await harm()).toEqual({ dialogs: [], outside: [], ran: [] })
    await addBlogForNow(page, () => form(page).getByRole('button', { name: 'Save' }).click())
  },
)

test('the preview of an edited blog has its date and its likes', async ({ page, baseURL }) => {
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/newsletterManager'))
  const [blog] = await entries(page)
  const row = page.getByRole('row').filter({ hasText: String(blog?.text) })
  await row.getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Blog' })
  await edit
    .getByLabel('HTML Page')
    .setInputFiles({ name: 'costs.html', mimeType: 'text/html', buffer: Buffer.from(untidy) })
  await expect(frame(page).getByText(dayOf(String(blog?.publishedDate)))).toBeVisible()
  await expect(frame(page).getByRole('button', { name: /^Like/ })).toHaveText(String(blog?.likesCount))
})
