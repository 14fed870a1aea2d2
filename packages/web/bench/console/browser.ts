import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../../../.ci/browser.ts'

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A session token that is valid for an hour; the bench's upstream does not check tokens. */
const token = `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + 3600 })}.x`

/** The last row of the first page with its data. */
const LAST_ROW = 'tbody tr:nth-child(15) a'

/** Milliseconds from the last byte of the list to the paint of its first page. */
export const loadTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { painted } = window as unknown as { readonly painted: number }
    const list = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/liveStrategies'))
    return painted - ((list as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN)
  })

/** Opens a list and waits until its rows are painted and the page is idle. */
export async function openList(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((jwtToken) => {
    sessionStorage.setItem('jwtToken', jwtToken)
    sessionStorage.setItem('refreshToken', 'none')
    sessionStorage.setItem('userName', 'Asha Rao')
  }, token)
  await page.addInitScript((lastRow) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(lastRow)) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Object.assign(window, { painted: performance.now() })
        port2.postMessage(null)
      })
    })
    observer.observe(document, { childList: true, subtree: true })
  }, LAST_ROW)
  await page.goto(url)
  await page.waitForFunction(() => 'painted' in window)
  // Work in idle time does not belong to an interaction.
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
    await page.waitForTimeout(250)
  }
  return page
}
