import { type Browser, test as base, type Page } from '@playwright/test'
import { watch } from './fixtures.ts'

interface KeptPage {
  readonly page: Page
  readonly expectQuiet: () => Promise<void>
}
const kept = new Map<string, Promise<KeptPage>>()

/**
 * A page that stays open from test to test, because a new one takes three times as long to load. Its tests reach it by
 * addresses, and change nothing of it that the next one could see.
 */
export function keptPage(browser: Browser, name: string, prepare = async (_: Page) => {}): Promise<KeptPage> {
  const open = async () => {
    const page = await (await browser.newContext()).newPage()
    const expectQuiet = await watch(page)
    await prepare(page)
    return { page, expectQuiet }
  }
  const found = kept.get(name) ?? open()
  kept.set(name, found)
  return found
}

/** Tests on one page that stays open. */
export const onKeptPage = base.extend<{ quiet: undefined }>({
  page: async ({ browser, viewport }, use) => {
    const { page } = await keptPage(browser, 'of tests')
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 })
    await page.emulateMedia({ colorScheme: null, reducedMotion: null })
    await use(page)
  },
  quiet: [
    async ({ browser, page }, use) => {
      await use(undefined)
      await page.evaluate(() => localStorage.clear())
      await (await keptPage(browser, 'of tests')).expectQuiet()
    },
    { auto: true },
  ],
})
