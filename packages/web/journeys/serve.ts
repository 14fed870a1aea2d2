import { fileURLToPath } from 'node:url'
import { defaultConfig } from '@tarang/runtime-config'
import { isServerPath } from '@tarang/server/app'
import { listen } from '@tarang/server/listener'
import { openSite } from '@tarang/server/site'
import type { Audience } from './page.ts'
import { createFailures } from './run-journey.ts'
import type { JourneyUpstream } from './upstreams/journey-upstream.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

interface Serving {
  /** The upstream has a separate origin, which the page's configuration names. */
  readonly hasOtherOrigin: boolean
}

const LOOPBACK = { host: '127.0.0.1', port: 0 }

/** Serves the built application and the current upstream, from the same port or from another. */
export async function serveApplication({ hasOtherOrigin }: Serving) {
  const site = await openSite(dist)
  const failures = createFailures()
  let currentUpstream: JourneyUpstream | null = null
  const answerByUpstream = async (request: Request): Promise<Response> => {
    if (!currentUpstream) return new Response(null, { status: 503 })
    return failures.answerTo(request) ?? currentUpstream.upstream.fetch(await copyRequest(request))
  }
  const upstreamListener = hasOtherOrigin ? await listen(answerByUpstream, LOOPBACK) : null
  const origin = upstreamListener ? `http://127.0.0.1:${upstreamListener.port}` : ''
  const { apiBase, notificationsBase, contactFormUrl } = defaultConfig
  const config = {
    ...defaultConfig,
    apiBase: origin + apiBase,
    notificationsBase: origin + notificationsBase,
    contactFormUrl: origin + contactFormUrl,
  }
  const listener = await listen(async (request) => {
    const isUpstream = !hasOtherOrigin && isServerPath(new URL(request.url).pathname)
    return isUpstream ? answerByUpstream(request) : site.answer(request, { config, https: false })
  }, LOOPBACK)
  const originOf = (audience: Audience) =>
    `http://${audience === 'admin' ? 'admin.' : ''}localhost:${listener.port}`
  return {
    failures,
    originOf,
    setUpstream(journeyUpstream: JourneyUpstream) {
      currentUpstream = journeyUpstream
    },
    close: () => Promise.all([listener.close(1000), upstreamListener?.close(1000)]),
  }
}

/** Copies a request of our listener, which is not a real `Request` and cannot be cloned with other headers. */
async function copyRequest(request: Request): Promise<Request> {
  const { method, url, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : null
  return new Request(url, { method, headers: new Headers(headers), body: body?.byteLength ? body : null })
}
