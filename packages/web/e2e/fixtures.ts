import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { checkWithIbm } from './ibm-checker.ts'
import { recordTraffic } from './traffic.ts'

/** Viewports of a phone and a desktop. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** Opens the details of the first row, which have its actions on a phone. */
export const openDetails = (page: Page) =>
  page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click()

/** The themes and sizes in which a page is looked at. */
const looks = [
  { colorScheme: 'dark', viewport: PHONE },
  { colorScheme: 'light', viewport: DESKTOP },
] as const

/** Opens a page in its first look, and looks at it in each. */
export async function inEachLook(page: Page, open: () => Promise<void>, look: () => Promise<void>) {
  for (const [index, { colorScheme, viewport }] of looks.entries()) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (index === 0) await open()
    await look()
  }
}

/** The admin console's URL for a public base URL. */
export const adminUrl = (baseURL: string, path = '/') => {
  const url = new URL(path, baseURL)
  url.hostname = `admin.${url.hostname}`
  return url.href
}

const SCRIPTLESS_FRAMES = 'iframe[sandbox]:not([sandbox~="allow-scripts"])'

/** Waits until nothing moves or fades any more. */
export const animationsEnded = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )

/** Fails if axe or IBM's checker finds a violation of WCAG 2.2 AA or of its own rules. */
export async function expectAccessible(page: Page) {
  // Text that is still fading in has too little contrast.
  await animationsEnded(page)
  // In a frame that allows no scripts the checker would wait for ever. The product shows there what a public page has.
  // Describing what passes, and a page of its own for the report, would take four fifths of the time.
  // Its source takes half a second to evaluate, and stays in the page.
  const hasAxe = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis))
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: '0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(SCRIPTLESS_FRAMES)
    .analyze()
  const second = await checkWithIbm(page)
  // Findings for manual review are attached to the report.
  base.info().annotations.push({ type: 'to review', description: JSON.stringify(second.toReview) })
  expect({
    axe: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ibm: second.violations,
  }).toEqual({ axe: [], ibm: [] })
}

/** Fails if the page or a dialog scrolls horizontally. */
export async function expectNoOverflow(page: Page) {
  const excess = await page.evaluate(() => {
    const { documentElement } = document
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    return [
      documentElement.scrollWidth - window.innerWidth,
      ...dialogs.map((dialog) => dialog.scrollWidth - dialog.clientWidth),
    ]
  })
  expect(Math.max(...excess)).toBeLessThanOrEqual(0)
}

/** Gives `html` the attribute `data-ready` once the application has started, on each page that is opened. */
export const noteStart = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('screenready', () => {
      document.documentElement.dataset.ready = ''
    })
  })

/** Opens a public page, and waits until the application has started. */
export async function openHydrated(page: Page, path: string) {
  await noteStart(page)
  const response = await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
  return response
}

/**
 * Navigates to a public page within the application, as a link does: the browser loads the data and renders the page.
 * `page.goto` would load the page that the server has rendered.
 */
export async function followLink(page: Page, path: string) {
  await openHydrated(page, '/disclosures')
  await page.evaluate((to) => history.pushState(null, '', to), path)
}

interface OutboxMessage {
  phoneNumber: string
  code: string
  sentAt: string
}

/** The last one-time code sent to a phone, from the development outboxes of these servers. */
export async function latestCode(page: Page, phoneNumber: string, origins = ['']): Promise<string> {
  const messagesOf = async (origin: string) => {
    const headers = { accept: 'application/json' }
    const response = await page.request.get(`${origin}/outbox`, { headers })
    return (await response.json()) as OutboxMessage[]
  }
  let code = ''
  await expect(async () => {
    const messages = (await Promise.all(origins.map(messagesOf))).flat()
    const [latest] = messages
      .filter((message) => message.phoneNumber === phoneNumber)
      .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
    expect(latest).toBeDefined()
    code = latest!.code
  }).toPass()
  return code
}

/** Collects violations of CSP and Trusted Types on every page of the browser. */
async function watchPolicies(context: BrowserContext, complaints: string[]) {
  await context.exposeBinding('reportViolation', (_, violation: string) => void complaints.push(violation))
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(violation: string): void }
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        reportViolation(`${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`),
    )
  })
}

/** A host that no network knows, of a picture in a sample blog. */
export const FOREIGN_PICTURES = 'https://formulas.example/'

/** Whether a page may request this URL: of our hosts, of a video that the user opened, or of the foreign picture. */
const isOurs = (url: string) =>
  !/^https?:/.test(url) ||
  /(^|\.)localhost$/.test(new URL(url).hostname) ||
  [VIDEOS, FOREIGN_PICTURES].some((known) => url.startsWith(known))
const VIDEOS = 'https://www.youtube-nocookie.com/embed/'

/**
 * Watches a page. What it returns fails if the page has thrown since, written an error to its console, violated its policy,
 * or requested anything from another host.
 */
export async function watch(page: Page): Promise<() => Promise<void>> {
  const complaints: string[] = []
  await watchPolicies(page.context(), complaints)
  page.context().on('request', (request) => {
    if (!isOurs(request.url())) complaints.push(`requested ${request.url()}`)
  })
  page.on('pageerror', (error) => {
    if (!isSkippedTransition(error)) complaints.push(String(error))
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected(message.text())) complaints.push(message.text())
  })
  const recorded = recordTraffic(page)
  return async () => {
    await recorded()
    expect(complaints).toEqual([])
  }
}

/** Every test fails if its page is not quiet. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const expectQuiet = await watch(page)
      await use(undefined)
      await expectQuiet()
    },
    { auto: true },
  ],
})

/** On a slow machine Chromium skips the transition between two pages, and reports that as an error of the page. */
const isSkippedTransition = ({ message }: Error) => message.startsWith('Transition was ')

/** Chromium reports each error response, and some tests provoke them. */
const expected = (text: string) => text.startsWith('Failed to load resource')

export { expect }
