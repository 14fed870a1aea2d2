import type { Browser, ConsoleMessage, Page, Response } from 'playwright'
import { checkWithIbm } from '../../packages/web/e2e/ibm-checker.ts'
import { cutOff, motion, unseenFocus } from './in-page.ts'
import type { Mode } from './modes.ts'
import { type Frame, openPreview } from './preview.ts'

/** The findings in one story in one mode; a visit without findings has passed. */
export interface Visit {
  readonly story: string
  readonly mode: string
  readonly findings: readonly string[]
  /** The page no longer answers, so the next story needs a new page. */
  readonly isStuck?: boolean
}

interface AxeReport {
  readonly type: string
  readonly status: string
  readonly result: {
    readonly violations?: readonly { id: string; nodes: readonly { html: string }[] }[]
    readonly error?: unknown
  }
}

/** A violation of axe. */
interface Violation {
  readonly id: string
  readonly html: readonly string[]
}

interface Finished {
  readonly failure: string | null
  readonly violations: readonly Violation[]
}

const TIMEOUT = 40_000

/** IBM's checker tests whole pages, so it runs on screens only; of the settings it sees the theme and the width. */
const isForIbm = (story: string, { globals, forcedColors }: Mode) =>
  /^(admin|site)-/.test(story) && globals.direction === 'ltr' && forcedColors === 'none'

/** Opens Storybook's frame once for a mode; stories then replace each other in it, as with Storybook's sidebar. */
export async function openFrame(browser: Browser, url: string, mode: Mode): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: mode.width, height: 900 },
    forcedColors: mode.forcedColors,
    reducedMotion: mode.reducedMotion,
    colorScheme: mode.globals.theme,
  })
  page.setDefaultTimeout(TIMEOUT)
  await openPreview(page, url, { ...mode.globals })
  return page
}

/** Runs `look` with a time limit for the whole visit, because the page may hang. */
export async function visit(...[page, story, mode, picture]: Parameters<typeof look>): Promise<Visit> {
  const stuck = Promise.withResolvers<Visit>()
  const findings = [`the page did not answer within ${TIMEOUT} ms`]
  const timer = setTimeout(
    () => stuck.resolve({ story, mode: mode.name, findings, isStuck: true }),
    TIMEOUT * 1.5,
  )
  try {
    return await Promise.race([look(page, story, mode, picture), stuck.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Shows one story, waits for its play function and axe, and runs the other checks. */
async function look(page: Page, story: string, mode: Mode, picture?: string): Promise<Visit> {
  const findings: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text()
    // `onResponse` reports these, with the address.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return
    findings.push(`console: ${text.slice(0, 300)}`)
  }
  const onResponse = (response: Response) => {
    // Stories request missing pictures under this name.
    if (response.status() >= 400 && !response.url().includes('/files/gone.'))
      findings.push(`${response.status()}: ${response.url()}`)
  }
  const onPageError = (error: Error) => findings.push(`uncaught: ${error.message.slice(0, 300)}`)
  page.on('console', onConsole)
  page.on('pageerror', onPageError)
  page.on('response', onResponse)
  try {
    const { failure, violations } = await page.evaluate(play, { story, timeout: TIMEOUT })
    if (failure) findings.push(failure)
    for (const { id, html } of violations) {
      // In forced colours the browser draws system colours, but axe reads the page's.
      if (id === 'color-contrast' && mode.forcedColors === 'active') continue
      findings.push(`axe: ${id}, ${html.join(' … ')}`)
    }
    if (isForIbm(story, mode)) {
      const { violations } = await checkWithIbm(page)
      findings.push(...violations.map((violation) => `ibm: ${violation}`))
    }
    const { dir, theme } = await page.evaluate(() => {
      const { dir, dataset } = document.documentElement
      return { dir, theme: dataset.theme }
    })
    if (dir !== mode.globals.direction || theme !== mode.globals.theme)
      findings.push(`not in ${mode.name}: ${dir}, ${theme}`)
    findings.push(...(await page.evaluate(cutOff)))
    if (mode.reducedMotion === 'reduce') findings.push(...(await page.evaluate(motion)))
    if (picture) await page.screenshot({ path: picture, animations: 'disabled' })
    // Only a real key press makes the focus visible.
    await page.keyboard.press('Tab')
    findings.push(...(await page.evaluate(unseenFocus)))
    return { story, mode: mode.name, findings }
  } catch (error) {
    return { story, mode: mode.name, findings: [...findings, `not visited: ${String(error)}`] }
  } finally {
    page.off('console', onConsole)
    page.off('pageerror', onPageError)
    page.off('response', onResponse)
  }
}

/** Runs in the frame: shows the story, and resolves when it has finished. */
function play({ story, timeout }: { story: string; timeout: number }): Promise<Finished> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as never as Frame
  return new Promise((resolve) => {
    let failure: string | null = null
    const end = (reports: readonly AxeReport[]) => {
      clearTimeout(timer)
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      const found = reports.filter(({ type, status }) => type === 'a11y' && status === 'failed')
      resolve({
        failure,
        violations: found.flatMap(({ result: { error, violations = [] } }) => [
          ...(error ? [{ id: String(error), html: [] }] : []),
          ...violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html.slice(0, 120)) })),
        ]),
      })
    }
    const fail = (what: string) => (error: { message?: string; description?: string } | string) => {
      const text = typeof error === 'string' ? error : (error.message ?? error.description ?? '')
      failure = `${what}: ${text.slice(0, 400)}`
    }
    const failAndEnd = (what: string) => (error: never) => {
      fail(what)(error)
      end([])
    }
    const listeners: Record<string, (payload: never) => void> = {
      storyFinished: ({ storyId, reporters }: { storyId: string; reporters: readonly AxeReport[] }) => {
        if (storyId === story) end(reporters)
      },
      playFunctionThrewException: fail('play'),
      unhandledErrorsWhilePlaying: fail('unhandled while playing'),
      storyThrewException: failAndEnd('render'),
      storyErrored: failAndEnd('render'),
      storyMissing: failAndEnd('missing'),
    }
    const timer = setTimeout(() => failAndEnd('not finished')(`after ${timeout} ms` as never), timeout)
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
  })
}
