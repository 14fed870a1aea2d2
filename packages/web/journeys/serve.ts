import { fileURLToPath } from 'node:url'
import { defaultConfig } from '@tarang/runtime-config'
import { isServerPath } from '../../server/src/app.ts'
import { listen } from '../../server/src/listener.ts'
import { openSite } from '../../server/src/web/site.ts'
import type { Audience } from './page.ts'
import { createFailures } from './run-journey.ts'
import type { JourneyUpstream } from './upstreams/journey-upstream.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

interface Serving {
  /** The upstream has an origin of its own, and the configuration of the page names it. */
  readonly isUpstreamElsewhere: boolean
}

const LOOPBACK = { host: '127.0.0.1', port: 0 }

/** Serves the built application, and whichever upstream is behind it: from the same port, or from another. */
export async function serveApplication({ isUpstreamElsewhere }: Serving) {
  const site = await openSite(dist)
  const failures = createFailures()
  let behind: JourneyUpstream | null = null
  const answerBehind = async (request: Request): Promise<Response> => {
    if (!behind) return new Response(null, { status: 503 })
    return failures.answerTo(request) ?? behind.upstream.fetch(await wholeOf(request))
  }
  const elsewhere = isUpstreamElsewhere ? await listen(answerBehind, LOOPBACK) : null
  const origin = elsewhere ? `http://127.0.0.1:${elsewhere.port}` : ''
  const { apiBase, notificationsBase, contactFormUrl } = defaultConfig
  const config = {
    ...defaultConfig,
    apiBase: origin + apiBase,
    notificationsBase: origin + notificationsBase,
    contactFormUrl: origin + contactFormUrl,
  }
  const listener = await listen(async (request) => {
    const isUpstream = !isUpstreamElsewhere && isServerPath(new URL(request.url).pathname)
    return isUpstream ? answerBehind(request) : site.answer(request, { config, https: false })
  }, LOOPBACK)
  const originOf = (audience: Audience) =>
    `http://${audience === 'admin' ? 'admin.' : ''}localhost:${listener.port}`
  return {
    failures,
    originOf,
    put(begun: JourneyUpstream) {
      behind = begun
    },
    close: () => Promise.all([listener.close(1000), elsewhere?.close(1000)]),
  }
}

/** The listener's requests are no real ones: they cannot be copied with other headers. */
async function wholeOf(request: Request): Promise<Request> {
  const { method, url, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : null
  return new Request(url, { method, headers: new Headers(headers), body: body?.byteLength ? body : null })
}
