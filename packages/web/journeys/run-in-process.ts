import { afterAll, beforeAll, beforeEach, describe, test, vi } from 'vitest'
import Console from '../src/admin/console.tsx'
import Site from '../src/site/site.tsx'
import { translatePage } from '../src/testing/translator.ts'
import { expectEqual } from './check.ts'
import type { Journey } from './journey.ts'
import { openInProcess } from './pages/in-process.tsx'
import { createFailures, runJourney } from './run-journey.ts'
import type { JourneyUpstream } from './upstreams/journey-upstream.ts'
import { createReferenceUpstream } from './upstreams/reference.ts'

const sites = { admin: Console, public: Site }
export const now = new Date('2026-11-20T10:00:00+05:30')

beforeAll(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
// Public pages log failed loads.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterAll(() => void vi.useRealTimers())

/** Runs one journey in this process's document, also as in a browser that translates it. It fails if the page logs an error. */
export async function runInProcess(
  journey: Journey,
  journeyUpstream: JourneyUpstream,
  { isTranslated = false } = {},
) {
  let pending = 0
  const failures = createFailures()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const stopTranslation = isTranslated ? translatePage() : () => {}
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    pending += 1
    const request = new Request(input, init)
    try {
      return failures.answerTo(request) ?? (await journeyUpstream.upstream.fetch(request))
    } finally {
      pending -= 1
    }
  })
  const { page, close } = openInProcess(sites, { pending: () => pending })
  try {
    const isSignedIn = journey.audience === 'admin' && !journey.isSignedOut
    if (isSignedIn) await page.store('session', { ...(await journeyUpstream.signIn()) })
    await runJourney({ journey, page, journeyUpstream, failures, width: 'wide' })
    expectEqual(errors.mock.calls.map(String), [], 'Errors that the page logged')
  } finally {
    close()
    stopTranslation()
    errors.mockRestore()
  }
}

/** Defines a test of each journey against the reference server. */
export function forReferenceServer(journeys: readonly Journey[]) {
  describe('the reference server', () => {
    let reference: Awaited<ReturnType<typeof createReferenceUpstream>>
    beforeAll(async () => {
      const { origin } = location
      reference = await createReferenceUpstream({ origins: { public: origin, admin: origin } })
    })
    afterAll(() => reference.close())
    test.each(journeys)('$name', async (journey) => {
      await runInProcess(journey, await reference.begin(), { isTranslated: true })
    })
  })
}
