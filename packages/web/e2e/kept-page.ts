import { type Browser, test as base, type Page } from '@playwright/test'
import { DESKTOP, watch } from './fixtures.ts'
import { asStaff, withHoldSeconds } from './session.ts'

interface KeptPage {
  readonly page: Page
  readonly expectQuiet: () => Promise<void>
}
const kept = new Map<string, Promise<KeptPage>>()

/** Without motion: what is asked on these pages is the same, and takes a fifth less time. */
const STILL = 'reduce'

/** A page that stays open from test to test, because a new one takes three times as long to load. It is prepared once. */
export function keptPage(
  browser: Browser,
  name: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<KeptPage> {
  const open = async () => {
    const page = await (await browser.newContext({ reducedMotion: STILL })).newPage()
    const expectQuiet = await watch(page)
    await prepare(page)
    return { page, expectQuiet }
  }
  const found = kept.get(name) ?? open()
  kept.set(name, found)
  return found
}

const pageOfStaff = (browser: Browser) =>
  keptPage(browser, 'of staff', async (page) => {
    await asStaff(page)
    await withHoldSeconds(page, { notification: 0 })
  })

/** Tests on one page of staff, which stays open. They reach it by addresses, and leave no route and no script on it. */
export const onKeptPage = base.extend<{ quiet: undefined }>({
  page: async ({ browser, viewport }, use) => {
    const { page } = await pageOfStaff(browser)
    await page.setViewportSize(viewport ?? DESKTOP)
    await page.emulateMedia({ colorScheme: null, reducedMotion: STILL })
    await use(page)
  },
  quiet: [
    async ({ browser, page }, use) => {
      await use(undefined)
      await page.evaluate(() => localStorage.clear())
      await (await pageOfStaff(browser)).expectQuiet()
    },
    { auto: true },
  ],
})
