import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { secondOpinion } from './second-opinion.ts'
import { recordTraffic } from './traffic.ts'

/** Phone and desktop, as the issue names them. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

export const THEMES = ['light', 'dark'] as const

/** The admin console's address beside a public one. */
export const adminUrl = (baseURL: string, path = '/') => {
  const url = new URL(path, baseURL)
  url.hostname = `admin.${url.hostname}`
  return url.href
}

/** Axe and IBM's checker find nothing, by WCAG 2.2 AA and their own requirements. */
export async function expectAccessible(page: Page) {
  // What is still fading in has half its contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  const second = await secondOpinion(page)
  // What only a person can judge is kept with the report.
  base.info().annotations.push({ type: 'to review', description: JSON.stringify(second.toReview) })
  expect({
    axe: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ibm: second.violations,
  }).toEqual({ axe: [], ibm: [] })
}

/** Nothing sticks out sideways: not of the page, and not of a dialog on it. */
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

interface OutboxMessage {
  phoneNumber: string
  code: string
  sentAt: string
}

/** The one-time code last sent to a phone, read from the development outbox as a person would. */
export async function latestCode(page: Page, phoneNumber: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const response = await page.request.get('/outbox', { headers: { accept: 'application/json' } })
    const messages = (await response.json()) as OutboxMessage[]
    const [latest] = messages
      .filter((message) => message.phoneNumber === phoneNumber)
      .sort((a, b) => b.sentAt.localeCompare(a.sentAt))
    expect(latest).toBeDefined()
    code = latest!.code
  }).toPass()
  return code
}

/** What breaks a page's policy, of content or of trusted types, in whichever page of the browser it happens. */
async function watchPolicies(context: BrowserContext, complaints: string[]) {
  await context.exposeBinding('reportViolation', (_, violation: string) => void complaints.push(violation))
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(violation: string): void }
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        reportViolation(`${effectiveDirective} held back ${blockedURI} (${sourceFile}:${lineNumber})`),
    )
  })
}

/** The hosts that a page may ask of its own accord: ours. A video is asked for by a person, and of its own host. */
const isOurs = (url: string) =>
  !/^https?:/.test(url) || /(^|\.)localhost$/.test(new URL(url).hostname) || url.startsWith(VIDEOS)
const VIDEOS = 'https://www.youtube-nocookie.com/embed/'

/**
 * Every test fails if the page throws or writes an error to its console, breaks its own policy, or asks anything of
 * another host.
 */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      await watchPolicies(page.context(), complaints)
      page.context().on('request', (request) => {
        if (!isOurs(request.url())) complaints.push(`asked ${request.url()}`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected(message.text())) complaints.push(message.text())
      })
      const recorded = recordTraffic(page)
      await use(undefined)
      await recorded()
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Chromium itself reports each refused answer; the refusals are what some journeys are about. */
const expected = (text: string) => text.startsWith('Failed to load resource')

export { expect }
