import type { Browser, ConsoleMessage, Page, Response } from 'playwright'
import { secondOpinion } from '../../packages/web/e2e/second-opinion.ts'
import { cutOff, motion, unseenFocus, words } from './in-page.ts'
import type { Mode } from './modes.ts'

/** What was found in one story in one mode; nothing found is a pass. */
export interface Visit {
  readonly story: string
  readonly mode: string
  readonly findings: readonly string[]
  /** Everything that the page said in the end. */
  readonly words: string
  /** The page answers no more: the next story needs another. */
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

/** What axe found, without all that it found in order. */
interface Violation {
  readonly id: string
  readonly html: readonly string[]
}

interface Finished {
  readonly failure: string | null
  readonly violations: readonly Violation[]
}

const PATIENCE = 40_000

/** What Storybook's frame has to offer to whoever looks after it from outside. */
interface Frame {
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> }
  __STORYBOOK_ADDONS_CHANNEL__: Channel
}

interface Channel {
  on(event: string, listener: (payload: never) => void): void
  off(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: unknown): void
}

/** A whole screen of either site, which IBM's checker looks at as well; a part alone is no page. */
const isScreen = (story: string) => /^(admin|site)-/.test(story)

/** Opens Storybook's frame once for a mode; stories are then exchanged in it, as its own sidebar does. */
export async function openFrame(browser: Browser, url: string, mode: Mode): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: mode.width, height: 900 },
    forcedColors: mode.forcedColors,
    reducedMotion: mode.reducedMotion,
    colorScheme: mode.globals.theme,
  })
  page.setDefaultTimeout(PATIENCE)
  await page.goto(`${url}/iframe.html?viewMode=story`)
  await page.waitForFunction(
    () => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis && '__STORYBOOK_PREVIEW__' in globalThis,
  )
  await page.evaluate(async (globals) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      globalThis as never as Frame
    await preview.ready()
    channel.emit('updateGlobals', { globals })
  }, mode.globals)
  return page
}

/** The same as `look`, for a page that may never answer again. */
export async function visit(...[page, story, mode, picture]: Parameters<typeof look>): Promise<Visit> {
  const stuck = Promise.withResolvers<Visit>()
  const findings = [`the page did not answer within ${PATIENCE} ms`]
  const timer = setTimeout(
    () => stuck.resolve({ story, mode: mode.name, findings, words: '', isStuck: true }),
    PATIENCE * 1.5,
  )
  try {
    return await Promise.race([look(page, story, mode, picture), stuck.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Shows one story, waits until it has been played and axe has looked at it, and looks at the rest itself. */
async function look(page: Page, story: string, mode: Mode, picture?: string): Promise<Visit> {
  const findings: string[] = []
  const hear = (message: ConsoleMessage) => {
    const says = message.text()
    // Said better below, with its address.
    if (message.type() !== 'error' || says.startsWith('Failed to load resource')) return
    findings.push(`console: ${says.slice(0, 300)}`)
  }
  const hearAnswer = (response: Response) => {
    // A story may ask for a picture that is not there any more, and says so by its name.
    if (response.status() >= 400 && !response.url().includes('/files/gone.'))
      findings.push(`${response.status()}: ${response.url()}`)
  }
  const hearError = (error: Error) => findings.push(`uncaught: ${error.message.slice(0, 300)}`)
  page.on('console', hear)
  page.on('pageerror', hearError)
  page.on('response', hearAnswer)
  try {
    const { failure, violations } = await page.evaluate(play, { story, patience: PATIENCE })
    if (failure) findings.push(failure)
    for (const { id, html } of violations) {
      // Forced colours are the system's own; what axe reads there are the page's.
      if (id === 'color-contrast' && mode.forcedColors === 'active') continue
      findings.push(`axe: ${id}, ${html.join(' … ')}`)
    }
    if (isScreen(story)) {
      const { violations } = await secondOpinion(page)
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
    const said = await page.evaluate(words)
    if (picture) await page.screenshot({ path: picture, animations: 'disabled' })
    // Only a key that was really pressed makes the focus visible.
    await page.keyboard.press('Tab')
    findings.push(...(await page.evaluate(unseenFocus)))
    return { story, mode: mode.name, findings, words: said }
  } catch (error) {
    return { story, mode: mode.name, findings: [...findings, `not visited: ${String(error)}`], words: '' }
  } finally {
    page.off('console', hear)
    page.off('pageerror', hearError)
    page.off('response', hearAnswer)
  }
}

/** Runs in the frame: shows the story, and resolves when it is through. */
function play({ story, patience }: { story: string; patience: number }): Promise<Finished> {
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
      const says = typeof error === 'string' ? error : (error.message ?? error.description ?? '')
      failure = `${what}: ${says.slice(0, 400)}`
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
    const timer = setTimeout(() => failAndEnd('not finished')(`after ${patience} ms` as never), patience)
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
  })
}
