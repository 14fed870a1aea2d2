import { writeFile } from 'node:fs/promises'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { firefoxPath } from '../../../../.ci/engines.ts'
import type { Engine, Json, Tab } from '../engine.ts'
import { drain, isComplaint, REPORT_VIOLATIONS } from './complaints.ts'
import { attempt, callExpression, FIRST_SIZE, readOutcome, shortened, TIMEOUT } from './page-call.ts'

const PREFERENCES = {
  'intl.accept_languages': 'en-IN, en',
  // Makes numbers and dates without an explicit locale follow LANG.
  'intl.regional_prefs.use_os_locales': true,
}

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: PREFERENCES,
    env: { ...process.env, TZ: 'Asia/Kolkata', LANG: 'en_IN.UTF-8', LC_ALL: 'en_IN.UTF-8' },
  })
  return {
    name: 'firefox',
    version: await browser.version(),
    async open() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      // The question whether to leave a page with unsaved work, which a reload asks.
      page.on('dialog', (question) => void question.accept())
      await resize(page, FIRST_SIZE)
      await page.evaluateOnNewDocument(REPORT_VIOLATIONS)
      return createTab(page)
    },
    close: () => browser.close(),
  }
}

/**
 * Checks the size itself: Puppeteer also sets the screen orientation, which Firefox ESR 140 does not support, and
 * rejects although the viewport has changed.
 */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  const refusal = await page.setViewport(size).then(
    () => undefined,
    (error: unknown) => error,
  )
  const expected = `${size.width}×${size.height}`
  const deadline = Date.now() + 5000
  for (;;) {
    const actual = await page.evaluate('innerWidth + "×" + innerHeight')
    if (actual === expected) return
    if (Date.now() > deadline) throw refusal ?? new Error(`the viewport is ${actual}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/**
 * Calls `navigate`, then waits until a new document has loaded or the URL has changed within this one. Puppeteer takes
 * the first navigation or history event for its own: its `goBack` never returns when a reload is still going on, and its
 * `reload` returns early after a late `pushState`.
 */
async function leave(page: Page, navigate: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate('window.isLeaving = true; location.href')
  await navigate()
  const hasArrived = `document.readyState === 'complete' &&
    (!window.isLeaving || location.href !== ${JSON.stringify(before)})`
  const deadline = Date.now() + TIMEOUT
  // An evaluation fails between two documents.
  while (Date.now() < deadline && !(await page.evaluate(hasArrived).catch(() => false)))
    await new Promise((resolve) => setTimeout(resolve, 20))
  await page.evaluate('delete window.isLeaving')
}

async function press(page: Page, combination: string): Promise<void> {
  type Key = Parameters<Page['keyboard']['press']>[0]
  const keys = combination.split('+') as readonly Key[]
  for (const key of keys) await page.keyboard.down(key)
  for (const key of keys.toReversed()) await page.keyboard.up(key)
}

async function setFiles(page: Page, selector: string, paths: readonly string[]): Promise<void> {
  const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
  if (!input) throw new Error('no such element')
  await input.uploadFile(...paths)
}

function createTab(page: Page): Tab {
  const collected: string[] = []
  page.on('pageerror', (error) => collected.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && isComplaint(message.text())) collected.push(message.text())
  })
  const tried = <Result>(what: string, work: () => Promise<Result>) => attempt(`Firefox, ${what}`, work)

  return {
    goto: (url) => tried(`goto ${url}`, async () => void (await page.goto(url))),
    reload: () => tried('reload', () => leave(page, () => page.reload())),
    back: () => tried('back', () => leave(page, () => page.evaluate('history.back()'))),
    resize: (size) => tried(`resize to ${size.width}×${size.height}`, () => resize(page, size)),
    evaluate: <Result extends Json | undefined>(source: string, ...args: readonly Json[]) =>
      tried(`evaluate ${shortened(source)}`, async () =>
        readOutcome<Result>(await page.evaluate(callExpression(source, args))),
      ),
    click: ({ x, y }) => tried(`click at ${x}, ${y}`, () => page.mouse.click(x, y)),
    press: (key) => tried(`press ${key}`, () => press(page, key)),
    type: (text) => tried(`type ${text}`, () => page.keyboard.type(text)),
    setFiles: (selector, paths) => tried(`setFiles ${selector}`, () => setFiles(page, selector, paths)),
    screenshot: (path) => tried('screenshot', async () => writeFile(path, await page.screenshot())),
    complaints: async () => drain(collected),
    close: () => tried('close', () => page.browserContext().close()),
  }
}
