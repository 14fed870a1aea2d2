import { expectEqual } from './check.ts'
import type { Intercept, Journey, JourneyContext } from './journey.ts'
import type { Page } from './page.ts'
import type { JourneyUpstream } from './upstreams/journey-upstream.ts'

/** An expired token that no upstream issued. */
const STALE = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwiZXhwIjoxfQ.c3RhbGU'

/** Fails the next request to a path with 500, and replaces answers in browsers. */
export function createFailures() {
  const paths = new Set<string>()
  const intercepts = new Map<string, Intercept>()
  return {
    failNext: (path: string) => void paths.add(path),
    /** Replaces every answer of a path until the next journey. */
    intercept: (path: string, answer: Intercept) => void intercepts.set(path, answer),
    interceptOf: (request: Request) => intercepts.get(new URL(request.url).pathname),
    clearIntercepts: () => intercepts.clear(),
    /** The 500 response if this request should fail; else null. */
    answerTo(request: Request): Response | null {
      // A CORS preflight is not a request of the journey.
      if (request.method === 'OPTIONS' || !paths.delete(new URL(request.url).pathname)) return null
      return new Response('down', { status: 500, headers: { 'access-control-allow-origin': '*' } })
    },
  }
}

interface Run extends Pick<JourneyContext, 'width'> {
  readonly journey: Journey
  readonly page: Page
  readonly journeyUpstream: JourneyUpstream
  readonly failures: ReturnType<typeof createFailures>
}

/** Runs one journey on an open page. It also fails if the client broke a rule of the upstream. */
export async function runJourney({ journey, page, journeyUpstream, failures, width }: Run) {
  failures.clearIntercepts()
  await journey.run({
    page,
    width,
    upstream: journeyUpstream.upstream,
    records: journeyUpstream.records,
    hasTimes: journeyUpstream.hasTimes,
    staff: journeyUpstream.staff,
    idOf: journeyUpstream.idOf,
    bodyOf: journeyUpstream.bodyOf,
    failNext: failures.failNext,
    intercept: failures.intercept,
    async expireToken() {
      if (journeyUpstream.expireTokens) journeyUpstream.expireTokens()
      else await page.store('session', { jwtToken: STALE })
    },
  })
  expectEqual(journeyUpstream.faults(), [], 'Rules of the upstream that the client broke')
}
