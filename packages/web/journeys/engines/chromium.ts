import { type Page, chromium as playwright } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../../../.ci/browser.ts'
import type { Engine, Json, Tab } from '../engine.ts'
import { drain, isComplaint, REPORT_VIOLATIONS } from './complaints.ts'
import { attempt, callExpression, FIRST_SIZE, readOutcome, shortened } from './page-call.ts'

/** Chromium, driven by Playwright. */
export async function launchChromium(): Promise<Engine> {
  const browser = await playwright.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })
  return {
    name: 'chromium',
    version: `Chromium ${browser.version()}`,
    async open() {
      const context = await browser.newContext({
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        viewport: FIRST_SIZE,
      })
      await context.addInitScript(REPORT_VIOLATIONS)
      return createTab(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function createTab(page: Page): Tab {
  const collected: string[] = []
  page.on('pageerror', (error) => collected.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && isComplaint(message.text())) collected.push(message.text())
  })
  const tried = <Result>(what: string, work: () => Promise<Result>) => attempt(`Chromium, ${what}`, work)

  return {
    goto: (url) => tried(`goto ${url}`, async () => void (await page.goto(url))),
    reload: () => tried('reload', async () => void (await page.reload())),
    back: () => tried('back', async () => void (await page.goBack())),
    resize: (size) => tried(`resize to ${size.width}×${size.height}`, () => page.setViewportSize(size)),
    evaluate: <Result extends Json | undefined>(source: string, ...args: readonly Json[]) =>
      tried(`evaluate ${shortened(source)}`, async () =>
        readOutcome<Result>(await page.evaluate(callExpression(source, args))),
      ),
    click: ({ x, y }) => tried(`click at ${x}, ${y}`, () => page.mouse.click(x, y)),
    press: (key) => tried(`press ${key}`, () => page.keyboard.press(key)),
    type: (text) => tried(`type ${text}`, () => page.keyboard.type(text)),
    setFiles: (selector, paths) =>
      tried(`setFiles ${selector}`, () => page.setInputFiles(selector, [...paths])),
    screenshot: (path) =>
      tried('screenshot', async () => void (await page.screenshot({ path, type: 'png' }))),
    complaints: async () => drain(collected),
    close: () => tried('close', () => page.context().close()),
  }
}
