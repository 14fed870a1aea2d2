import { dialects } from '@tarang/server/foreign'
import { afterAll, beforeAll, beforeEach, describe, test, vi } from 'vitest'
import Console from '../src/admin/console.tsx'
import Site from '../src/site/site.tsx'
import type { Journey } from './journey.ts'
import { openInProcess } from './pages/in-process.tsx'
import { createFailures, runJourney } from './run-journey.ts'
import { journeys } from './set/index.ts'
import { createForeignJourneyUpstream } from './upstreams/foreign.ts'
import type { JourneyUpstream } from './upstreams/journey-upstream.ts'
import { createReferenceUpstream } from './upstreams/reference.ts'

const sites = { admin: Console, public: Site }
const now = new Date('2026-11-20T10:00:00+05:30')

/** Selects dialects by prefix: `JOURNEY_DIALECTS=plain,07-`. */
const requestedDialects = process.env.JOURNEY_DIALECTS?.split(',')
const testedDialects = dialects.filter(
  ({ name }) => requestedDialects?.some((part) => name.startsWith(part)) ?? true,
)

/**
 * `JOURNEY_SHARE=3` runs every third pair of dialect and journey. Every run contains each dialect and each journey, and
 * three days together contain every pair. `JOURNEY_DAY` repeats the share of another day.
 */
const share = Number(process.env.JOURNEY_SHARE ?? 1)
const day = Number(process.env.JOURNEY_DAY ?? Math.floor(Date.now() / 86_400_000))
const isInShare = (dialect: number, journey: number) => (dialect + journey + day) % share === 0

async function runInProcess(journey: Journey, journeyUpstream: JourneyUpstream) {
  let pending = 0
  const failures = createFailures()
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
    await runJourney({ journey, page, journeyUpstream, failures, now, width: 'wide' })
  } finally {
    close()
  }
}

beforeAll(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
// Public pages log failed loads.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterAll(() => void vi.useRealTimers())

describe('the reference server', () => {
  let reference: Awaited<ReturnType<typeof createReferenceUpstream>>
  beforeAll(async () => {
    const { origin } = location
    reference = await createReferenceUpstream({ origins: { public: origin, admin: origin } })
  })
  afterAll(() => reference.close())
  test.each(journeys)('$name', async (journey) => {
    await runInProcess(journey, await reference.begin())
  })
})

describe.each(testedDialects)('the dialect $name', (dialect) => {
  const index = dialects.indexOf(dialect)
  test.each(journeys.filter((_, journey) => isInShare(index, journey)))('$name', async (journey) => {
    await runInProcess(journey, createForeignJourneyUpstream(dialect, now))
  })
})
