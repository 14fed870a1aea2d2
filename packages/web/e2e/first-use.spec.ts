import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, openHydrated, PHONE, test } from './fixtures.ts'
import { ENTRY, LIST } from './public-pages.ts'

/** Holds the scripts of the application back until the result is called. */
async function holdScripts(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

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
  const release = await holdScripts(page)
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
  release()
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
})

test('a reader who has scrolled before the application is there stays in place', async ({ page }) => {
  const release = await holdScripts(page)
  await page.addInitScript(() => {
    addEventListener('screenready', () => Object.assign(window, { isReady: true }))
  })
  await page.goto(LIST, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(500)
  release()
  await page.waitForFunction(() => (window as { isReady?: boolean }).isReady)
  expect(await page.evaluate(() => scrollY)).toBe(position)
})

test('a press on a button before the application is there is not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  const like = page.getByRole('button', { name: /^Like/ }).first()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(page.url()).pathname).toBe(LIST)
})

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

test('where the application does not come, a button that is a link leads to its page', async ({ page }) => {
  await page.goto(LIST)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(page).toHaveURL(/shown=/)
})

test('a visitor who has liked an entry sees so on its page, without using it', async ({ page }) => {
  await openHydrated(page, ENTRY)
  const like = page.getByRole('button', { name: /^Like/ }).first()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await openHydrated(page, ENTRY, { isUsed: false })
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})
