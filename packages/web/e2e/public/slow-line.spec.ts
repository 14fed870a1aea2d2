import type { Browser, Page } from '@playwright/test'
import { DESKTOP, expect, followLink, noteStart, PHONE, test, watch } from '../fixtures.ts'

/** A weak mobile connection: 400 kbit/s with 400 ms latency. */
async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  })
}

interface Measured {
  shifts?: { value: number; of: string[] }[]
}

/** Records layout shifts on every page of the tab. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Measured['shifts'] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        if (hadRecentInput) continue
        const of = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '')
        shifts.push({ value, of })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function expectIntactPage(page: Page) {
  const shifts = await page.evaluate(() => (window as Measured).shifts)
  if (!shifts) throw new Error('Layout shifts were not recorded on this page.')
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.05)
}

const LIST = '/newsLetterAndBlogs'
const ENTRY = '/newsLetterAndBlogsTemplate/blogs/3'

/** A page of each kind, with what it shows. They wait for the line at the same time. */
const pages = [
  [LIST, 'article', PHONE],
  [ENTRY, 'article p', DESKTOP],
  ['/unauthorizedExplorePage', 'article', PHONE],
] as const

const onEachPage = (
  browser: Browser,
  look: (page: Page, path: string, content: string) => Promise<void>,
): Promise<unknown> =>
  Promise.all(
    pages.map(([path, content, viewport]) =>
      test.step(`${path} at ${viewport.width} px`, async () => {
        const page = await browser.newPage({ viewport })
        const expectQuiet = await watch(page)
        await watchShifts(page)
        await look(page, path, content)
        await page.waitForLoadState('networkidle')
        await expectIntactPage(page)
        await expectQuiet()
        await page.close()
      }),
    ),
  )

test('a page on a slow line is there at once, without layout shifts', ({ browser }) =>
  onEachPage(browser, async (page, path, content) => {
    await slowLine(page)
    await noteStart(page)
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await expect(main.locator(content).first()).toBeVisible({ timeout: 30_000 })
    await expect(main.getByText('Loading...')).toHaveCount(0)
    await page.locator('html[data-ready]').waitFor({ timeout: 30_000 })
  }))

test('a link on a slow line shows that its page loads, without layout shifts', ({ browser }) =>
  onEachPage(browser, async (page, path, content) => {
    await followLink(page, '/aboutUs')
    await slowLine(page)
    await page.evaluate((to) => history.pushState(null, '', to), path)
    const main = page.getByRole('main')
    await expect(main.getByText('Loading...').first()).toBeAttached()
    await expect(main.locator('[aria-busy=true]').first()).toBeVisible()
    await expect(main.locator(content).first()).toBeVisible({ timeout: 30_000 })
    await expect(main.getByText('Loading...')).toHaveCount(0)
  }))
