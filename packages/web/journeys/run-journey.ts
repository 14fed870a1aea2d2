import { expectEqual } from './check.ts'
import type { Journey, JourneyContext } from './journey.ts'
import type { Page } from './page.ts'
import type { JourneyUpstream } from './upstreams/journey-upstream.ts'

/** A token that no upstream knows, and that says of itself that it has expired. */
const STALE = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwiZXhwIjoxfQ.c3RhbGU'

/** Answers the next call of a path in the place of the upstream. */
export function createFailures() {
  const paths = new Set<string>()
  return {
    failNext: (path: string) => void paths.add(path),
    /** The answer to a request that is to fail; null for any other. */
    answerTo(request: Request): Response | null {
      // What a browser asks before is no call of the journey.
      if (request.method === 'OPTIONS' || !paths.delete(new URL(request.url).pathname)) return null
      return new Response('down', { status: 503, headers: { 'access-control-allow-origin': '*' } })
    },
  }
}

interface Run extends Pick<JourneyContext, 'now' | 'width'> {
  readonly journey: Journey
  readonly page: Page
  readonly journeyUpstream: JourneyUpstream
  readonly failures: ReturnType<typeof createFailures>
}

/** Runs one journey on a page that is open; what the client must not have done fails it too. */
export async function runJourney({ journey, page, journeyUpstream, failures, now, width }: Run) {
  await journey.run({
    page,
    now,
    width,
    upstream: journeyUpstream.upstream,
    records: journeyUpstream.records,
    hasTimes: journeyUpstream.hasTimes,
    hasDays: journeyUpstream.hasDays,
    staff: journeyUpstream.staff,
    idOf: journeyUpstream.idOf,
    bodyOf: journeyUpstream.bodyOf,
    failNext: failures.failNext,
    async expireToken() {
      if (journeyUpstream.expireTokens) journeyUpstream.expireTokens()
      else await page.store('session', { jwtToken: STALE })
    },
  })
  expectEqual(journeyUpstream.faults(), [], 'What the client should not have done')
}
