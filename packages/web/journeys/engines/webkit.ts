import { writeFile } from 'node:fs/promises'
import { By, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { Engine, Json, Tab } from '../engine.ts'
import { drain, isComplaint } from './complaints.ts'
import { startMiniBrowser } from './mini-browser.ts'
import { attempt, callExpression, FIRST_SIZE, readOutcome, shortened, TIMEOUT } from './page-call.ts'
import { createEnvironment } from './webkit-environment.ts'
import { SCREEN_SIZE, startScreen } from './xvfb.ts'

/** WebKitGTK's MiniBrowser, driven by Selenium. Each tab is a separate session and browser process. */
export async function launchWebkit(): Promise<Engine> {
  const screen = await startScreen()
  const environment = createEnvironment(screen.display)
  const tabs = new Set<Tab>()
  const open = async () => {
    const { driver, close } = await startMiniBrowser(environment.variables)
    await resize(driver, FIRST_SIZE.width, FIRST_SIZE.height)
    const tab = createTab(driver, async () => {
      tabs.delete(tab)
      await close()
    })
    tabs.add(tab)
    return { tab, driver }
  }
  const first = await open()
  const version = (await first.driver.getCapabilities()).getBrowserVersion()
  await first.tab.close()
  return {
    name: 'webkit',
    version: `WebKitGTK ${version}`,
    open: async () => (await open()).tab,
    async close() {
      for (const tab of tabs) await tab.close()
      screen.close()
      environment.remove()
    },
  }
}

/**
 * Collects errors in the page. WebDriver has no console events and no scripts for new documents: errors before the first
 * call (made while the document loads) are missed, and so are errors of a document that a click navigates away from.
 */
const COLLECT = `if (!window.collectedComplaints) {
  const list = (window.collectedComplaints = [])
  const { error } = console
  console.error = (...args) => { list.push(args.map(String).join(' ')); error.apply(console, args) }
  addEventListener('error', (event) => { if (event.message) list.push(event.message) })
  addEventListener('unhandledrejection', (event) => list.push('Unhandled rejection: ' + event.reason))
  addEventListener('securitypolicyviolation', (violation) =>
    list.push('Policy violation: ' + violation.effectiveDirective + ' refused ' + violation.blockedURI))
}`

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Calls `leave`, then waits until a new document has loaded or the URL has changed within this one. */
async function navigate(driver: WebDriver, leave: () => Promise<unknown>): Promise<void> {
  const before = await driver.executeScript<string>('window.isLeaving = true; return location.href')
  await leave()
  const deadline = Date.now() + TIMEOUT
  let blank = 0
  interface Progress {
    isLeaving: boolean
    address: string
    state: string
  }
  while (Date.now() < deadline) {
    const reading = driver
      .executeScript<Progress>(
        `if (!window.isLeaving) { ${COLLECT} }
        return { isLeaving: !!window.isLeaving, address: location.href, state: document.readyState }`,
      )
      // Fails between two documents.
      .catch((): undefined => undefined)
    // The driver never answers a script that reaches a document on its way into the page cache.
    const progress = await Promise.race([reading, pause(1000)])
    if (progress && !progress.isLeaving && progress.address === 'about:blank') blank++
    // A failed navigation stays on about:blank; a successful one passes through it briefly.
    if (blank > 200) throw new Error('nothing answers there')
    const hasNavigated =
      progress && progress.address !== 'about:blank' && (!progress.isLeaving || progress.address !== before)
    if (hasNavigated && progress.state === 'complete') break
    await pause(5)
  }
  await driver.executeScript('delete window.isLeaving')
}

/** Adds the size of the frame and toolbar to the viewport's. The window needs the pointer over its toolbar to have focus. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  let [extraWidth, extraHeight] = [0, 0]
  for (let attempts = 0; attempts < 20; attempts++) {
    const rectangle = { width: width + extraWidth, height: height + extraHeight }
    const x = Math.round((SCREEN_SIZE - rectangle.width) / 2)
    await driver
      .manage()
      .window()
      .setRect({ ...rectangle, x, y: SCREEN_SIZE / 2 - 10 })
    await pause(50)
    const [actualWidth = 0, actualHeight = 0] = await driver.executeScript<number[]>(
      'return [innerWidth, innerHeight]',
    )
    if (actualWidth === width && actualHeight === height) return
    extraWidth = rectangle.width - actualWidth
    extraHeight = rectangle.height - actualHeight
  }
  throw new Error('the window keeps another size')
}

/** The names that journeys use for keys which have no character. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Space: ' ',
  Tab: Key.TAB,
}

async function press(driver: WebDriver, combination: string): Promise<void> {
  const keys = combination.split('+').map((name) => KEYS[name] ?? name)
  const actions = driver.actions()
  for (const key of keys) actions.keyDown(key)
  for (const key of keys.toReversed()) actions.keyUp(key)
  await actions.perform()
}

const click = (driver: WebDriver, x: number, y: number) =>
  driver
    .actions()
    .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y), duration: 0 })
    .press()
    .release()
    .perform()

function createTab(driver: WebDriver, close: () => Promise<void>): Tab {
  const collected: string[] = []
  const tried = <Result>(what: string, work: () => Promise<Result>) => attempt(`WebKit, ${what}`, work)

  async function collect(): Promise<void> {
    const list = await driver.executeScript<string[]>(
      `${COLLECT}; return window.collectedComplaints.splice(0)`,
    )
    collected.push(...list.filter(isComplaint))
  }
  async function leave(how: () => Promise<unknown>): Promise<void> {
    await collect()
    await navigate(driver, how)
  }

  return {
    goto: (url) => tried(`goto ${url}`, () => leave(() => driver.get(url))),
    reload: () => tried('reload', () => leave(() => driver.navigate().refresh())),
    back: () => tried('back', () => leave(() => driver.navigate().back())),
    resize: ({ width, height }) => tried(`resize to ${width}×${height}`, () => resize(driver, width, height)),
    evaluate: <Result extends Json | undefined>(source: string, ...args: readonly Json[]) =>
      tried(`evaluate ${shortened(source)}`, async () =>
        readOutcome<Result>(await driver.executeScript(`${COLLECT}; return ${callExpression(source, args)}`)),
      ),
    click: ({ x, y }) => tried(`click at ${x}, ${y}`, () => click(driver, x, y)),
    press: (key) => tried(`press ${key}`, () => press(driver, key)),
    type: (text) => tried(`type ${text}`, () => driver.actions().sendKeys(text).perform()),
    setFiles: (selector, paths) =>
      tried(`setFiles ${selector}`, () => driver.findElement(By.css(selector)).sendKeys(paths.join('\n'))),
    screenshot: (path) =>
      tried('screenshot', async () => writeFile(path, await driver.takeScreenshot(), 'base64')),
    async complaints() {
      await tried('complaints', collect)
      return drain(collected)
    },
    close: () => tried('close', close),
  }
}
