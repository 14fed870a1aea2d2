// @vitest-environment-options { "settings": { "disableIframePageLoading": true } }
import { afterAll, beforeAll, describe, test, vi } from 'vitest'
import Console from '../src/admin/console.tsx'
import Site from '../src/site/site.tsx'
import { same } from './check.ts'
import { openInProcess } from './pages/in-process.tsx'
import { journeys } from './set/index.ts'
import type { JourneyUpstream } from './upstreams/journey-upstream.ts'
import { createReferenceUpstream } from './upstreams/reference.ts'
import type { Journey } from './world.ts'

const sites = { admin: Console, public: Site }
const now = new Date('2026-11-20T10:00:00+05:30')

async function runInProcess(journey: Journey, begun: JourneyUpstream) {
  let pending = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    pending += 1
    try {
      return await begun.upstream.fetch(new Request(input, init))
    } finally {
      pending -= 1
    }
  })
  const opened = openInProcess(sites, { pending: () => pending })
  const { page } = opened
  try {
    if (journey.audience === 'admin' && !journey.isSignedOut)
      await page.store('session', { ...(await begun.signIn()) })
    const world = {
      ...begun,
      page,
      now,
      failNext: () => {},
      width: 'wide' as const,
      async expireToken() {
        if (begun.expireTokens) begun.expireTokens()
        else await page.store('session', { jwtToken: STALE })
      },
    }
    await journey.run(world)
    same(begun.faults(), [], 'What the client should not have done')
  } finally {
    opened.close()
  }
}

const STALE = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwiZXhwIjoxfQ.c3RhbGU'

describe('reference server', () => {
  let reference: Awaited<ReturnType<typeof createReferenceUpstream>>
  beforeAll(async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    reference = await createReferenceUpstream()
  })
  afterAll(() => {
    vi.useRealTimers()
    return reference.close()
  })
  test.each(journeys)('$name', async (journey) => {
    await runInProcess(journey, await reference.begin())
  })
})
