import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { translatePage } from '../../src/testing/translator.ts'
import { expect, noteStart, openHydrated, PHONE, test } from '../fixtures.ts'
import { ENTRY, LIST, publicPages } from '../public-pages.ts'

/** Delays the scripts of the application until the returned function is called. */
async function holdScripts(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

for (const path of [LIST, '/aboutUs']) {
  test(`${path} starts without being used, after its first paint`, async ({ page }) => {
    await noteStart(page)
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor()
    const { paint, script } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      script: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }))
    expect(script).toBeGreaterThanOrEqual(paint)
  })
}

test('a page starts after the browser has translated it', async ({ page }) => {
  await page.addInitScript(translatePage)
  await noteStart(page)
  for (const [path, words] of publicPages.filter(([path]) => path === LIST || path === ENTRY)) {
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor()
    await expect(page.getByText(words).first(), path).toBeVisible()
  }
})

test('with Save-Data a page starts when it is used', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const scripts: string[] = []
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.push(sent.url())
  })
  await page.goto('/aboutUs')
  await setTimeout(3_000)
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.length).toBeGreaterThan(2)
})

test('a page whose browser is never idle starts within two seconds', async ({ page }) => {
  await noteStart(page)
  await page.addInitScript(() => {
    const work = () => {
      const end = performance.now() + 30
      while (performance.now() < end);
      window.setTimeout(work)
    }
    addEventListener('DOMContentLoaded', work)
  })
  await page.goto(LIST)
  await expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 10_000 })
})

test('a press starts the application at once, although the browser is not idle', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const release = await holdScripts(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  const script = page.waitForRequest('**/assets/*.js')
  await page.getByRole('heading', { level: 1 }).click()
  await script
  release()
})

test('a reader who has scrolled before the application has started stays in place', async ({ page }) => {
  const release = await holdScripts(page)
  await noteStart(page)
  await page.goto(LIST, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(500)
  release()
  await page.locator('html[data-ready]').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(position)
})

test.describe('before the application has started', () => {
  test('a like is sent by its form, and shown as given afterwards', async ({ page }) => {
    const release = await holdScripts(page)
    const likes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') likes.push(new URL(request.url()).pathname)
    })
    await page.goto(LIST, { waitUntil: 'commit' })
    const like = page.getByRole('button', { name: /^Like/ }).first()
    const before = Number(await like.textContent())
    await like.click()
    await expect(like).toHaveText(String(before + 1))
    expect(new URL(page.url()).pathname).toBe(LIST)
    release()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toHaveText(String(before + 1))
    await like.click()
    await expect(like).toHaveText(String(before))
    expect(likes).toHaveLength(2)
  })

  test('a message that is typed while the browser translates the page is sent afterwards', async ({
    page,
  }) => {
    await page.addInitScript(translatePage)
    await noteStart(page)
    const release = await holdScripts(page)
    await page.goto('/contactUs', { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: /Full name/ }).fill('Meera Kulkarni')
    await page.getByRole('textbox', { name: /Email/ }).fill('meera@example.com')
    const message = page.getByRole('textbox', { name: /Message/ })
    await message.fill('What is a drawdown?')
    release()
    await page.locator('html[data-ready]').waitFor()
    await expect(message).toBeFocused()
    await expect(message).toHaveValue('What is a drawdown?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Your message is on its way. We answer on working days.')).toBeVisible()
  })

  test('a choice of the theme stays chosen, and is applied afterwards', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    const release = await holdScripts(page)
    await page.goto(LIST, { waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    release()
    await expect(page.locator('html[data-theme=dark]')).toBeAttached()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })

  test('where the application cannot be loaded, the page works as without script', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(page).toHaveURL(/shown=/)
  })

  test('the table of contents opens on a phone, and can be closed afterwards', async ({ page }) => {
    await page.setViewportSize(PHONE)
    const release = await holdScripts(page)
    await page.goto(ENTRY, { waitUntil: 'commit' })
    const contents = page.getByRole('navigation', { name: 'In this entry' })
    const toggle = contents.getByRole('button')
    await toggle.click()
    await expect(contents.getByRole('link').first()).toBeVisible()
    release()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await toggle.click()
    await expect(contents.getByRole('link').first()).toBeHidden()
    await expect(page).toHaveURL(/\/blogs\/3$/)
  })

  test('Copy link is not offered, and copies afterwards without loading the page again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
    })
    const release = await holdScripts(page)
    await page.goto(ENTRY, { waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await expect(page.getByText('Copy link')).toBeHidden()
    release()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied')).toBeAttached()
    expect(loads).toBe(1)
  })
})

test('a press during the start of the application takes effect once', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await noteStart(page)
  for (let delay = 0; delay < 300; delay += 30) {
    await page.goto(ENTRY)
    await setTimeout(delay)
    const contents = page.getByRole('navigation', { name: 'In this entry' })
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#contents"]')?.click())
    await page.locator('html[data-ready]').waitFor()
    await page.waitForLoadState('networkidle')
    await expect(contents.getByRole('link').first(), `after ${delay} ms`).toBeVisible()
  }
})

test('a page shows the theme that was chosen in another tab before it starts', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/aboutUs')
  const other = await context.newPage()
  await openHydrated(other, '/disclosures')
  await other.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.bringToFront()
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-theme=dark]')).toBeAttached()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
