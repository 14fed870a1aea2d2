import { writeFile } from 'node:fs/promises'
import type { Engine, Json, Tab } from '../engine.ts'
import { drain, isComplaint } from './complaints.ts'
import { codePointOf, keysOf } from './keys.ts'
import { attempt, callExpression, FIRST_SIZE, readOutcome, shortened, TIMEOUT } from './page-call.ts'
import { createEnvironment } from './webkit-environment.ts'
import { startSession, type WebkitSession } from './webkit-session.ts'
import { SCREEN_SIZE, startScreen } from './xvfb.ts'

/** WebKitGTK's MiniBrowser, driven by W3C WebDriver. Each tab is a separate session and browser process. */
export async function launchWebkit(): Promise<Engine> {
  const screen = await startScreen()
  const environment = createEnvironment(screen.display)
  const tabs = new Set<Tab>()
  const open = async () => {
    const session = await startSession(environment.variables)
    await resize(session, FIRST_SIZE.width, FIRST_SIZE.height)
    const tab = createTab(session, () => tabs.delete(tab))
    tabs.add(tab)
    return { tab, session }
  }
  const first = await open()
  await first.tab.close()
  return {
    name: 'webkit',
    version: `WebKitGTK ${first.session.version}`,
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

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Calls `leave`, then waits until a new document has loaded or the URL has changed within this one. */
async function navigate(session: WebkitSession, leave: () => Promise<unknown>): Promise<void> {
  const before = await session.execute<string>('window.isLeaving = true; return location.href')
  await leave()
  const deadline = Date.now() + TIMEOUT
  let blank = 0
  interface Progress {
    isLeaving: boolean
    address: string
    state: string
  }
  while (Date.now() < deadline) {
    const progress = await session
      .execute<Progress>(
        `if (!window.isLeaving) { ${COLLECT} }
        return { isLeaving: !!window.isLeaving, address: location.href, state: document.readyState }`,
      )
      // Fails between two documents.
      .catch((): undefined => undefined)
    if (progress && !progress.isLeaving && progress.address === 'about:blank') blank++
    // A failed navigation stays on about:blank; a successful one passes through it briefly.
    if (blank > 200) throw new Error('nothing answers there')
    const hasNavigated =
      progress && progress.address !== 'about:blank' && (!progress.isLeaving || progress.address !== before)
    if (hasNavigated && progress.state === 'complete') break
    await pause(5)
  }
  await session.execute('delete window.isLeaving')
}

/** Adds the size of the frame and toolbar to the viewport's. The window needs the pointer over its toolbar to have focus. */
async function resize(session: WebkitSession, width: number, height: number): Promise<void> {
  let [extraWidth, extraHeight] = [0, 0]
  for (let attempts = 0; attempts < 20; attempts++) {
    const rectangle = { width: width + extraWidth, height: height + extraHeight }
    const x = Math.round((SCREEN_SIZE - rectangle.width) / 2)
    await session.post('/window/rect', { ...rectangle, x, y: SCREEN_SIZE / 2 - 10 })
    await pause(50)
    const [actualWidth = 0, actualHeight = 0] = await session.execute<number[]>(
      'return [innerWidth, innerHeight]',
    )
    if (actualWidth === width && actualHeight === height) return
    extraWidth = rectangle.width - actualWidth
    extraHeight = rectangle.height - actualHeight
  }
  throw new Error('the window keeps another size')
}

const keyActions = (down: readonly string[], up: readonly string[]) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        ...down.map((key) => ({ type: 'keyDown', value: codePointOf(key) })),
        ...up.map((key) => ({ type: 'keyUp', value: codePointOf(key) })),
      ],
    },
  ],
})

const clickActions = (x: number, y: number) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
})

function createTab(session: WebkitSession, onClose: () => void): Tab {
  const collected: string[] = []
  const tried = <Result>(what: string, work: () => Promise<Result>) => attempt(`WebKit, ${what}`, work)

  async function collect(): Promise<void> {
    const list = await session.execute<string[]>(`${COLLECT}; return window.collectedComplaints.splice(0)`)
    collected.push(...list.filter(isComplaint))
  }
  async function leave(how: () => Promise<unknown>): Promise<void> {
    await collect()
    await navigate(session, how)
  }
  async function press(combination: string): Promise<void> {
    const keys = keysOf(combination)
    await session.post('/actions', keyActions(keys, keys.toReversed()))
  }
  async function setFiles(selector: string, paths: readonly string[]): Promise<void> {
    const reference = await session.post<Record<string, string>>('/element', {
      using: 'css selector',
      value: selector,
    })
    await session.post(`/element/${Object.values(reference)[0]}/value`, { text: paths.join('\n') })
  }

  return {
    goto: (url) => tried(`goto ${url}`, () => leave(() => session.post('/url', { url }))),
    reload: () => tried('reload', () => leave(() => session.post('/refresh', {}))),
    back: () => tried('back', () => leave(() => session.post('/back', {}))),
    resize: ({ width, height }) =>
      tried(`resize to ${width}×${height}`, () => resize(session, width, height)),
    evaluate: <Result extends Json | undefined>(source: string, ...args: readonly Json[]) =>
      tried(`evaluate ${shortened(source)}`, async () =>
        readOutcome<Result>(await session.execute(`${COLLECT}; return ${callExpression(source, args)}`)),
      ),
    click: ({ x, y }) => tried(`click at ${x}, ${y}`, () => session.post('/actions', clickActions(x, y))),
    press: (key) => tried(`press ${key}`, () => press(key)),
    type: (text) =>
      tried(`type ${text}`, async () => {
        for (const character of text) await session.post('/actions', keyActions([character], [character]))
      }),
    setFiles: (selector, paths) => tried(`setFiles ${selector}`, () => setFiles(selector, paths)),
    screenshot: (path) =>
      tried('screenshot', async () =>
        writeFile(path, Buffer.from(await session.get<string>('/screenshot'), 'base64')),
      ),
    async complaints() {
      await tried('complaints', collect)
      return drain(collected)
    },
    async close() {
      onClose()
      await tried('close', () => session.close())
    },
  }
}
