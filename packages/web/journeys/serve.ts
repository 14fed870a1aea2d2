import { fileURLToPath } from 'node:url'
import { defaultConfig } from '@tarang/runtime-config'
import { isServerPath } from '@tarang/server/app'
import { listen } from '@tarang/server/listener'
import { openSite } from '@tarang/server/site'
import type { Audience } from './page.ts'
import { createFailures } from './run-journey.ts'
import type { JourneyUpstream } from './upstreams/journey-upstream.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

export const anyPort = { HOST: '127.0.0.1', PORT: 0, KEEP_ALIVE_TIMEOUT: 75_000, IMPORT_SIZE_LIMIT: 0 }

/** A running server of the journeys' sites. */
export interface Served {
  readonly failures: ReturnType<typeof createFailures>
  originOf(audience: Audience): string
  /** Prepares for a journey: its upstream, and whether the console offers the screens of the extensions. */
  prepare(journeyUpstream: JourneyUpstream, hasExtensions: boolean): void
  close(): Promise<unknown>
}

/** Answers requests by the upstream of the current journey. */
export function createUpstreamAnswer() {
  const failures = createFailures()
  let current: JourneyUpstream | null = null
  return {
    failures,
    set(journeyUpstream: JourneyUpstream) {
      current = journeyUpstream
    },
    async answer(request: Request): Promise<Response> {
      const upstream = current?.upstream
      if (!upstream) return new Response(null, { status: 503 })
      const copy = await copyRequest(request)
      const forward = () => upstream.fetch(copy)
      return failures.answerTo(request) ?? failures.interceptOf(request)?.(forward) ?? forward()
    },
  }
}

/** Serves the built application and the current upstream. */
export async function serveApplication(): Promise<Served> {
  const site = await openSite(dist)
  const upstream = createUpstreamAnswer()
  let extensions = false
  const listener = await listen(async (request) => {
    const config = { ...defaultConfig, extensions }
    return isServerPath(new URL(request.url).pathname)
      ? upstream.answer(request)
      : site.answer(request, { config, https: false })
  }, anyPort)
  const originOf = (audience: Audience) =>
    `http://${audience === 'admin' ? 'admin.' : ''}localhost:${listener.port}`
  return {
    failures: upstream.failures,
    originOf,
    prepare(journeyUpstream, hasExtensions) {
      upstream.set(journeyUpstream)
      extensions = hasExtensions
    },
    close: () => listener.close(1000),
  }
}

/** Copies a request of our listener, which is not a real `Request` and cannot be cloned with other headers. */
async function copyRequest(request: Request): Promise<Request> {
  const { method, url, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : null
  return new Request(url, { method, headers: new Headers(headers), body: body?.byteLength ? body : null })
}
