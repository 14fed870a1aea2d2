import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json, Tab } from '../engine.ts'
import { type Audience, createPage, type Driver, type Page, type UploadFile } from '../page.ts'
import type { BrowserProbe } from './browser-probe.ts'
import { CALL } from './probe-script.ts'

interface InBrowser {
  readonly tab: Tab
  /** The script from `bundleProbe`. */
  readonly script: string
  urlOf(path: string, audience: Audience): string
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 40))
const TIMEOUT = 20_000

/** A page of the built application in a tab of a real browser. */
export function openInBrowser({ tab, script, urlOf }: InBrowser): Page {
  async function read<Name extends keyof BrowserProbe>(
    name: Name,
    ...args: Parameters<BrowserProbe[Name]>
  ): Promise<Awaited<ReturnType<BrowserProbe[Name]>>> {
    const call = () => tab.evaluate<Json>(CALL, name, args as unknown as Json)
    let answer = await call()
    if (answer === null) {
      await tab.evaluate(script)
      answer = await call()
    }
    return (answer as { value: unknown }).value as never
  }

  /** Reads, and once more if a navigation of the tab broke the first attempt. */
  async function readSoon<Name extends keyof BrowserProbe>(
    name: Name,
    ...args: Parameters<BrowserProbe[Name]>
  ): Promise<Awaited<ReturnType<BrowserProbe[Name]>>> {
    try {
      return await read(name, ...args)
    } catch (error) {
      if (!/left before|context|navigat|destroyed|no ?such|detached/i.test(String(error))) throw error
      await pause()
      return read(name, ...args)
    }
  }

  async function pressAt(query: Parameters<BrowserProbe['point']>[0]) {
    const end = performance.now() + TIMEOUT
    for (;;) {
      const point = await readSoon('point', query)
      if (point) return tab.click(point)
      if (performance.now() > end) {
        const covering = await readSoon('covering', query)
        throw new Error(`${JSON.stringify(query)} is covered or moving: ${covering}`)
      }
      await pause()
    }
  }

  const driver: Driver = {
    timeout: TIMEOUT,
    goto: (path, audience) => tab.goto(urlOf(path, audience)),
    reload: () => tab.reload(),
    back: () => tab.back(),
    forward: async () => void (await tab.evaluate('() => history.forward()')),
    read: readSoon,
    click: pressAt,
    async fill(query, text) {
      // WebKitGTK under Xvfb sometimes loses a key just after the window gets focus.
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        if (!(await readSoon('startTyping', query, text))) return
        if (text === '') await tab.press('Backspace')
        else await tab.type(text)
        if ((await readSoon('value', query)) === text) return
      }
    },
    async choose(query, option) {
      if (await readSoon('choose', query, option)) return
      await pressAt({ role: 'radio', name: option, within: query })
    },
    press: (key) => tab.press(key),
    type: (text) => tab.type(text),
    async upload(query, files) {
      await withFiles(files, async (paths) => tab.setFiles(await readSoon('markUpload', query), paths))
    },
    pause,
  }
  return createPage(driver)
}

async function withFiles(files: readonly UploadFile[], use: (paths: readonly string[]) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'tarang-journey-'))
  const paths = files.map(({ name }) => join(folder, name))
  await Promise.all(files.map(({ bytes }, index) => writeFile(paths[index] as string, bytes)))
  await use(paths)
  // A browser may read a file only when the form is sent.
  setTimeout(() => void rm(folder, { recursive: true, force: true }), 60_000).unref()
}
